// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flags/sexes_said.h"

#include "core/evidence/question_words.h"
#include "core/language/scaffold_words.h"
#include "core/language/value_map.h"
#include "core/sql/conjuncts.h"
#include "core/sql/query_search.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

constexpr int kMostSexes = 4;

/// The one column of FROM that says of which sex somebody is.
std::optional<sql::ColumnReference> columnOfSex(const sql::SelectBlock& block, const Schema& schema)
{
    static constexpr std::array<std::string_view, 2> names{"sex", "gender"};
    std::vector<sql::ColumnReference> found = columnsInFrom(block, schema);
    std::erase_if(found, [&](const sql::ColumnReference& one) { return !isCalled(schema.column(one.column), names); });
    return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
}

/// The one cell that words of the question stand for; nothing where they stand for several, or one is denied. Words of a cell that the query looks
/// for are its own: "Spider Man".
std::optional<std::string> cellSaid(const std::vector<std::string>& cells, const Question& question, const sql::Query& query)
{
    std::set<std::string> said;
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word)
        for (const std::string& cell : cells) {
            const bool isIt = mayBeStoredAs(wordAt(question, word), cell) && !holdsLiteral(query, wordAt(question, word));
            if (isIt && isDenial(wordAt(question, word - 1)))
                return {};
            if (isIt)
                said.insert(cell);
        }
    return said.size() == 1 ? std::optional(*said.begin()) : std::nullopt;
}

} // namespace

bool testSexSaid(sql::Query& query, const Question& question, const CellLookup& cells)
{
    const auto column = isFlat(query) && !joinsLeft(query.first) ? columnOfSex(query.first, cells.schema()) : std::nullopt;
    const auto cell = column && !usesColumn(query, column->column) ? cellSaid(cells.firstTexts(column->column, kMostSexes), question, query)
                                                                   : std::nullopt;
    if (!cell)
        return false;
    sql::addConjunct(query.first.where, {sql::Comparison{{*column}, sql::ComparisonOperator::Equal, sql::textExpression(*cell)}});
    return true;
}

} // namespace ratatosk
