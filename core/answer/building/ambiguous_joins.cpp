// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/ambiguous_joins.h"

#include "core/answer/value/item_labels.h"
#include "core/database/schema/rival_keys.h"
#include "core/sql/joins/join_path.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>

#include <fmt/format.h>

namespace ratatosk {

namespace {

using Columns = std::vector<ColumnId>;

bool contains(const auto& all, const auto& one)
{
    return std::ranges::find(all, one) != all.end();
}

void addOnce(std::vector<std::string>& texts, std::string text)
{
    if (!contains(texts, text))
        texts.push_back(std::move(text));
}

void collectKeys(const sql::Query& query, std::vector<sql::JoinKey>& keys);

void collectKeys(const sql::SelectBlock& block, std::vector<sql::JoinKey>& keys)
{
    for (const sql::Source& source : block.from)
        keys.insert(keys.end(), source.keys.begin(), source.keys.end());
    sql::visitTerms(
        block, [](const sql::Expression&) {}, [&](const sql::Query& inner) { collectKeys(inner, keys); });
}

void collectKeys(const sql::Query& query, std::vector<sql::JoinKey>& keys)
{
    collectKeys(query.first, keys);
    for (const sql::SetOperand& operand : query.rest)
        collectKeys(operand.block, keys);
}

std::vector<sql::JoinKey> keysOf(const sql::Query& query)
{
    std::vector<sql::JoinKey> keys;
    collectKeys(query, keys);
    return keys;
}

Columns columnsOf(const std::vector<sql::JoinKey>& keys)
{
    Columns columns;
    for (const sql::JoinKey& key : keys) {
        for (const ColumnId column : {key.left.column, key.right.column}) {
            if (!contains(columns, column))
                columns.push_back(column);
        }
    }
    return columns;
}

/// Whether joining the two tables needs no more than this key, so that it may have been taken for want of a better one.
bool isTakenByDefault(const Schema& schema, const sql::JoinKey& key)
{
    const auto path = sql::findJoinPath(schema, {{schema.column(key.left.column).table}, {schema.column(key.right.column).table}}, {});
    return path && path->joins.size() == 1 && path->joins.front().keys == std::vector{std::pair(key.left.column, key.right.column)};
}

std::string labels(const Schema& schema, ColumnId taken, const KeyRivals& rivals)
{
    std::string text = labelOf(schema, taken);
    for (const ColumnId rival : rivals.columns()) {
        if (rival != taken)
            text += " / " + labelOf(schema, rival);
    }
    return text;
}

} // namespace

std::vector<std::string> guessedJoins(const sql::Query& query, const Schema& schema)
{
    std::vector<std::string> joins;
    for (const sql::JoinKey& key : keysOf(query)) {
        if (key.origin == sql::JoinOrigin::Guessed)
            addOnce(joins, fmt::format("{} = {}", labelOf(schema, key.left.column), labelOf(schema, key.right.column)));
    }
    return joins;
}

std::vector<std::string> ambiguousJoins(const sql::Query& query, const Schema& schema, const Columns& preferredKeys)
{
    const std::vector<sql::JoinKey> keys = keysOf(query);
    const Columns used = columnsOf(keys);
    std::vector<std::string> joins;
    for (const KeyRivals& rivals : rivalKeys(schema)) {
        const auto isUsed = [&](ColumnId column) { return contains(used, column); };
        const auto isIntended = [&](ColumnId column) { return contains(preferredKeys, column); };
        const Columns columns = rivals.columns();
        if (std::ranges::count_if(columns, isUsed) != 1 || std::ranges::any_of(columns, isIntended))
            continue;
        const ColumnId taken = *std::ranges::find_if(columns, isUsed);
        const auto isOpen = [&](const sql::JoinKey& key) {
            return (key.left.column == taken || key.right.column == taken) && isTakenByDefault(schema, key);
        };
        if (std::ranges::any_of(keys, isOpen))
            joins.push_back(labels(schema, taken, rivals));
    }
    return joins;
}

} // namespace ratatosk
