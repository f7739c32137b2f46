// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/dataset/distractors.h"

#include "core/sql/tree/query_reader.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace ratatosk;

class TestDistractors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheTable();
    void putsOthersAround();
    void namesNothingTwice();
    void drawsTheSameForASeed();
    void managesWithTooFewTables();
    void keepsQueriesRight();
    void bringsKnownCells();
};

namespace {

/// A database of one table with one column for each name.
DatasetDatabase table(const std::string& id, const std::string& name, const std::vector<std::string>& columns)
{
    std::vector<Column> all;
    for (const std::string& column : columns)
        all.push_back({.name = column, .readableName = column, .isPrimaryKey = all.empty()});
    return {id, *Schema::create({{.name = name, .readableName = name}}, all, {}), {}};
}

Dataset manyTables()
{
    Dataset dataset;
    dataset.databases.emplace("0", table("0", "game", {"home", "crowd"}));
    for (int i = 1; i < 30; ++i) {
        const std::string number = std::to_string(i);
        // Every third clashes with the first table or its columns.
        dataset.databases.emplace(number,
                                  i % 3 == 0 ? table(number, "Game", {"Crowd", "HOME"}) : table(number, "t" + number, {"a" + number, "b"}));
    }
    dataset.examples.push_back({"0", "Who?", "SELECT home FROM game WHERE crowd > 3"});
    return dataset;
}

const DistractorOptions options{.leastTables = 2, .mostTables = 4, .leastColumns = 1, .mostColumns = 3};

} // namespace

void TestDistractors::keepsTheTable()
{
    const Dataset dataset = manyTables();
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Dice dice(seed);
        const Schema schema = databaseAmongOthers(dataset.databases.at("0"), dataset.databases, options, dice).schema;
        const auto game = schema.findTable("game");
        QVERIFY(game);
        const auto home = schema.findColumn(*game, "home");
        const auto crowd = schema.findColumn(*game, "crowd");
        QVERIFY(home && crowd);
        QVERIFY(*home < *crowd); // in their own order
        QCOMPARE(schema.column(*home).name, std::string("home"));
        QVERIFY(!schema.column(*home).isPrimaryKey);
    }
}

void TestDistractors::putsOthersAround()
{
    const Dataset dataset = manyTables();
    std::set<int> tables, columns, places;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Dice dice(seed);
        const Schema schema = databaseAmongOthers(dataset.databases.at("0"), dataset.databases, options, dice).schema;
        const TableId game = *schema.findTable("game");
        tables.insert(schema.tableCount() - 1);
        columns.insert(static_cast<int>(schema.columnsOf(game).size()) - 2);
        places.insert(index(game));
    }
    QCOMPARE(tables, (std::set<int>{2, 3, 4}));
    QCOMPARE(columns, (std::set<int>{1, 2, 3}));
    QCOMPARE(places, (std::set<int>{0, 1, 2, 3, 4}));
}

void TestDistractors::namesNothingTwice()
{
    const Dataset dataset = withDistractors(manyTables(), options, 7);
    for (const auto& [id, database] : dataset.databases) {
        std::set<std::string> tables;
        for (const Table& one : database.schema.tables())
            tables.insert(QString::fromStdString(one.name).toLower().toStdString());
        QCOMPARE(tables.size(), database.schema.tables().size());
        std::set<std::pair<TableId, std::string>> columns;
        for (const Column& one : database.schema.columns())
            columns.emplace(one.table, QString::fromStdString(one.name).toLower().toStdString());
        QCOMPARE(columns.size(), database.schema.columns().size());
    }
}

void TestDistractors::drawsTheSameForASeed()
{
    const Dataset first = withDistractors(manyTables(), options, 7);
    const Dataset second = withDistractors(manyTables(), options, 7);
    const Dataset other = withDistractors(manyTables(), options, 8);
    int different = 0;
    for (const auto& [id, database] : first.databases) {
        QCOMPARE(database.schema, second.databases.at(id).schema);
        different += database.schema != other.databases.at(id).schema;
    }
    QVERIFY(different > 20);
}

void TestDistractors::managesWithTooFewTables()
{
    Dataset lonely;
    lonely.databases.emplace("0", table("0", "game", {"home", "crowd"}));
    const Dataset dataset = withDistractors(lonely, options, 1);
    QCOMPARE(dataset.databases.at("0").schema.tableCount(), 1);
    QCOMPARE(dataset.databases.at("0").schema.columnCount(), 2);
}

void TestDistractors::keepsQueriesRight()
{
    const Dataset dataset = withDistractors(manyTables(), options, 3);
    const Schema& schema = dataset.databaseOf(dataset.examples.front()).schema;
    const auto query = sql::readQuery(dataset.examples.front().query, schema);
    QVERIFY(query);
    const auto& selected = std::get<sql::ColumnReference>(query->first.items.front().expression.term);
    QCOMPARE(schema.column(selected.column).name, std::string("home"));
    QCOMPARE(schema.table(schema.column(selected.column).table).name, std::string("game"));
}

void TestDistractors::bringsKnownCells()
{
    Dataset dataset = manyTables();
    dataset.databases.at("0").cells = {{ColumnId{0}, "Lions"}, {ColumnId{1}, "many"}};
    for (int i = 1; i < 30; ++i)
        dataset.databases.at(std::to_string(i)).cells = {{ColumnId{1}, "b of " + std::to_string(i)}};
    DistractorOptions all = options;
    all.cellShare = 1;
    for (const auto& [id, database] : withDistractors(dataset, all, 5).databases) {
        bool hasLions = false;
        for (const CellHit& cell : database.cells) {
            const std::string& column = database.schema.column(cell.column).name;
            QCOMPARE(column, cell.value == "Lions" ? "home" : cell.value == "many" ? "crowd" : column == "b" ? "b" : "HOME");
            hasLions = hasLions || cell.value == "Lions";
        }
        QVERIFY(hasLions || id != "0");
    }
    all.cellShare = 0;
    QVERIFY(withDistractors(dataset, all, 5).databases.at("0").cells.empty());
}

RATATOSK_TEST(TestDistractors);
#include "tst_distractors.moc"
