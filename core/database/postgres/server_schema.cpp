// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/postgres/server_schema.h"

#include "core/database/postgres/catalog_statements.h"
#include "core/database/schema/item_names.h"
#include "core/database/schema/quoted_table.h"

#include <algorithm>
#include <cctype>
#include <limits>
#include <set>
#include <string_view>
#include <utility>

namespace ratatosk {

namespace {

constexpr RunLimits wholeCatalog{.rows = std::numeric_limits<std::int64_t>::max(), .milliseconds = 30'000};
constexpr int mostWordsOfAName = 4;

using Row = std::vector<Cell>;

std::string catalogText(const Cell& cell)
{
    const auto* text = std::get_if<std::string>(&cell);
    return text ? *text : std::string();
}

std::int64_t catalogNumber(const Cell& cell)
{
    const auto* number = std::get_if<std::int64_t>(&cell);
    return number ? *number : 0;
}

bool isTrue(const Cell& cell)
{
    return catalogText(cell) == "true";
}

/// A comment that is a name: a few words in letters. Else nothing.
std::string nameIn(std::string_view comment)
{
    const auto isLetter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == ' '; };
    const auto blanks = std::ranges::count(comment, ' ');
    if (comment.empty() || blanks >= mostWordsOfAName || !std::ranges::all_of(comment, isLetter))
        return {};
    std::string name;
    for (const char c : comment)
        name += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return name;
}

ColumnType typeOf(std::string_view category, std::string_view declared)
{
    switch (category.empty() ? 'X' : category.front()) {
    case 'N': return ColumnType::Number;
    case 'D':
    case 'T': return ColumnType::Time;
    case 'B': return ColumnType::Boolean;
    case 'S':
    case 'E': return ColumnType::Text;
    default: return declared == "uuid" ? ColumnType::Text : ColumnType::Other;
    }
}

class CatalogReader
{
public:
    explicit CatalogReader(ServerLink& link) : m_link(link) {}

    Result<ServerSchema> read()
    {
        const auto tables = rowsOf(kTableStatement);
        const auto columns = tables ? rowsOf(kColumnStatement) : tables;
        const auto keys = columns ? rowsOf(kKeyStatement) : columns;
        const auto indexes = keys ? rowsOf(kIndexStatement) : keys;
        if (!indexes)
            return indexes.error();
        std::ranges::for_each(*tables, [&](const Row& row) { addTable(row); });
        addColumns(*columns);
        addKeys(*keys);
        addIndexes(*indexes);
        nameColumns();
        auto schema = Schema::create(std::move(m_schema.tables), std::move(m_schema.columns), std::move(m_schema.keys));
        if (!schema)
            return schema.error();
        schema->setDialect(Dialect::Postgres);
        return ServerSchema{*std::move(schema), std::move(m_tables)};
    }

private:
    struct Parts {
        std::vector<Table> tables;
        std::vector<Column> columns;
        std::vector<ForeignKey> keys;
    };
    using ColumnPlace = std::pair<std::int64_t, std::int64_t>; ///< table's id, column's number

    Result<std::vector<Row>> rowsOf(const char* sql)
    {
        ResultTable table;
        const auto passed = m_link.pass(sql, gatherInto(table), wholeCatalog, {});
        if (!passed)
            return passed.error();
        return std::move(table.rows);
    }

    void addTable(const Row& row)
    {
        const std::string container = catalogText(row[1]), name = catalogText(row[2]), kind = catalogText(row[3]);
        const bool isFound = isTrue(row[4]), isStored = kind == "r" || kind == "m" || kind == "p";
        Table table{.name = isFound ? name : container + "." + name, .isView = kind == "v" || kind == "m"};
        table.container = isFound ? "" : container;
        table.description = catalogText(row[5]);
        table.readableName = nameIn(table.description);
        if (table.readableName.empty())
            table.readableName = readableTableName(name);
        const auto* rows = std::get_if<double>(&row[6]);
        m_tables.emplace(table.name, ServerTable{container, name, rows ? *rows : 0, isStored});
        m_ids.push_back(catalogNumber(row[0]));
        m_schema.tables.push_back(std::move(table));
    }

    /// In the order of the tables.
    void addColumns(const std::vector<Row>& rows)
    {
        std::multimap<std::int64_t, const Row*> columns;
        for (const Row& row : rows)
            columns.emplace(catalogNumber(row[0]), &row);
        for (std::size_t table = 0; table < m_ids.size(); ++table) {
            const auto [first, last] = columns.equal_range(m_ids[table]);
            for (auto column = first; column != last; ++column)
                addColumn(TableId(table), *column->second);
        }
    }

    void addColumn(TableId table, const Row& row)
    {
        Column column{.table = table, .name = catalogText(row[2]), .declaredType = catalogText(row[3])};
        column.type = typeOf(catalogText(row[4]), column.declaredType);
        column.isRequired = isTrue(row[5]);
        column.description = catalogText(row[6]);
        m_places.emplace(ColumnPlace(catalogNumber(row[0]), catalogNumber(row[1])), ColumnId(m_schema.columns.size()));
        m_schema.columns.push_back(std::move(column));
    }

    /// A key of which the user may not see a column is none.
    void addKeys(const std::vector<Row>& rows)
    {
        std::map<std::int64_t, std::vector<const Row*>> keys;
        for (const Row& row : rows)
            keys[catalogNumber(row[0])].push_back(&row);
        for (const auto& [id, columns] : keys)
            addKey(columns);
    }

    void addKey(const std::vector<const Row*>& columns)
    {
        const bool isPrimary = catalogText((*columns.front())[1]) == "p";
        std::vector<ForeignKey> pairs;
        for (const Row* row : columns) {
            const auto child = m_places.find({catalogNumber((*row)[2]), catalogNumber((*row)[3])});
            const auto parent = m_places.find({catalogNumber((*row)[4]), catalogNumber((*row)[5])});
            if (child != m_places.end() && isPrimary)
                m_schema.columns[static_cast<std::size_t>(index(child->second))].isPrimaryKey = true;
            if (child != m_places.end() && parent != m_places.end())
                pairs.push_back({.from = child->second, .to = parent->second, .group = m_groups});
        }
        if (isPrimary || pairs.size() != columns.size())
            return;
        ++m_groups;
        m_schema.keys.insert(m_schema.keys.end(), pairs.begin(), pairs.end());
    }

    /// Of two for one column that in lower case, which comes first and finds more.
    void addIndexes(const std::vector<Row>& rows)
    {
        for (const Row& row : rows) {
            const auto table = std::ranges::find(m_ids, catalogNumber(row[0]));
            if (table == m_ids.end())
                continue;
            const std::string& name = m_schema.tables[static_cast<std::size_t>(table - m_ids.begin())].name;
            m_tables[name].indexes.emplace(catalogText(row[1]), isTrue(row[2]) ? TextIndex::LowerCase : TextIndex::AsStored);
        }
    }

    /// Last: whether a column refers to another table has a say in it.
    void nameColumns()
    {
        std::map<ColumnId, TableId> referred;
        for (const ForeignKey& key : m_schema.keys)
            referred.emplace(key.from, m_schema.columns[static_cast<std::size_t>(index(key.to))].table);
        for (std::size_t i = 0; i < m_schema.columns.size(); ++i) {
            Column& column = m_schema.columns[i];
            const Table& table = m_schema.tables[static_cast<std::size_t>(index(column.table))];
            column.readableName = nameIn(column.description);
            const auto to = referred.find(ColumnId(i));
            if (column.readableName.empty() && to != referred.end())
                column.readableName = readableKeyName(column.name, ownNameOf(table),
                                                      ownNameOf(m_schema.tables[static_cast<std::size_t>(index(to->second))]));
            if (column.readableName.empty())
                column.readableName = readableColumnName(column.name, ownNameOf(table), false);
        }
    }

    ServerLink& m_link;
    Parts m_schema;
    ServerTables m_tables;
    std::vector<std::int64_t> m_ids; ///< of the tables
    std::map<ColumnPlace, ColumnId> m_places;
    int m_groups = 0;
};

} // namespace

Result<ServerSchema> readServerSchema(ServerLink& link)
{
    return CatalogReader(link).read();
}

} // namespace ratatosk
