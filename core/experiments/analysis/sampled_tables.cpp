// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/analysis/sampled_tables.h"

#include "core/database/engine/schema_reader.h"
#include "core/database/schema/identifier.h"
#include "core/files/rows/row_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace ratatosk {
namespace {

constexpr int kRowsRead = 2'000;
constexpr int kFewestRows = 3; ///< fewer say nothing about what repeats
constexpr std::size_t kLongestValue = 500;

bool isOwnTable(const Table& table)
{
    return table.isView || foldedIdentifier(table.name).starts_with("sqlite_");
}

/// Where a sample has the column; nothing for what it left out.
std::optional<std::pair<int, int>> sampledPlace(const SampledTables& tables, const Schema& schema, ColumnId id)
{
    const Column& column = schema.column(id);
    for (std::size_t t = 0; t < tables.size(); ++t) {
        if (!sameIdentifier(tables[t].name, schema.table(column.table).name))
            continue;
        for (std::size_t c = 0; c < tables[t].columns.size(); ++c) {
            if (sameIdentifier(tables[t].columns[c].name, column.name))
                return std::pair(static_cast<int>(t), static_cast<int>(c));
        }
    }
    return {};
}

class Sampling
{
public:
    Sampling(const Connection& connection, const Schema& file, const Schema& named, std::stop_token stop)
        : m_connection(connection), m_file(file), m_named(named), m_stop(std::move(stop))
    {
    }

    Result<SampledTables> read()
    {
        for (int table = 0; table < m_file.tableCount(); ++table) {
            if (isOwnTable(m_file.table(TableId{table})))
                continue;
            auto sampled = readTable(TableId{table});
            if (!sampled)
                return sampled.error();
            m_tables.push_back(*std::move(sampled));
        }
        for (const Schema* schema : {&m_file, &m_named})
            addForeignKeys(*schema);
        for (const Schema* schema : {&m_file, &m_named}) {
            for (int table = 0; table < schema->tableCount(); ++table)
                addPrimaryKey(*schema, TableId{table});
        }
        return std::move(m_tables);
    }

private:
    Result<SampledTable> readTable(TableId id)
    {
        SampledTable table{m_file.table(id).name, {}, {}, 0};
        const std::string sql = fmt::format("SELECT * FROM {}", quotedIdentifier(table.name));
        const auto rows = m_connection.run(sql, {.rows = kRowsRead}, m_stop);
        if (!rows)
            return rows.error();
        table.rows = static_cast<int>(rows->rows.size());
        for (const ColumnId column : m_file.columnsOf(id))
            table.columns.push_back(sampled(m_file.column(column), *rows));
        return table;
    }

    static SampledColumn sampled(const Column& column, const ResultTable& rows)
    {
        SampledColumn result{column.name, column.declaredType, false, column.isRequired, {}, {}};
        const auto place = std::ranges::find_if(rows.columns, [&](const auto& name) { return sameIdentifier(name, column.name); });
        if (place == rows.columns.end())
            return result; // a hidden one
        std::set<std::string> seen;
        int texts = 0;
        for (const std::vector<Cell>& row : rows.rows) {
            const Cell& cell = row[static_cast<std::size_t>(place - rows.columns.begin())];
            const std::string text = sqlLiteral(cell);
            texts += std::holds_alternative<std::string>(cell) ? 1 : 0;
            if (!std::holds_alternative<Null>(cell) && text.size() <= kLongestValue && seen.insert(text).second)
                result.values.push_back(cell);
        }
        result.isUnique = texts >= kFewestRows && static_cast<int>(result.values.size()) == texts; // of numbers it means little
        return result;
    }

    SampledColumn& at(const std::pair<int, int>& place)
    {
        return m_tables[static_cast<std::size_t>(place.first)].columns[static_cast<std::size_t>(place.second)];
    }

    /// A key whose values do not happen to repeat may still repeat.
    void addForeignKeys(const Schema& schema)
    {
        for (const ForeignKey& key : schema.foreignKeys()) {
            const auto from = sampledPlace(m_tables, schema, key.from);
            const auto to = sampledPlace(m_tables, schema, key.to);
            if (from && to && *from != *to && !at(*from).parent) {
                at(*from).parent = *to;
                at(*from).isUnique = false;
                at(*to).isRequired = true;
            }
        }
    }

    bool repeats(const std::pair<int, int>& place)
    {
        return static_cast<int>(at(place).values.size()) < m_tables[static_cast<std::size_t>(place.first)].rows;
    }

    void addPrimaryKey(const Schema& schema, TableId table)
    {
        std::vector<std::pair<int, int>> places;
        for (const ColumnId column : schema.columnsOf(table)) {
            if (const auto place = sampledPlace(m_tables, schema, column); place && schema.column(column).isPrimaryKey)
                places.push_back(*place);
        }
        for (const auto& place : places)
            at(place).isRequired = true;
        if (places.size() == 1 && !repeats(places.front())) // data sets name one column of several
            at(places.front()).isUnique = true;
        if (places.size() < 2)
            return;
        std::vector<int>& key = m_tables[static_cast<std::size_t>(places.front().first)].key;
        if (key.empty())
            std::ranges::transform(places, std::back_inserter(key), &std::pair<int, int>::second);
    }

    const Connection& m_connection;
    const Schema& m_file;
    const Schema& m_named;
    std::stop_token m_stop;
    SampledTables m_tables;
};

} // namespace

void addJoin(SampledTables& tables, const Schema& schema, ColumnId left, ColumnId right)
{
    const auto from = sampledPlace(tables, schema, left);
    const auto to = sampledPlace(tables, schema, right);
    if (!from || !to || from->first == to->first)
        return;
    const auto at = [&](const std::pair<int, int>& place) -> SampledColumn& {
        return tables[static_cast<std::size_t>(place.first)].columns[static_cast<std::size_t>(place.second)];
    };
    if (at(*from).isUnique && !at(*to).isUnique && !at(*to).parent)
        at(*to).parent = *from;
    else if (!at(*from).parent && !at(*from).isUnique && at(*to).parent != *from)
        at(*from).parent = *to;
}

Result<SampledTables> sampleOf(const Connection& connection, const Schema& schema, std::stop_token stop)
{
    const auto file = connection.engine().readSchema(connection);
    if (!file)
        return file.error();
    return Sampling(connection, *file, schema, std::move(stop)).read();
}

} // namespace ratatosk
