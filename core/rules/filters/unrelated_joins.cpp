// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/filters/unrelated_joins.h"

#include "core/sql/tree/join_origin.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>

namespace ratatosk {

namespace {

bool hasKeys(TableId table, const Schema& schema)
{
    return std::ranges::any_of(schema.foreignKeys(), [&](const ForeignKey& key) {
        return schema.column(key.from).table == table || schema.column(key.to).table == table;
    });
}

bool areUnrelated(const sql::JoinKey& key, const Schema& schema)
{
    const Column& left = schema.column(key.left.column);
    const Column& right = schema.column(key.right.column);
    if (left.table == right.table || sql::joinOrigin(schema, key.left.column, key.right.column) != sql::JoinOrigin::Stated)
        return false;
    const int withKeys = hasKeys(left.table, schema) + hasKeys(right.table, schema);
    return withKeys == 2 || (withKeys == 1 && !left.isPrimaryKey && !right.isPrimaryKey);
}

bool joinsUnrelatedIn(const sql::SelectBlock& block, const Schema& schema)
{
    bool isFound = std::ranges::any_of(block.from, [&](const sql::Source& source) {
        return std::ranges::any_of(source.keys, [&](const sql::JoinKey& key) { return areUnrelated(key, schema); });
    });
    sql::visitTerms(
        block, [](const sql::Expression&) {}, [&](const sql::Query& inner) { isFound = isFound || joinsUnrelated(inner, schema); });
    return isFound;
}

} // namespace

bool joinsUnrelated(const sql::Query& query, const Schema& schema)
{
    return joinsUnrelatedIn(query.first, schema)
        || std::ranges::any_of(query.rest, [&](const sql::SetOperand& operand) { return joinsUnrelatedIn(operand.block, schema); });
}

std::vector<bool> joinsWithoutKey(const std::vector<const CandidateQuery*>& candidates, const RuleContext& context)
{
    return markedWhere(candidates, [&](const CandidateQuery& candidate) { return joinsUnrelated(candidate.query, context.schema); });
}

} // namespace ratatosk
