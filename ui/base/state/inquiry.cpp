// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/state/inquiry.h"

#include "ui/base/state/sql_text.h"

#include <algorithm>

using namespace ratatosk;

namespace {

QStringList statementsIn(const QString& text)
{
    const std::string bytes = text.toStdString();
    QStringList statements;
    for (const TextSpan& span : statementsOf(bytes))
        statements << QString::fromStdString(bytes.substr(static_cast<size_t>(span.begin), static_cast<size_t>(span.end - span.begin)));
    return statements;
}

/// Whether what was run still stands in the editor. A table that no statement has made is always what it was.
bool isWritten(const StatementRun& run, const QString& text)
{
    if (text == run.text)
        return true;
    const QStringList statements = statementsIn(text);
    return std::ranges::all_of(run.written,
                               [&](const QString& statement) { return statement.isEmpty() || statements.contains(statement); });
}

} // namespace

const AnswerCandidate* Inquiry::chosen() const
{
    return answer && candidate >= 0 ? &answer->candidates[static_cast<size_t>(candidate)] : nullptr;
}

bool isRunOutdated(const Inquiry& inquiry)
{
    const StatementRun& run = inquiry.run;
    return !run.outcomes.empty() && (run.isOld || !isWritten(run, inquiry.text));
}

bool wantsReadingAnew(const Inquiry& inquiry)
{
    constexpr double quick = 500; // milliseconds
    const StatementRun& run = inquiry.run;
    const bool isOne = run.isOld && run.outcomes.size() == 1 && !run.outcomes.front().changes && run.outcomes.front().table;
    return isOne && (*run.outcomes.front().table)->milliseconds < quick;
}

Inquiry::State stateOf(const Inquiry& inquiry)
{
    const StatementRun& run = inquiry.run;
    if (inquiry.isAsking)
        return Inquiry::State::Asking;
    if (inquiry.isRunning)
        return Inquiry::State::Running;
    if (inquiry.failure)
        return Inquiry::State::Failed;
    if (!inquiry.heldBack.isEmpty())
        return Inquiry::State::NotRun;
    if (run.outcomes.empty())
        return Inquiry::State::Empty;
    if (isRunOutdated(inquiry))
        return Inquiry::State::Outdated;
    return run.outcomes.back().table ? Inquiry::State::Done : Inquiry::State::Failed;
}

bool showsOwnRows(const Inquiry& inquiry)
{
    return inquiry.answer && stateOf(inquiry) == Inquiry::State::Done && !answerRows(inquiry);
}

const ratatosk::ResultTable* answerRows(const Inquiry& inquiry)
{
    const ratatosk::AnswerCandidate* chosen = inquiry.chosen();
    const bool isOne = inquiry.run.outcomes.size() == 1 && inquiry.run.outcomes.front().table;
    if (!chosen || !isOne || stateOf(inquiry) != Inquiry::State::Done || inquiry.run.outcomes.front().sql != chosen->sql)
        return nullptr;
    return inquiry.run.outcomes.front().table->get();
}
