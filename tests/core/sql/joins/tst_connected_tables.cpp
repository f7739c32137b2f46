// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/joins/connected_tables.h"

#include "tests/support/library_schema.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestConnectedTables : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void partsWhatNothingJoins();
    void joinsByNames();
};

/// Author, book, reader, loan and review; and the shelf.
void TestConnectedTables::partsWhatNothingJoins()
{
    const std::vector<int> parts = sql::connectedTables(librarySchema());
    QCOMPARE(parts.size(), size_t(6));
    for (const size_t table : {1, 2, 3, 5})
        QCOMPARE(parts[table], parts[0]);
    QVERIFY(parts[4] != parts[0]);
}

void TestConnectedTables::joinsByNames()
{
    std::vector<Column> columns;
    for (const int table : {0, 1, 2}) {
        columns.push_back({.table = TableId{table}, .name = "id", .readableName = "id", .type = ColumnType::Number, .isPrimaryKey = true});
        columns.push_back({.table = TableId{table}, .name = table < 2 ? "town" : "colour", .readableName = table < 2 ? "town" : "colour"});
    }
    const Schema schema = *Schema::create({{.name = "shop"}, {.name = "guest"}, {.name = "paint"}}, columns, {});
    const std::vector<int> parts = sql::connectedTables(schema);
    QCOMPARE(parts[1], parts[0]);
}

RATATOSK_TEST(TestConnectedTables);
#include "tst_connected_tables.moc"
