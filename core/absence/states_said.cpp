// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/states_said.h"

#include "core/evidence/question_words.h"
#include "core/language/scaffold_words.h"
#include "core/sql/conjuncts.h"
#include "core/sql/query_search.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ratatosk {
namespace {

constexpr std::array<std::string_view, 3> kDone{"completed", "finished", "done"};
constexpr std::array<std::string_view, 4> kCancelled{"cancelled", "canceled", "called-off", "scrapped"};
constexpr std::array<std::span<const std::string_view>, 2> kStates{kDone, kCancelled};

bool isOfStates(const Column& column)
{
    static constexpr std::array<std::string_view, 4> names{"status", "state", "stage", "progress"};
    return column.type == ColumnType::Text && !column.isPrimaryKey && isCalled(column, names);
}

/// As it is written there, in small letters or with a capital.
std::optional<std::string> cellOfState(ColumnId column, std::span<const std::string_view> words, const CellLookup& cells)
{
    for (const std::string_view word : words)
        for (const bool isCapital : {false, true}) {
            std::string text(word);
            if (isCapital)
                text.front() = static_cast<char>(text.front() - 'a' + 'A');
            const sql::Condition test{sql::Comparison{cellOf(column), sql::ComparisonOperator::Equal, sql::textExpression(text)}};
            if (cells.any(column, test) == CellLookup::Found::Yes)
                return text;
        }
    return {};
}

/// "finished visits", "visits that were done"; not "visits not finished".
bool saysStateOf(const Question& question, const Table& table, std::span<const std::string_view> words)
{
    static constexpr std::array<std::string_view, 5> verbs{"was", "were", "is", "are", "got"};
    static constexpr std::array<std::string_view, 2> whiches{"that", "which"};
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        const bool isSaid = isOneOf(wordAt(question, word), words) || isOneOf(question.words[static_cast<std::size_t>(word)].text, words);
        if (!isSaid || isDenial(wordAt(question, word - 1)))
            continue;
        const bool isOfThose = isOneOf(wordAt(question, word - 1), verbs) && isOneOf(wordAt(question, word - 2), whiches)
            && namesTableAt(question, word - 3, table);
        if (isOfThose || namesTableAt(question, word + 1, table))
            return true;
    }
    return false;
}

} // namespace

bool testStateSaid(sql::Query& query, const Question& question, const CellLookup& cells)
{
    if (!isFlat(query) || joinsLeft(query.first))
        return false;
    for (const sql::ColumnReference& column : columnsInFrom(query.first, cells.schema())) {
        const Column& state = cells.schema().column(column.column);
        if (!isOfStates(state) || usesColumn(query, column.column))
            continue;
        for (const auto words : kStates) {
            const bool isSaid = saysStateOf(question, cells.schema().table(state.table), words);
            const auto cell = isSaid ? cellOfState(column.column, words, cells) : std::nullopt;
            if (!cell)
                continue;
            sql::addConjunct(query.first.where, {sql::Comparison{{column}, sql::ComparisonOperator::Equal, sql::textExpression(*cell)}});
            return true;
        }
    }
    return false;
}

} // namespace ratatosk
