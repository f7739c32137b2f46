// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/batches/schema_sampler.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace ratatosk {
namespace {

void collectLeaves(const sql::GrammarTree& tree, std::set<int>& columns, std::set<int>& tables)
{
    if (const auto* column = std::get_if<ColumnId>(&tree.leaf))
        columns.insert(index(*column));
    if (const auto* table = std::get_if<TableId>(&tree.leaf))
        tables.insert(index(*table));
    for (const auto& field : tree.fields) {
        for (const sql::GrammarTree& child : field)
            collectLeaves(child, columns, tables);
    }
}

/// What the earlier query names stays, too.
void collectNamed(const EarlierItems& earlier, std::set<int>& columns, std::set<int>& tables)
{
    for (const EarlierItem& item : earlier.items) {
        if (item.column)
            columns.insert(index(*item.column));
        if (item.table)
            tables.insert(index(*item.table));
    }
}

/// Which columns and tables stay.
class Selection
{
public:
    Selection(const Schema& schema, const sql::GrammarTree& tree, const EarlierItems& earlier) : m_schema(schema)
    {
        collectLeaves(tree, m_columns, m_tables);
        collectNamed(earlier, m_columns, m_tables);
        for (const int column : m_columns)
            m_tables.insert(index(schema.column(ColumnId{column}).table));
        connectTables();
        addKeys();
    }

    void fill(int most, RandomEngine& random)
    {
        std::vector<int> tables(m_schema.tableCount());
        std::iota(tables.begin(), tables.end(), 0);
        std::shuffle(tables.begin(), tables.end(), random);
        // Columns of the query's own tables first in half of the cases, else anywhere.
        if (random() % 2)
            std::stable_partition(tables.begin(), tables.end(), [&](int table) { return m_tables.count(table) > 0; });
        for (const int table : tables) {
            if (static_cast<int>(m_columns.size()) >= most)
                return;
            m_tables.insert(table);
            fillTable(TableId{table}, most, random);
        }
    }

    const std::set<int>& columns() const { return m_columns; }
    const std::set<int>& tables() const { return m_tables; }

private:
    /// Tables that one foreign key puts between two tables of the query: the bridge of a join is part of the question.
    void connectTables()
    {
        std::set<int> bridges;
        for (int table = 0; table < m_schema.tableCount(); ++table) {
            std::set<int> neighbours;
            for (const ForeignKey& key : m_schema.foreignKeys()) {
                const int from = index(m_schema.column(key.from).table), to = index(m_schema.column(key.to).table);
                if (from == table && m_tables.count(to))
                    neighbours.insert(to);
            }
            if (neighbours.size() >= 2)
                bridges.insert(table);
        }
        m_tables.insert(bridges.begin(), bridges.end());
    }

    void addKeys()
    {
        for (const ForeignKey& key : m_schema.foreignKeys()) {
            if (m_tables.count(index(m_schema.column(key.from).table)) && m_tables.count(index(m_schema.column(key.to).table))) {
                m_columns.insert(index(key.from));
                m_columns.insert(index(key.to));
            }
        }
    }

    void fillTable(TableId table, int most, RandomEngine& random)
    {
        std::vector<ColumnId> columns = m_schema.columnsOf(table);
        std::shuffle(columns.begin(), columns.end(), random);
        for (const ColumnId column : columns) {
            if (static_cast<int>(m_columns.size()) >= most)
                return;
            m_columns.insert(index(column));
        }
    }

    const Schema& m_schema;
    std::set<int> m_columns, m_tables;
};

/// Old ids -> new ids, -1 for what was left out.
struct Renumbering {
    std::vector<int> columns, tables;

    int of(ColumnId id) const { return columns[index(id)]; }
    int of(TableId id) const { return tables[index(id)]; }
};

Schema renumberedSchema(const Schema& schema, const Selection& selection, RandomEngine& random, Renumbering& renumbering)
{
    renumbering = {std::vector<int>(schema.columnCount(), -1), std::vector<int>(schema.tableCount(), -1)};
    std::vector<int> order(selection.tables().begin(), selection.tables().end());
    std::shuffle(order.begin(), order.end(), random);
    std::vector<Table> tables;
    std::vector<Column> columns;
    for (const int table : order) {
        renumbering.tables[table] = static_cast<int>(tables.size());
        tables.push_back(schema.table(TableId{table}));
        std::vector<ColumnId> own = schema.columnsOf(TableId{table});
        std::shuffle(own.begin(), own.end(), random);
        for (const ColumnId id : own) {
            if (!selection.columns().count(index(id)))
                continue;
            renumbering.columns[index(id)] = static_cast<int>(columns.size());
            columns.push_back(schema.column(id));
            columns.back().table = TableId{renumbering.tables[table]};
        }
    }
    std::vector<ForeignKey> keys;
    for (ForeignKey key : schema.foreignKeys()) {
        if (renumbering.of(key.from) < 0 || renumbering.of(key.to) < 0)
            continue;
        key.from = ColumnId{renumbering.of(key.from)};
        key.to = ColumnId{renumbering.of(key.to)};
        keys.push_back(key);
    }
    return *Schema::create(std::move(tables), std::move(columns), std::move(keys)); // a part of a checked schema
}

template <class Item>
std::vector<Link<Item>> renumberedLinks(const std::vector<Link<Item>>& links, const Renumbering& renumbering)
{
    std::vector<Link<Item>> result;
    for (Link<Item> link : links) {
        const int item = renumbering.of(link.item);
        if (item < 0)
            continue;
        link.item = Item{item};
        result.push_back(std::move(link));
    }
    return result;
}

void renumberLeaves(sql::GrammarTree& tree, const Renumbering& renumbering)
{
    if (auto* column = std::get_if<ColumnId>(&tree.leaf))
        *column = ColumnId{renumbering.of(*column)};
    if (auto* table = std::get_if<TableId>(&tree.leaf))
        *table = TableId{renumbering.of(*table)};
    for (auto& field : tree.fields) {
        for (sql::GrammarTree& child : field)
            renumberLeaves(child, renumbering);
    }
}

std::vector<ValueCandidate> renumberedValues(const std::vector<ValueCandidate>& values, const Renumbering& renumbering)
{
    std::vector<ValueCandidate> result;
    for (ValueCandidate value : values) {
        std::vector<ColumnId> evidence;
        for (const ColumnId column : value.evidence) {
            if (renumbering.of(column) >= 0)
                evidence.push_back(ColumnId{renumbering.of(column)});
        }
        value.evidence = std::move(evidence);
        if (value.source != ValueSource::Listed || !value.evidence.empty())
            result.push_back(std::move(value));
    }
    return result;
}

EarlierItems renumberedEarlier(const EarlierItems& earlier, const Renumbering& renumbering)
{
    EarlierItems result{earlier.items,
                        {renumberedLinks(earlier.links.columns, renumbering), renumberedLinks(earlier.links.tables, renumbering)}};
    for (EarlierItem& item : result.items) {
        if (item.column)
            item.column = ColumnId{renumbering.of(*item.column)};
        if (item.table)
            item.table = TableId{renumbering.of(*item.table)};
    }
    return result;
}

} // namespace

SampledExample sampleSchema(const TrainingExample& example, size_t wording, int columns, RandomEngine& random)
{
    const PreparedQuestion& question = example.wordings[wording];
    Selection selection(example.database->schema, example.tree, question.earlier);
    selection.fill(columns, random);
    Renumbering renumbering;
    SampledExample result{renumberedSchema(example.database->schema, selection, random, renumbering), {}, example.tree};
    result.question = {question.question,
                       {renumberedLinks(question.links.columns, renumbering), renumberedLinks(question.links.tables, renumbering)},
                       renumberedValues(question.values, renumbering)};
    result.question.earlier = renumberedEarlier(question.earlier, renumbering);
    renumberLeaves(result.tree, renumbering);
    return result;
}

} // namespace ratatosk
