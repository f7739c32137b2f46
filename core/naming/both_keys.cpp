// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/naming/both_keys.h"

#include "core/evidence/own_demands.h"
#include "core/evidence/paired_keys.h"
#include "core/joins/referred_source.h"
#include "core/language/word_splitter.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;
using sql::SelectBlock;
using sql::SelectItem;

class BothKeys
{
public:
    BothKeys(sql::Query& query, const Question& question, const Schema& schema)
        : m_query(query), m_block(query.first), m_question(question), m_schema(schema)
    {
    }

    bool mend()
    {
        bool hasChanged = false;
        for (SelectItem& item : m_block.items)
            hasChanged |= dropKey(item.expression);
        for (sql::OrderKey& key : m_query.orderBy)
            hasChanged |= dropKey(key.expression);
        std::vector<SelectItem> items;
        for (std::size_t place = 0; place < m_block.items.size(); ++place) {
            const std::vector<SelectItem> named = namedInPlace(place);
            hasChanged |= named != std::vector{m_block.items[place]};
            items.insert(items.end(), named.begin(), named.end());
        }
        m_block.items = std::move(items);
        return hasChanged;
    }

private:
    std::optional<ForeignKey> keyOf(const Expression& expression) const
    {
        const auto* column = std::get_if<ColumnReference>(&expression.term);
        return column && column->source.level == 0 ? keyAt(column->column, m_schema) : std::nullopt;
    }

    /// `miles - to_port` is `miles`.
    bool dropKey(Expression& expression) const
    {
        const auto* reckoning = std::get_if<sql::Arithmetic>(&expression.term);
        const bool isSum = reckoning
            && (reckoning->operation == sql::ArithmeticOperator::Add || reckoning->operation == sql::ArithmeticOperator::Subtract);
        if (!isSum || keyOf(*reckoning->left).has_value() == keyOf(*reckoning->right).has_value())
            return false;
        expression = Expression(keyOf(*reckoning->left) ? *reckoning->right : *reckoning->left);
        return true;
    }

    /// What is shown of the rows that come by the key; none where they do not come.
    std::vector<ColumnId> shownBy(const ForeignKey& key, int from) const
    {
        std::vector<ColumnId> columns;
        const int source = sql::placeAbove(m_block, from, key);
        for (const SelectItem& item : source < 0 ? std::vector<SelectItem>() : m_block.items)
            if (const auto* column = std::get_if<ColumnReference>(&item.expression.term); column && column->source.index == source)
                columns.push_back(column->column);
        return columns;
    }

    /// A key beside what it, or its rival, points to: the same of the other one.
    std::vector<SelectItem> namedInPlace(std::size_t place)
    {
        const SelectItem& item = m_block.items[place];
        const auto key = keyOf(item.expression);
        const auto rival = key ? rivalOf(*key, m_schema) : std::nullopt;
        if (!rival)
            return {item};
        const sql::SourceReference from = std::get<ColumnReference>(item.expression.term).source;
        const bool isNamed = !shownBy(*key, from.index).empty();
        const ForeignKey& missing = isNamed ? *rival : *key;
        const ForeignKey& named = isNamed ? *key : *rival;
        const std::vector<ColumnId> shown = shownBy(named, from.index);
        const bool isThere = sql::placeAbove(m_block, from.index, missing) >= 0;
        if (shown.empty() || isThere || !isSaidApart(missing, named, m_question, m_schema))
            return {item};
        sql::SourceReference other = sql::sourceReferredTo(m_block, {from, missing.from}, missing, m_schema);
        if (isNamed)
            other = firstOf(place, {0, sql::placeAbove(m_block, from.index, named)}, other);
        std::vector<SelectItem> found;
        for (const ColumnId column : shown)
            found.push_back({Expression{ColumnReference{other, column}}, {}});
        return found;
    }

    /// A key before all that it points to is in the place of that, which then is the other's.
    sql::SourceReference firstOf(std::size_t place, const sql::SourceReference& named, const sql::SourceReference& other)
    {
        const auto isOfNamed = [&](const SelectItem& item) {
            const auto* column = std::get_if<ColumnReference>(&item.expression.term);
            return column && column->source == named;
        };
        const auto behind = m_block.items.begin() + static_cast<std::ptrdiff_t>(place);
        if (std::any_of(m_block.items.begin(), behind, isOfNamed))
            return other;
        for (auto item = behind; item != m_block.items.end(); ++item)
            if (isOfNamed(*item))
                std::get<ColumnReference>(item->expression.term).source = other;
        return named;
    }

    sql::Query& m_query;
    SelectBlock& m_block;
    const Question& m_question;
    const Schema& m_schema;
};

/// The number of an ordinal in the column's name: 2 of `second_obs`; 0: it has none.
int ordinalIn(const Column& column)
{
    static constexpr std::array<std::string_view, 4> ordinals{"first", "second", "third", "fourth"};
    for (const Word& word : splitName(column.spokenName)) {
        const auto found = std::ranges::find(ordinals, word.lemmas.front());
        if (found != ordinals.end())
            return static_cast<int>(found - ordinals.begin()) + 1;
    }
    return 0;
}

} // namespace

bool nameRowsOfBothKeys(sql::Query& query, const Question& question, const Schema& schema)
{
    return isFlat(query) && query.first.groupBy.empty() && BothKeys(query, question, schema).mend();
}

bool testKeysNamedSecond(sql::Query& query, const Question& question, const Schema& schema)
{
    bool hasChanged = false;
    const auto isNumberSaid = [&](const std::string& number) {
        return std::ranges::any_of(question.words, [&](const Word& word) { return word.text == number; });
    };
    sql::editParts(query,
                   {.condition =
                        [&](sql::Condition& condition) {
                            const auto* test = std::get_if<sql::Comparison>(&condition.test);
                            const auto* column = test ? std::get_if<ColumnReference>(&test->left.term) : nullptr;
                            const auto* number = test ? std::get_if<sql::Literal>(&test->right.term) : nullptr;
                            const bool isOrdinal = column && number && test->operation == sql::ComparisonOperator::Equal
                                && keyAt(column->column, schema)
                                && number->text == std::to_string(ordinalIn(schema.column(column->column)));
                            if (!isOrdinal || isNumberSaid(number->text))
                                return;
                            condition = sql::Condition{sql::NullTest{{*column}, true}};
                            hasChanged = true;
                        },
                    .expression = [](Expression&) {}});
    return hasChanged;
}

} // namespace ratatosk
