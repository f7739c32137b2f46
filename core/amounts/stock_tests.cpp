// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/stock_tests.h"

#include "core/evidence/question_words.h"
#include "core/language/word_splitter.h"
#include "core/sql/conjuncts.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::ComparisonOperator;
using sql::Expression;

/// Of names that say how much there should be.
constexpr std::array<std::string_view, 8> kLimits{"min", "minimum", "max", "maximum", "reorder", "target", "id", "safety"};

/// "in stock", "out of stock", "sold out"; nothing for other questions.
std::optional<ComparisonOperator> stockSaid(const Question& question)
{
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        if (wordAt(question, word) == "sold" && wordAt(question, word + 1) == "out")
            return ComparisonOperator::LessEqual;
        if (wordAt(question, word) != "stock")
            continue;
        const std::string_view before = wordAt(question, word - 1);
        if (before == "in" && wordAt(question, word - 2) == "not")
            return ComparisonOperator::LessEqual;
        if (before == "in" && wordAt(question, word - 2) != "units" && wordAt(question, word - 2) != "quantity")
            return ComparisonOperator::Greater;
        if (before == "of" && wordAt(question, word - 2) == "out")
            return ComparisonOperator::LessEqual;
    }
    return {};
}

bool isStock(const Column& column)
{
    const std::vector<Word> name = splitName(column.spokenName);
    return column.type == ColumnType::Number && std::ranges::any_of(name, [](const Word& word) { return hasLemma(word, "stock"); })
        && std::ranges::none_of(name, [](const Word& word) { return hasLemma(word, kLimits); });
}

/// Sums of it need no test, and groups by it ask for something else.
bool isReckonedWith(const sql::SelectBlock& block)
{
    return !block.groupBy.empty() || std::ranges::any_of(block.items, [](const sql::SelectItem& item) {
        const auto* call = std::get_if<sql::AggregateCall>(&item.expression.term);
        return (call && call->function != sql::Aggregate::Count) || std::holds_alternative<sql::Arithmetic>(item.expression.term);
    });
}

} // namespace

bool testStock(sql::Query& query, const Question& question, const CellLookup& cells)
{
    sql::SelectBlock& block = query.first;
    const auto said = query.rest.empty() && !isReckonedWith(block) ? stockSaid(question) : std::nullopt;
    if (!said)
        return false;
    std::vector<ColumnReference> found = columnsInFrom(block, cells.schema());
    std::erase_if(found, [&](const ColumnReference& one) { return !isStock(cells.schema().column(one.column)); });
    if (found.size() != 1 || testsColumn(block, found.front()))
        return false;
    sql::addConjunct(block.where, {sql::Comparison{{found.front()}, *said, {sql::Literal{ValueType::Integer, "0"}}}});
    return true;
}

} // namespace ratatosk
