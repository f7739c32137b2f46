// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/checked_questions.h"

#include "core/answer/value/trust.h"
#include "core/parser/ranking/trial_run.h"
#include "core/questions/synthesis/starter_questions.h"

#include <algorithm>

namespace ratatosk {

namespace {

constexpr int kMostTried = 30;
constexpr int kFewestTried = 8;
constexpr int kItemsOfMost = 150; ///< columns and tables: up to here a question takes a fraction of a second

/// What remains to be doubted is no matter of the words, and the rows are compared.
bool isSure(const Assessment& assessment)
{
    return assessment.trust == Trust::Likely || assessment.doubt == Doubt::GuessedJoin || assessment.doubt == Doubt::UnreadCells;
}

int mostTried(const Schema& schema)
{
    const int items = std::max(1, schema.columnCount() + schema.tableCount());
    return std::clamp(kMostTried * kItemsOfMost / items, kFewestTried, kMostTried);
}

/// In any order: the order of a made-up question's rows is seldom what it is about.
bool haveSameRows(const Connection& connection, const std::string& left, const std::string& right, const std::stop_token& stop)
{
    const TrialRun one = tryOut(connection, left, false, stop);
    const TrialRun other = tryOut(connection, right, false, stop);
    return one.fingerprint != 0 && one.fingerprint == other.fingerprint && one.isComplete == other.isComplete;
}

} // namespace

Result<std::vector<std::string>> checkedQuestions(const Connection& connection, const Schema& schema, const AskOne& ask, int count,
                                                  std::stop_token stop)
{
    auto left = starterQuestions(connection, schema, stop);
    if (!left)
        return left.error();
    std::vector<StarterQuestion> chosen;
    auto next = mostWanted(*left, chosen);
    for (int answered = 0; next && answered < mostTried(schema) && std::ssize(chosen) < count && !stop.stop_requested(); ++answered) {
        const StarterQuestion starter = std::move((*left)[*next]);
        left->erase(left->begin() + static_cast<std::ptrdiff_t>(*next));
        const auto answer = ask(starter.question);
        if (answer && isSure(assess(*answer)) && haveSameRows(connection, answer->candidates.front().sql, starter.sql, stop))
            chosen.push_back(starter);
        next = mostWanted(*left, chosen);
    }
    std::vector<std::string> questions;
    for (StarterQuestion& starter : chosen)
        questions.push_back(std::move(starter.question));
    return questions;
}

} // namespace ratatosk
