// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/cells/staff_table.h"

#include "core/joins/from_change.h"
#include "core/schema/name_columns.h"
#include "core/schema/staff_tables.h"
#include "core/sql/join_origin.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;
using sql::SelectBlock;

std::vector<ColumnId> namesOf(TableId table, const Schema& schema)
{
    return nameColumns(schema, table);
}

/// The column of the table that is called as the other, or has its part.
std::optional<ColumnId> counterpart(ColumnId column, TableId table, const Schema& schema)
{
    for (const ColumnId own : schema.columnsOf(table)) {
        const bool areKeys = schema.column(own).isPrimaryKey && schema.column(column).isPrimaryKey;
        if (areKeys || schema.column(own).spokenName == schema.column(column).spokenName)
            return own;
    }
    const std::vector<ColumnId> others = namesOf(schema.column(column).table, schema), names = namesOf(table, schema);
    const bool isName = std::ranges::find(others, column) != others.end();
    return isName && names.size() == 1 ? std::optional(names.front()) : std::nullopt;
}

class StaffAsked
{
public:
    explicit StaffAsked(const RuleContext& context) : m_schema(context.schema)
    {
        for (const Link<TableId>& link : context.prepared->links.tables)
            m_named.insert(link.item);
    }

    bool mend(sql::Query& query) const
    {
        return query.rest.empty() && isOfTables(query.first) && (showThoseTested(query) || putStaffInPlace(query));
    }

private:
    TableId tableAt(const SelectBlock& block, int source) const
    {
        return std::get<TableId>(block.from[static_cast<std::size_t>(source)].relation);
    }

    bool isStranger(TableId table) const
    {
        return !m_named.contains(table) && !namesOf(table, m_schema).empty() && !isOfStaff(table, m_schema);
    }

    /// The one source that all items are plain columns of.
    std::optional<int> sourceShown(const SelectBlock& block) const
    {
        std::set<int> sources;
        for (const sql::SelectItem& item : block.items) {
            const auto* column = std::get_if<ColumnReference>(&item.expression.term);
            if (!column)
                return {};
            sources.insert(column->source.index);
        }
        return sources.size() == 1 ? std::optional(*sources.begin()) : std::nullopt;
    }

    /// The one source that WHERE and ORDER BY are about.
    static std::optional<int> sourceTested(const sql::Query& query)
    {
        std::set<int> sources;
        const auto note = [&](const Expression& term) {
            if (const auto* column = std::get_if<ColumnReference>(&term.term))
                sources.insert(column->source.index);
        };
        if (query.first.where)
            sql::visitTerms(*query.first.where, note);
        for (const sql::OrderKey& key : query.orderBy)
            sql::visitTerms(key.expression, note);
        return sources.size() == 1 ? std::optional(*sources.begin()) : std::nullopt;
    }

    bool showThoseTested(sql::Query& query) const
    {
        SelectBlock& block = query.first;
        const auto shown = block.groupBy.empty() ? sourceShown(block) : std::nullopt;
        const auto tested = sourceTested(query);
        if (!shown || !tested || *shown == *tested || !isStranger(tableAt(block, *shown)))
            return false;
        const TableId staff = tableAt(block, *tested);
        const std::vector<ColumnId> names = namesOf(staff, m_schema);
        const auto isTested = [&](ColumnId name) { return testsColumn(block, {{0, *tested}, name}); };
        if (!isOfStaff(staff, m_schema) || names.empty() || std::ranges::any_of(names, isTested))
            return false;
        block.items.clear();
        for (const ColumnId name : names)
            block.items.push_back({Expression{ColumnReference{{0, *tested}, name}}, {}});
        dropIdleSources(query);
        return true;
    }

    static void dropIdleSources(sql::Query& query)
    {
        for (int source = static_cast<int>(query.first.from.size()) - 1; source >= 0; --source)
            if (sql::dropIdleSource({&query.first, &query.orderBy}, source))
                source = static_cast<int>(query.first.from.size());
    }

    /// The key by which the other end of a stranger's join refers to the staff as well.
    std::optional<ForeignKey> keyToStaff(TableId from) const
    {
        std::optional<ForeignKey> found;
        for (const ForeignKey& key : m_schema.foreignKeys()) {
            const TableId to = m_schema.column(key.to).table;
            if (m_schema.column(key.from).table != from || !m_named.contains(to) || !isOfStaff(to, m_schema))
                continue;
            if (found)
                return {};
            found = key;
        }
        return found;
    }

    bool putStaffInPlace(sql::Query& query) const
    {
        for (int source = 0; source < static_cast<int>(query.first.from.size()); ++source)
            if (isStranger(tableAt(query.first, source)) && putStaffAt(query, source))
                return true;
        return false;
    }

    /// Where one key alone joins the stranger, and the other end could as well refer to the staff.
    bool putStaffAt(sql::Query& query, int source) const
    {
        sql::Query changed = query;
        std::vector<sql::JoinKey*> joins;
        for (sql::Source& joined : changed.first.from)
            for (sql::JoinKey& key : joined.keys)
                if (key.left.source.index == source || key.right.source.index == source)
                    joins.push_back(&key);
        if (joins.size() != 1)
            return false;
        const bool isLeft = joins.front()->left.source.index == source;
        ColumnReference &own = isLeft ? joins.front()->left : joins.front()->right,
                        &other = isLeft ? joins.front()->right : joins.front()->left;
        const auto key = keyToStaff(m_schema.column(other.column).table);
        if (!key || placeInFrom(m_schema.column(key->to).table, changed.first))
            return false;
        own.column = key->to;
        other.column = key->from;
        joins.front()->origin = sql::joinOrigin(m_schema, key->from, key->to);
        changed.first.from[static_cast<std::size_t>(source)].relation = m_schema.column(key->to).table;
        if (!moveColumns(changed, source, m_schema.column(key->to).table))
            return false;
        query = std::move(changed);
        return true;
    }

    bool moveColumns(sql::Query& query, int source, TableId staff) const
    {
        bool isPossible = true;
        const auto move = [&](Expression& term) {
            auto* column = std::get_if<ColumnReference>(&term.term);
            if (!column || column->source != sql::SourceReference{0, source})
                return;
            const auto own = counterpart(column->column, staff, m_schema);
            isPossible = isPossible && own;
            column->column = own.value_or(column->column);
        };
        const auto refuse = [&](sql::Query&) { isPossible = false; };
        sql::editTerms(query.first, move, refuse);
        for (sql::OrderKey& key : query.orderBy)
            sql::editTerms(key.expression, move, refuse);
        return isPossible;
    }

    const Schema& m_schema;
    std::set<TableId> m_named;
};

} // namespace

bool showStaffAsked(sql::Query& query, const RuleContext& context)
{
    return StaffAsked(context).mend(query);
}

} // namespace ratatosk
