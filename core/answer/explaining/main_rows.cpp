// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/main_rows.h"

#include "core/sql/tree/conjuncts.h"
#include "core/sql/tree/query_search.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <vector>

namespace ratatosk {
namespace {

bool refers(ColumnId from, ColumnId to, const Schema& schema)
{
    return std::ranges::any_of(schema.foreignKeys(), [&](const ForeignKey& key) { return key.from == from && key.to == to; });
}

const sql::ColumnReference* firstColumn(const sql::SelectBlock& block)
{
    for (const sql::SelectItem& item : block.items) {
        const auto* call = std::get_if<sql::AggregateCall>(&item.expression.term);
        const sql::Expression& shown = call ? *call->argument : item.expression;
        if (const auto* column = std::get_if<sql::ColumnReference>(&shown.term); column && column->source.level == 0)
            return column;
    }
    return nullptr;
}

bool isTable(const sql::SelectBlock& block, int source)
{
    return source < std::ssize(block.from) && std::holds_alternative<TableId>(block.from[static_cast<std::size_t>(source)].relation);
}

/// Of a query in a condition.
struct Companions {
    int main;
    const Schema& schema;

    bool isMain(const sql::Expression& expression, int level) const
    {
        const auto* column = std::get_if<sql::ColumnReference>(&expression.term);
        return column && column->source == sql::SourceReference{level, main};
    }

    bool areLinked(const sql::ColumnReference& one, const sql::ColumnReference& other) const
    {
        const bool isOtherTable = schema.column(one.column).table != schema.column(other.column).table;
        return isOtherTable && (refers(one.column, other.column, schema) || refers(other.column, one.column, schema));
    }

    static bool isPlain(const sql::Query& query)
    {
        return query.rest.empty() && !query.limit && query.first.groupBy.empty() && !query.first.having && isOfTables(query.first);
    }

    std::optional<CompanionRows> of(const sql::InQuery& in) const
    {
        const sql::SelectBlock& block = in.query->first;
        const bool isOne = isPlain(*in.query) && block.items.size() == 1 && isMain(in.value, 0);
        const auto* other = isOne ? std::get_if<sql::ColumnReference>(&block.items.front().expression.term) : nullptr;
        const bool isCompanion = other && areLinked(std::get<sql::ColumnReference>(in.value.term), *other);
        return isCompanion ? std::optional(CompanionRows{block, in.isNegated}) : std::nullopt;
    }

    bool relates(const sql::Condition& condition) const
    {
        const auto* one = std::get_if<sql::Comparison>(&condition.test);
        const bool isKey = one && one->operation == sql::ComparisonOperator::Equal && (isMain(one->left, 1) || isMain(one->right, 1));
        const auto* left = isKey ? std::get_if<sql::ColumnReference>(&one->left.term) : nullptr;
        const auto* right = isKey ? std::get_if<sql::ColumnReference>(&one->right.term) : nullptr;
        return left && right && left->source.level != right->source.level && areLinked(*left, *right);
    }

    std::optional<CompanionRows> of(const sql::Exists& exists, bool isRefused) const
    {
        CompanionRows companions{exists.query->first, isRefused};
        std::vector<sql::Condition> rest = sql::conjuncts(companions.block.where);
        const auto related = std::ranges::find_if(rest, [&](const sql::Condition& one) { return relates(one); });
        if (related == rest.end() || !isPlain(*exists.query))
            return {};
        rest.erase(related);
        companions.block.where = sql::allOf(rest);
        companions.block.items.clear();
        return companions;
    }
};

} // namespace

std::optional<int> countedSource(const sql::SelectBlock& block, const Schema& schema)
{
    std::vector<bool> isReferred(block.from.size(), false);
    for (std::size_t i = 0; i < block.from.size(); ++i) {
        const sql::Source& source = block.from[i];
        const bool isPlain = isTable(block, static_cast<int>(i)) && source.kind == sql::JoinKind::Inner && !source.condition;
        if (!isPlain || source.keys.size() != (i == 0 ? 0U : 1U))
            return {};
        for (const sql::JoinKey& key : source.keys) {
            const bool isForth = refers(key.left.column, key.right.column, schema),
                       isBack = refers(key.right.column, key.left.column, schema);
            if (isForth == isBack || key.left.source.level != 0 || key.right.source.level != 0)
                return {};
            isReferred[static_cast<std::size_t>((isForth ? key.right : key.left).source.index)] = true;
        }
    }
    if (std::ranges::count(isReferred, false) != 1)
        return {};
    return static_cast<int>(std::ranges::find(isReferred, false) - isReferred.begin());
}

std::optional<int> mainSource(const sql::SelectBlock& block, const Schema& schema)
{
    const sql::ColumnReference* column = firstColumn(block);
    const int place = joinsLeft(block) ? 0 : column ? column->source.index : countedSource(block, schema).value_or(0);
    return isTable(block, place) ? std::optional(place) : std::nullopt;
}

bool onlyLinks(const sql::SelectBlock& block, int source, const Schema& schema)
{
    bool isUsed = false;
    sql::SelectBlock rest = block;
    rest.from.clear();
    sql::visitTerms(
        rest,
        [&](const sql::Expression& term) {
            const auto* column = std::get_if<sql::ColumnReference>(&term.term);
            isUsed = isUsed || (column && column->source == sql::SourceReference{0, source});
        },
        [&](const sql::Query&) { isUsed = true; });
    int leads = 0;
    for (const sql::Source& one : block.from) {
        isUsed = isUsed || one.condition || one.kind == sql::JoinKind::Left;
        for (const sql::JoinKey& key : one.keys) {
            leads += key.left.source.index == source && refers(key.left.column, key.right.column, schema) ? 1 : 0;
            leads += key.right.source.index == source && refers(key.right.column, key.left.column, schema) ? 1 : 0;
        }
    }
    return !isUsed && leads > 1;
}

std::optional<CompanionRows> companionRows(const sql::Condition& condition, int main, const Schema& schema)
{
    const Companions companions{main, schema};
    if (const auto* in = std::get_if<sql::InQuery>(&condition.test))
        return companions.of(*in);
    const auto* negation = std::get_if<sql::Negation>(&condition.test);
    const auto* exists = std::get_if<sql::Exists>(negation ? &negation->condition->test : &condition.test);
    return exists ? companions.of(*exists, negation != nullptr) : std::nullopt;
}

bool hasAggregate(const sql::Expression& expression)
{
    bool isFound = false;
    sql::visitParts(expression,
                    [&](const sql::Expression& part) { isFound = isFound || std::holds_alternative<sql::AggregateCall>(part.term); });
    return isFound;
}

bool readsTablesAlone(const sql::Query& query)
{
    const auto isPlain = [](const sql::SelectBlock& block) { return block.from.empty() || isOfTables(block); };
    return isPlain(query.first) && !query.takesMiddle
        && std::ranges::all_of(query.rest, [&](const sql::SetOperand& operand) { return isPlain(operand.block); });
}

} // namespace ratatosk
