// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/searching/table_plan.h"

#include "core/database/engine/found_counter.h"
#include "core/database/schema/identifier.h"
#include "core/database/schema/quoted_table.h"
#include "core/database/schema/quoted_text.h"
#include "core/files/searching/server_plan.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <set>

namespace ratatosk {

namespace {

constexpr int kCounting = 100; ///< milliseconds for the number of rows: a full-text table counts for long

enum class Affinity { Integer, Real, Other };

/// By SQLite's rules for declared types, in their order.
Affinity affinityOf(const Column& column)
{
    const std::string type = foldedIdentifier(column.declaredType);
    const auto has = [&](std::string_view part) { return type.find(part) != std::string::npos; };
    if (has("int"))
        return Affinity::Integer;
    const bool isOther = has("char") || has("clob") || has("text") || has("blob");
    return !isOther && (has("real") || has("floa") || has("doub")) ? Affinity::Real : Affinity::Other;
}

std::optional<std::int64_t> wholeNumber(const Connection& connection, const std::string& sql)
{
    const auto table = connection.run(sql, {.rows = 1, .milliseconds = kCounting});
    const auto* number = table && table->rows.size() == 1 ? std::get_if<std::int64_t>(&table->rows[0][0]) : nullptr;
    return number ? std::optional(*number) : std::nullopt;
}

/// Makes the plan of one table of a file.
class FilePlanner
{
public:
    FilePlanner(const Connection& connection, const Schema& schema, const CellNeedle& needle, TableId table)
        : m_connection(connection), m_schema(schema), m_needle(needle), m_table(schema.table(table)), m_from(quotedTable(m_table))
    {
        m_plan.table = table;
    }

    TablePlan plan()
    {
        findKey();
        const std::set<std::string> indexed = indexedColumns();
        std::vector<ColumnId> rest;
        for (const ColumnId column : m_schema.columnsOf(m_plan.table)) {
            if (!lookUp(column, indexed.contains(foldedIdentifier(m_schema.column(column).name))))
                rest.push_back(column);
        }
        if (!rest.empty())
            m_plan.scans.push_back(scan(rest));
        return std::move(m_plan);
    }

private:
    /// The number that SQLite gives each row, by a name that no column has; without one, the primary key.
    void findKey()
    {
        for (const std::string name : {"rowid", "_rowid_", "oid"}) {
            if (m_schema.findColumn(m_plan.table, name))
                continue;
            if (m_connection.errorOffset(fmt::format("SELECT {} FROM {}", name, m_from)) != -1)
                break;
            m_hasRowNumber = true;
            m_plan.key = {nameOfRowNumber(name)};
            m_plan.rows = wholeNumber(m_connection, fmt::format("SELECT max({}) FROM {}", name, m_from)).value_or(0);
            return;
        }
        for (const ColumnId column : m_schema.columnsOf(m_plan.table)) {
            if (m_schema.column(column).isPrimaryKey)
                m_plan.key.push_back(m_schema.column(column).name);
        }
    }

    /// The table's own name for it, where it has one: that is what people write.
    std::string nameOfRowNumber(const std::string& otherwise) const
    {
        for (const ColumnId column : m_schema.columnsOf(m_plan.table)) {
            if (isRowNumber(m_schema.column(column)))
                return m_schema.column(column).name;
        }
        return otherwise;
    }

    /// Folded names of those that an index of all rows begins with.
    std::set<std::string> indexedColumns() const
    {
        const std::string of = m_table.container.empty() ? "" : ", " + quotedText(m_table.container);
        const auto list = m_connection.run(
            fmt::format("SELECT i.name FROM pragma_index_list({0}{1}) AS l, pragma_index_info(l.name{1}) AS i "
                        "WHERE NOT l.partial AND i.seqno = 0 AND i.name IS NOT NULL",
                        quotedText(ownNameOf(m_table)), of));
        std::set<std::string> names;
        for (std::size_t row = 0; list && row < list->rows.size(); ++row) {
            if (const auto* name = std::get_if<std::string>(&list->rows[row][0]))
                names.insert(foldedIdentifier(*name));
        }
        return names;
    }

    /// Whether the column is SQLite's own number of the row: it holds whole numbers and nothing else.
    bool isRowNumber(const Column& column) const
    {
        const std::vector<ColumnId> all = m_schema.columnsOf(m_plan.table);
        const auto members = std::ranges::count_if(all, [&](ColumnId one) { return m_schema.column(one).isPrimaryKey; });
        return m_hasRowNumber && column.isPrimaryKey && members == 1 && sameIdentifier(column.declaredType, "integer");
    }

    /// Adds what an index tells of the column; false where the rows have to be read.
    bool lookUp(ColumnId id, bool isIndexed)
    {
        const Column& column = m_schema.column(id);
        const std::string name = quotedIdentifier(column.name);
        const bool isNumber = m_needle.isNumber();
        if (isRowNumber(column)) {
            if (isNumber)
                add(fmt::format("{} = {}", name, spelledNumber()), id);
            return true;
        }
        if (!isIndexed)
            return false;
        if (m_needle.isExact()) {
            const std::string values = quotedText(m_needle.text()) + (isNumber ? ", " + spelledNumber() : "");
            add(fmt::format("{} IN ({})", name, values), id);
            return true;
        }
        if (affinityOf(column) == Affinity::Other)
            return false;
        if (isNumber)
            add(fmt::format("{} {}", name, range()), id);
        add(fmt::format("{0} >= '' AND {0} < x''", name), id); // texts come after all numbers
        return true;
    }

    std::string spelledNumber() const
    {
        const auto* whole = std::get_if<std::int64_t>(&m_needle.number());
        return whole ? fmt::format("{}", *whole) : fmt::format("{}", std::get<double>(m_needle.number()));
    }

    /// Wide enough for what is equal but for the last bits.
    std::string range() const
    {
        constexpr double wide = 2e-12;
        const auto* whole = std::get_if<std::int64_t>(&m_needle.number());
        const double middle = whole ? static_cast<double>(*whole) : std::get<double>(m_needle.number());
        const double distance = std::abs(middle) * wide;
        return fmt::format("BETWEEN {} AND {}", middle - distance, middle + distance);
    }

    void add(const std::string& condition, ColumnId column)
    {
        m_plan.lookUps.push_back({fmt::format("SELECT {} FROM {} WHERE {}", cellsOf({column}), m_from, condition), {column}, false});
    }

    /// A column that may hold large values of bytes is not read where it does.
    std::string cell(ColumnId id) const
    {
        const Column& column = m_schema.column(id);
        const std::string name = quotedIdentifier(column.name);
        const bool mayBeBlob = column.declaredType.empty() || foldedIdentifier(column.declaredType).find("blob") != std::string::npos;
        return mayBeBlob ? fmt::format("CASE typeof({0}) WHEN 'blob' THEN NULL ELSE {0} END", name) : name;
    }

    /// Key and cells.
    std::string cellsOf(const std::vector<ColumnId>& columns) const
    {
        std::vector<std::string> parts;
        for (const std::string& name : m_plan.key)
            parts.push_back(quotedIdentifier(name));
        for (const ColumnId column : columns)
            parts.push_back(cell(column));
        return fmt::format("{}", fmt::join(parts, ", "));
    }

    SearchStatement scan(const std::vector<ColumnId>& columns) const
    {
        std::vector<std::string> calls;
        for (std::size_t first = 0; first < columns.size(); first += FoundCounter::mostCells) {
            std::string call = fmt::format("{}({}", FoundCounter::function, first);
            for (std::size_t i = first; i < std::min(first + FoundCounter::mostCells, columns.size()); ++i)
                call += ", " + cell(columns[i]);
            calls.push_back(call + ')');
        }
        // "|" and not OR: all of them are to be called.
        return {fmt::format("SELECT {} FROM {} WHERE {}", cellsOf(columns), m_from, fmt::join(calls, " | ")), columns, true};
    }

    const Connection& m_connection;
    const Schema& m_schema;
    const CellNeedle& m_needle;
    const Table& m_table;
    std::string m_from;
    TablePlan m_plan;
    bool m_hasRowNumber = false;
};

} // namespace

std::vector<TablePlan> tablePlans(const Connection& connection, const Schema& schema, const CellNeedle& needle)
{
    std::vector<TablePlan> plans;
    for (int number = 0; number < schema.tableCount(); ++number) {
        const TableId table{number};
        if (schema.table(table).isView)
            continue;
        plans.push_back(schema.dialect() == Dialect::Postgres ? serverPlan(connection, schema, needle, table)
                                                              : FilePlanner(connection, schema, needle, table).plan());
    }
    const auto size = [](const TablePlan& plan) { return plan.rows < 0 ? std::numeric_limits<std::int64_t>::max() : plan.rows; };
    std::ranges::stable_sort(plans, {}, size);
    return plans;
}

} // namespace ratatosk
