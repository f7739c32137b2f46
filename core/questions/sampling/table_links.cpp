// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/sampling/table_links.h"

#include "core/sql/joins/join_path.h"

#include <algorithm>
#include <set>
#include <utility>

namespace ratatosk {
namespace {

constexpr size_t kMostSources = 3; ///< a question over more of them reads like a riddle

/// Whether one foreign key joins the tables: of several, a question would have to say which is meant.
bool haveOneKey(const Schema& schema, TableId left, TableId right)
{
    std::set<int> groups;
    for (const ForeignKey& key : schema.foreignKeys()) {
        const std::pair tables{schema.column(key.from).table, schema.column(key.to).table};
        if (tables == std::pair{left, right} || tables == std::pair{right, left})
            groups.insert(key.group);
    }
    return groups.size() == 1;
}

void addLink(std::vector<TableLink>& links, const TableLink& link, TableId own)
{
    if (link.table != own && std::ranges::find(links, link.table, &TableLink::table) == links.end())
        links.push_back(link);
}

int placeOf(const std::vector<sql::Source>& from, TableId table)
{
    for (size_t i = 0; i < from.size(); ++i) {
        if (std::get<TableId>(from[i].relation) == table)
            return static_cast<int>(i);
    }
    return -1;
}

sql::ColumnReference referenceTo(int source, ColumnId column)
{
    return {.source = {.index = source}, .column = column};
}

/// Adds the side of the join that is not there yet; false when both or none are.
bool addJoin(std::vector<sql::Source>& from, const sql::Join& join)
{
    const int left = placeOf(from, join.left.table);
    const int right = placeOf(from, join.right.table);
    if ((left < 0) == (right < 0))
        return false;
    const bool addsRight = right < 0;
    const int there = addsRight ? left : right;
    const int added = static_cast<int>(from.size());
    sql::Source source{.relation = addsRight ? join.right.table : join.left.table};
    for (const auto& [leftColumn, rightColumn] : join.keys) {
        source.keys.push_back({referenceTo(there, addsRight ? leftColumn : rightColumn),
                               referenceTo(added, addsRight ? rightColumn : leftColumn), join.origin});
    }
    from.push_back(std::move(source));
    return true;
}

/// Two tables that refer to the same row of a third may be joined without it: that means little.
bool followsOneKey(const Schema& schema, const sql::Join& join)
{
    return haveOneKey(schema, join.left.table, join.right.table) && std::ranges::all_of(join.keys, [&](const auto& pair) {
               return std::ranges::any_of(schema.foreignKeys(), [&](const ForeignKey& key) {
                   return (key.from == pair.first && key.to == pair.second) || (key.from == pair.second && key.to == pair.first);
               });
           });
}

} // namespace

std::vector<TableLink> linksOf(const Schema& schema, TableId table)
{
    std::vector<TableLink> links;
    const auto tableOf = [&](ColumnId column) { return schema.column(column).table; };
    for (const ForeignKey& key : schema.foreignKeys()) {
        if (!haveOneKey(schema, tableOf(key.from), tableOf(key.to)))
            continue;
        if (tableOf(key.from) == table)
            addLink(links, {tableOf(key.to), TableBond::Parent, key.from, key.to}, table);
        else if (tableOf(key.to) == table)
            addLink(links, {tableOf(key.from), TableBond::Child, key.from, key.to}, table);
    }
    for (const TableLink& child : std::vector<TableLink>(links)) {
        for (const ForeignKey& key : schema.foreignKeys()) {
            const bool isBetween = child.bond == TableBond::Child && tableOf(key.from) == child.table;
            if (isBetween && haveOneKey(schema, child.table, tableOf(key.to)))
                addLink(links, {tableOf(key.to), TableBond::Partner, key.from, key.to}, table);
        }
    }
    return links;
}

std::optional<std::vector<sql::Source>> joinedFrom(const Schema& schema, TableId first, TableId other)
{
    const auto path = sql::findJoinPath(schema, {{first, 0}, {other, 0}}, {});
    if (!path || path->joins.size() >= kMostSources)
        return std::nullopt;
    if (!std::ranges::all_of(path->joins, [&](const sql::Join& join) { return followsOneKey(schema, join); }))
        return std::nullopt;
    std::vector<sql::Source> from{{.relation = first}};
    for (size_t round = 0; round < path->joins.size(); ++round) {
        for (const sql::Join& join : path->joins)
            addJoin(from, join);
    }
    return from.size() == path->joins.size() + 1 ? std::optional(from) : std::nullopt;
}

sql::Expression columnIn(const std::vector<sql::Source>& from, const Schema& schema, ColumnId column)
{
    return {referenceTo(placeOf(from, schema.column(column).table), column)};
}

} // namespace ratatosk
