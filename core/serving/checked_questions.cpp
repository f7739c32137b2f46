// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/checked_questions.h"

#include "core/answer/trust.h"
#include "core/synthesis/starter_questions.h"

#include <algorithm>

namespace ratatosk {

namespace {

constexpr int kMostAsked = 30;
constexpr int kFewestAsked = 8;
constexpr int kItemsOfMost = 150; ///< columns and tables: up to here a question takes a fraction of a second
constexpr RunLimits kRowsCompared{.rows = 200, .milliseconds = 300};

/// What remains to be doubted is no matter of the words, and the rows are compared.
bool isSure(const Assessment& assessment)
{
    return assessment.doubt == Doubt::None || assessment.doubt == Doubt::GuessedJoin || assessment.doubt == Doubt::UnreadCells;
}

int mostAsked(const Schema& schema)
{
    const int items = std::max(1, schema.columnCount() + schema.tableCount());
    return std::clamp(kMostAsked * kItemsOfMost / items, kFewestAsked, kMostAsked);
}

/// Rows without their order, cells of a row without theirs: an answer may name a column earlier or later.
std::vector<std::vector<Cell>> contentOf(ResultTable table)
{
    const auto isLess = [](const Cell& left, const Cell& right) {
        if (left.index() != right.index())
            return left.index() < right.index();
        const auto* text = std::get_if<std::string>(&left);
        const auto* whole = std::get_if<std::int64_t>(&left);
        const auto* real = std::get_if<double>(&left);
        return (text && *text < std::get<std::string>(right)) || (whole && *whole < std::get<std::int64_t>(right))
            || (real && *real < std::get<double>(right));
    };
    for (auto& row : table.rows)
        std::ranges::sort(row, isLess);
    std::ranges::sort(table.rows,
                      [&](const auto& left, const auto& right) { return std::ranges::lexicographical_compare(left, right, isLess); });
    return std::move(table.rows);
}

bool haveSameRows(const Connection& connection, const std::string& left, const std::string& right, const std::stop_token& stop)
{
    if (left == right)
        return true;
    auto one = connection.run(left, kRowsCompared, stop);
    auto other = connection.run(right, kRowsCompared, stop);
    return one && other && one->isComplete == other->isComplete && contentOf(*std::move(one)) == contentOf(*std::move(other));
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
    for (int asked = 0; next && asked < mostAsked(schema) && std::ssize(chosen) < count && !stop.stop_requested(); ++asked) {
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
