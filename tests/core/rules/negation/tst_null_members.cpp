// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/negation/null_members.h"

#include "core/database/engine/schema_reader.h"
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestNullMembers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leavesThemOut_data();
    void leavesThemOut();
    void findsTheIntendedRows();
};

void TestNullMembers::leavesThemOut_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("some are NULL") << "SELECT name FROM dog WHERE id NOT IN (SELECT dog FROM visit)"
                                   << "SELECT name FROM dog WHERE id NOT IN (SELECT dog FROM visit WHERE dog IS NOT NULL)";
    QTest::newRow("beside another condition")
        << "SELECT name FROM dog WHERE id > 1 AND id NOT IN (SELECT dog FROM visit WHERE cost > 3)"
        << "SELECT name FROM dog WHERE id > 1 AND id NOT IN (SELECT dog FROM visit WHERE cost > 3 AND dog IS NOT NULL)";
    QTest::newRow("further inside")
        << "SELECT count(*) FROM dog WHERE id IN (SELECT id FROM dog WHERE id NOT IN (SELECT dog FROM visit))"
        << "SELECT count(*) FROM dog WHERE id IN (SELECT id FROM dog WHERE id NOT IN (SELECT dog FROM visit WHERE dog IS NOT NULL))";
    QTest::newRow("none is NULL") << "SELECT name FROM dog WHERE id NOT IN (SELECT cost FROM visit)"
                                  << "";
    QTest::newRow("not negated") << "SELECT name FROM dog WHERE id IN (SELECT dog FROM visit)"
                                 << "";
}

static const char* const kKennel = "CREATE TABLE dog (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO dog VALUES (1, 'Rex'), (2, 'Bo');"
                                   "CREATE TABLE visit (dog INTEGER, cost REAL NOT NULL); INSERT INTO visit VALUES (1, 5), (NULL, 7);";

void TestNullMembers::leavesThemOut()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    const ScratchDatabase database(kKennel);
    const auto connection = Connection::open(database.file());
    const Schema schema = *readSchema(*connection);
    auto query = sql::readQuery(before.toStdString(), schema);
    QVERIFY(query);
    QCOMPARE(leaveOutNullMembers(*query, CellLookup(schema, *connection, {})), !after.isEmpty());
    QCOMPARE(QString::fromStdString(sql::unparse(*query, schema)), after.isEmpty() ? before : after);
}

void TestNullMembers::findsTheIntendedRows()
{
    const ScratchDatabase database(kKennel);
    const auto connection = Connection::open(database.file());
    const Schema schema = *readSchema(*connection);
    auto query = sql::readQuery("SELECT name FROM dog WHERE id NOT IN (SELECT dog FROM visit)", schema);
    QVERIFY(connection->run(sql::unparse(*query, schema))->rows.empty());
    leaveOutNullMembers(*query, CellLookup(schema, *connection, {}));
    QVERIFY(connection->run(sql::unparse(*query, schema))->rows == (std::vector<std::vector<Cell>>{{std::string("Bo")}}));
}

RATATOSK_TEST(TestNullMembers);
#include "tst_null_members.moc"
