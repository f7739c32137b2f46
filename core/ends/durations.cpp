// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ends/durations.h"

#include "core/calendar/iso_dates.h"
#include "core/evidence/due_words.h"
#include "core/evidence/question_words.h"
#include "core/language/scaffold_words.h"
#include "core/sql/term_walk.h"
#include "core/text/characters.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;

bool asksForDuration(const Question& question)
{
    static constexpr std::array<std::string_view, 5> durations{"duration", "length", "take", "last", "lasting"};
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word)
        if (wordAt(question, word) == "how" && wordAt(question, word + 1) == "long")
            return true;
    return says(question, durations);
}

bool speaksOfDue(const Question& question)
{
    return saysLate(question) || std::ranges::any_of(question.words, [](const Word& word) { return isDueName(word.lemmas.front()); });
}

ColumnReference* dayReckoned(Expression& expression)
{
    auto* call = std::get_if<sql::FunctionCall>(&expression.term);
    const bool isDay = call && call->function == sql::Function::JulianDay && call->arguments.size() == 1;
    return isDay ? std::get_if<ColumnReference>(&call->arguments.front().term) : nullptr;
}

/// The one day of the column's table that each row has, and the one when it ended.
std::optional<std::pair<ColumnId, ColumnId>> stayBeside(ColumnId column, const CellLookup& cells)
{
    const Schema& schema = cells.schema();
    std::vector<ColumnId> begins, ends;
    for (const ColumnId id : schema.columnsOf(schema.column(column).table)) {
        if (!holdsDays(id, cells) || saysDue(schema.column(id)))
            continue;
        const std::vector<Word> name = splitName(schema.column(id).spokenName);
        const bool isEnd = std::ranges::any_of(name,
                                               [](const Word& word) { return word.text != "out" && isEndingName(lowerCase(word.text)); });
        (isEnd ? ends : begins).push_back(id);
    }
    return begins.size() == 1 && ends.size() == 1 ? std::optional(std::pair(begins.front(), ends.front())) : std::nullopt;
}

} // namespace

bool reckonDurations(sql::Query& query, const Question& question, const CellLookup& cells)
{
    if (!query.rest.empty() || !asksForDuration(question) || speaksOfDue(question))
        return false;
    bool hasChanged = false;
    const auto reckon = [&](Expression& part) {
        auto* difference = std::get_if<sql::Arithmetic>(&part.term);
        ColumnReference* end = difference && difference->operation == sql::ArithmeticOperator::Subtract ? dayReckoned(*difference->left)
                                                                                                        : nullptr;
        ColumnReference* begin = end ? dayReckoned(*difference->right) : nullptr;
        const auto stay = begin && begin->source == end->source ? stayBeside(end->column, cells) : std::nullopt;
        if (!stay || (begin->column == stay->first && end->column == stay->second))
            return;
        begin->column = stay->first;
        end->column = stay->second;
        hasChanged = true;
    };
    sql::editParts(query, {.condition = [](sql::Condition&) {}, .expression = reckon});
    return hasChanged;
}

} // namespace ratatosk
