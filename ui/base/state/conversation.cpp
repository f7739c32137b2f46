// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/state/conversation.h"

using namespace ratatosk;

namespace {

/// More are never read.
constexpr std::size_t kMostTurns = 8;

/// What was run last, else the chosen answer; empty where there is neither.
std::string queryOf(const Inquiry& inquiry)
{
    if (!inquiry.heldBack.isEmpty())
        return {};
    if (!inquiry.recalled.isEmpty())
        return inquiry.recalled.toStdString();
    if (!inquiry.run.statements.isEmpty() && !inquiry.run.outcomes.empty())
        return inquiry.run.statements.last().toStdString();
    const AnswerCandidate* chosen = inquiry.chosen();
    return chosen ? chosen->sql : std::string();
}

} // namespace

std::vector<EarlierTurn> turnsUpTo(const Inquiry& inquiry)
{
    if (inquiry.question.isEmpty())
        return {};
    const bool isNew = inquiry.answer && !inquiry.answer->followUp.isTaken; // what went before it is another conversation
    std::vector<EarlierTurn> turns = isNew ? std::vector<EarlierTurn>() : inquiry.context.earlier;
    if (std::string query = queryOf(inquiry); !query.empty())
        turns.push_back({inquiry.question.toStdString(), std::move(query)});
    if (turns.size() > kMostTurns)
        turns.erase(turns.begin(), turns.end() - kMostTurns);
    return turns;
}
