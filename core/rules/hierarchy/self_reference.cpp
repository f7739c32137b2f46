// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/hierarchy/self_reference.h"

#include "core/database/schema/name_columns.h"
#include "core/english/language/word_splitter.h"
#include "core/rules/evidence/question_words.h"
#include "core/rules/hierarchy/reference_words.h"
#include "core/sql/tree/conjuncts.h"
#include "core/sql/tree/like_pattern.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Comparison;
using sql::Expression;
using sql::JoinKey;
using sql::Query;
using sql::SelectBlock;
using sql::Source;

/// The column that a condition fixes.
template <class AnyCondition>
auto* columnFixed(AnyCondition& condition)
{
    auto* test = std::get_if<Comparison>(&condition.test);
    const bool isFixed = test && test->operation == sql::ComparisonOperator::Equal
        && std::holds_alternative<sql::Literal>(test->right.term);
    return isFixed ? std::get_if<ColumnReference>(&test->left.term) : nullptr;
}

/// The one source whose row all of WHERE fixes.
std::optional<int> sourceFixed(const SelectBlock& block)
{
    std::optional<int> source;
    for (const sql::Condition& demand : sql::conjuncts(block.where)) {
        const ColumnReference* column = columnFixed(demand);
        if (!column || (source && *source != column->source.index))
            return {};
        source = column->source.index;
    }
    return source;
}

JoinKey keyBetween(int shown, int named, bool isAbove, const ForeignKey& reference)
{
    const ColumnReference left{{0, shown}, isAbove ? reference.to : reference.from};
    return {left,
            {{0, named}, isAbove ? reference.from : reference.to},
            reference.isGuess ? sql::JoinOrigin::Guessed : sql::JoinOrigin::Declared};
}

/// SELECT name ... WHERE name = 'Tom Pike'
bool showsWhatIsFixed(const SelectBlock& block)
{
    const bool isOfOne = block.from.size() == 1 && block.groupBy.empty();
    return isOfOne && std::ranges::any_of(sql::conjuncts(block.where), [&](const sql::Condition& demand) {
               const ColumnReference* fixed = columnFixed(demand);
               return fixed
                   && std::ranges::any_of(block.items, [&](const sql::SelectItem& item) { return item.expression == Expression{*fixed}; });
           });
}

/// The boss is asked for, or those below, and the row's own job is shown, of which nothing is said: the names of the others are meant.
bool showNamesOfOther(SelectBlock& block, const Question& question, const Schema& schema)
{
    const auto* table = block.from.size() == 1 && block.groupBy.empty() ? std::get_if<TableId>(&block.from.front().relation) : nullptr;
    const auto reference = table && sourceFixed(block) ? selfReference(*table, schema) : std::nullopt;
    const auto isSpoken = [&](const sql::SelectItem& item) {
        const auto* column = std::get_if<ColumnReference>(&item.expression.term);
        return !column || column->column == reference->from || namesColumn(question, schema.column(column->column));
    };
    if (!reference || !asksAlongReference(question, schema.column(reference->from)) || std::ranges::any_of(block.items, isSpoken))
        return false;
    const std::vector<ColumnId> names = nameColumns(schema, *table);
    if (names.empty())
        return false;
    block.items.clear();
    for (const ColumnId name : names)
        block.items.push_back({Expression{ColumnReference{{0, 0}, name}}, {}});
    return true;
}

bool leadOn(SelectBlock& block, const Question& question, const Schema& schema)
{
    const auto* table = std::get_if<TableId>(&block.from.front().relation);
    const auto reference = table ? selfReference(*table, schema) : std::nullopt;
    if (!reference || !asksAlongReference(question, schema.column(reference->from)))
        return false;
    Source named{.relation = *table};
    named.keys.push_back(keyBetween(0, 1, asksForTheOneAbove(question, schema.column(reference->from)), *reference));
    block.from.push_back(std::move(named));
    std::vector<sql::Condition> demands = sql::conjuncts(block.where);
    std::erase_if(demands, [](const sql::Condition& demand) { return std::holds_alternative<sql::Negation>(demand.test); });
    for (sql::Condition& demand : demands) // what is tested besides is of those who are shown
        if (ColumnReference* fixed = columnFixed(demand))
            fixed->source.index = 1;
    block.where = sql::allOf(demands);
    return true;
}

/// FROM staff AS s1 JOIN staff AS s2 ON ...: the place of the one that is named.
std::optional<int> namedOfTwo(const SelectBlock& block)
{
    const bool isTwice = block.from.size() == 2 && block.from.back().keys.size() == 1
        && block.from.front().relation == block.from.back().relation;
    return isTwice ? sourceFixed(block) : std::nullopt;
}

/// Whether the key leads from the one named upward or downward; nothing for a row with itself, and for other columns.
std::optional<bool> leadsUpward(const JoinKey& key, int named, const ForeignKey& reference)
{
    const bool isNamedLeft = key.left.source.index == named;
    const ColumnReference &ofNamed = isNamedLeft ? key.left : key.right, &ofOther = isNamedLeft ? key.right : key.left;
    if (ofNamed.column == reference.from && ofOther.column == reference.to)
        return true;
    return ofNamed.column == reference.to && ofOther.column == reference.from ? std::optional(false) : std::nullopt;
}

/// Turns the key that joins a table with itself to where the question asks.
bool turnKey(SelectBlock& block, const Question& question, const Schema& schema)
{
    const auto named = namedOfTwo(block);
    const auto* table = named ? std::get_if<TableId>(&block.from.front().relation) : nullptr;
    const auto reference = table ? selfReference(*table, schema) : std::nullopt;
    if (!reference)
        return false;
    JoinKey& key = block.from.back().keys.front();
    const Column& column = schema.column(reference->from);
    const bool isAbove = asksForTheOneAbove(question, column);
    const bool isWithItself = key.left.column == key.right.column;
    const auto isUpward = leadsUpward(key, *named, *reference);
    if (!isWithItself && (!isUpward || *isUpward == isAbove || !(isAbove || asksForThoseBelow(question, column))))
        return false;
    key = keyBetween(1 - *named, *named, isAbove, *reference);
    return true;
}

/// "Theo's boss, with name and job" is all of the boss: what is known of Theo need not be shown.
bool showTheOther(SelectBlock& block, const Question& question, const Schema& schema)
{
    const auto named = namedOfTwo(block);
    const auto* table = named ? std::get_if<TableId>(&block.from.front().relation) : nullptr;
    const auto reference = table ? selfReference(*table, schema) : std::nullopt;
    if (!reference || !asksAlongReference(question, schema.column(reference->from)))
        return false;
    const auto isOf = [&](const sql::SelectItem& item, int source) {
        const auto* column = std::get_if<ColumnReference>(&item.expression.term);
        return column && column->source.index == source;
    };
    if (std::ranges::none_of(block.items, [&](const sql::SelectItem& item) { return isOf(item, 1 - *named); }))
        return false;
    bool hasChanged = false;
    for (sql::SelectItem& item : block.items) {
        if (!isOf(item, *named))
            continue;
        sql::SelectItem moved = item;
        std::get<ColumnReference>(moved.expression.term).source.index = 1 - *named;
        const bool isFixed = std::ranges::any_of(sql::conjuncts(block.where), [&](const sql::Condition& demand) {
            const ColumnReference* column = columnFixed(demand);
            return column && item.expression == Expression{*column};
        });
        if (isFixed || std::ranges::find(block.items, moved) != block.items.end())
            continue;
        item = moved;
        hasChanged = true;
    }
    return hasChanged;
}

/// The column of the table that is called as the other.
std::optional<ColumnId> namesake(TableId table, ColumnId other, const Schema& schema)
{
    const std::vector<ColumnId> columns = schema.columnsOf(table);
    const auto isCalledSo = [&](ColumnId column) { return schema.column(column).spokenName == schema.column(other).spokenName; };
    const auto found = std::ranges::find_if(columns, isCalledSo);
    return found == columns.end() ? std::nullopt : std::optional(*found);
}

/// Columns of the table called as those that are shown of others; where some are missing, what its rows are called by.
std::vector<sql::SelectItem> itemsOf(TableId table, const SelectBlock& block, const Schema& schema)
{
    std::vector<ColumnId> columns;
    for (const sql::SelectItem& item : block.items) {
        const auto* shown = std::get_if<ColumnReference>(&item.expression.term);
        if (const auto own = shown ? namesake(table, shown->column, schema) : std::nullopt)
            columns.push_back(*own);
    }
    if (columns.size() != block.items.size())
        columns = nameColumns(schema, table);
    std::vector<sql::SelectItem> items;
    for (const ColumnId column : columns)
        items.push_back({Expression{ColumnReference{{0, 0}, column}}, {}});
    return items;
}

/// "Craig's boss" is of Craig's own table: not who wrote the books that he lends.
bool stayInTable(SelectBlock& block, const Question& question, const Schema& schema)
{
    const auto named = block.from.size() > 1 && block.groupBy.empty() ? sourceFixed(block) : std::nullopt;
    const auto* table = named ? std::get_if<TableId>(&block.from[static_cast<std::size_t>(*named)].relation) : nullptr;
    const auto reference = table ? selfReference(*table, schema) : std::nullopt;
    const auto showsOther = [&](const sql::SelectItem& item) {
        const auto* column = std::get_if<ColumnReference>(&item.expression.term);
        const TableId other = column ? schema.column(column->column).table : *table;
        return other != *table && !speaksOf(question, splitName(schema.table(other).spokenName));
    };
    if (!reference || !std::ranges::all_of(block.items, showsOther) || !asksAlongReference(question, schema.column(reference->from)))
        return false;
    std::vector<sql::SelectItem> items = itemsOf(*table, block, schema);
    if (items.empty())
        return false;
    std::vector<sql::Condition> demands = sql::conjuncts(block.where);
    for (sql::Condition& demand : demands)
        columnFixed(demand)->source.index = 1;
    Source other{.relation = *table};
    other.keys.push_back(keyBetween(0, 1, !asksForThoseBelow(question, schema.column(reference->from)), *reference));
    block = SelectBlock{.items = std::move(items), .from = {Source{.relation = *table}, std::move(other)}};
    block.where = sql::allOf(demands);
    return true;
}

/// boss_id IN (SELECT boss_id ... 'Tom') are those who have Tom's boss: of "those under Tom" it is Tom.
bool takeThoseBelow(SelectBlock& block, const Question& question, const Schema& schema)
{
    const auto* table = block.from.size() == 1 ? std::get_if<TableId>(&block.from.front().relation) : nullptr;
    const auto reference = table ? selfReference(*table, schema) : std::nullopt;
    if (!reference || !asksForThoseBelow(question, schema.column(reference->from)))
        return false;
    std::vector<sql::Condition> demands = sql::conjuncts(block.where);
    const Expression boss{ColumnReference{{0, 0}, reference->from}};
    for (sql::Condition& demand : demands) {
        auto* in = std::get_if<sql::InQuery>(&demand.test);
        SelectBlock* others = in && !in->isNegated && in->value == boss && in->query->rest.empty() ? &in->query->first : nullptr;
        const bool isOfSiblings = others && others->from.size() == 1 && others->from.front().relation == block.from.front().relation
            && others->items.size() == 1 && others->items.front().expression == boss && sourceFixed(*others);
        if (!isOfSiblings)
            continue;
        others->items.front().expression = {ColumnReference{{0, 0}, reference->to}};
        std::erase_if(demands, [](const sql::Condition& one) { return std::holds_alternative<sql::Negation>(one.test); });
        block.where = sql::allOf(demands);
        return true;
    }
    return false;
}

/// first_name LIKE '%Tom%': whoever is called so, as a whole.
void fixNames(SelectBlock& block, const Schema& schema)
{
    std::vector<sql::Condition> demands = sql::conjuncts(block.where);
    for (sql::Condition& demand : demands) {
        const auto* like = std::get_if<sql::Like>(&demand.test);
        const auto* column = like && !like->isNegated ? std::get_if<ColumnReference>(&like->value.term) : nullptr;
        const auto pattern = like ? sql::likePatternOf(*like) : std::nullopt;
        const bool isOpen = pattern && pattern->isOpenBefore && pattern->isOpenAfter;
        if (column && isOpen && !namePairOf(schema, column->column).empty())
            demand = {Comparison{{*column}, sql::ComparisonOperator::Equal, {sql::Literal{ValueType::Text, pattern->letters}}}};
    }
    block.where = sql::allOf(demands);
}

bool follow(SelectBlock& block, const Question& question, const Schema& schema)
{
    if (takeThoseBelow(block, question, schema))
        return true;
    if (showsWhatIsFixed(block) || showNamesOfOther(block, question, schema))
        return leadOn(block, question, schema);
    bool hasChanged = turnKey(block, question, schema) || stayInTable(block, question, schema);
    hasChanged |= showTheOther(block, question, schema);
    return hasChanged;
}

} // namespace

bool followSelfReference(Query& query, const Question& question, const Schema& schema)
{
    SelectBlock& block = query.first;
    if (!query.rest.empty() || block.from.empty())
        return false;
    const auto where = block.where;
    fixNames(block, schema);
    if (follow(block, question, schema))
        return true;
    block.where = where;
    return false;
}

} // namespace ratatosk
