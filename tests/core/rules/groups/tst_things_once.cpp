// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/groups/things_once.h"

#include "core/database/engine/schema_reader.h"
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/rewritten_query.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestThingsOnce : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsThemOnce_data();
    void listsThemOnce();
};

namespace {

/// Rex was there twice, Bo once; each visit has one bill.
const char* const kVisitedKennel =
    "CREATE TABLE dog (id INTEGER PRIMARY KEY, name TEXT, age INTEGER); INSERT INTO dog VALUES (1, 'Rex', 3), (2, 'Bo', 5), (3, 'Ari', 3);"
    "CREATE TABLE visit (id INTEGER PRIMARY KEY, dog INTEGER REFERENCES dog (id), cost REAL); INSERT INTO visit VALUES (1, 1, 5), (2, 1, "
    "7), (3, 2, 9);"
    "CREATE TABLE bill (id INTEGER PRIMARY KEY, visit INTEGER REFERENCES visit (id)); INSERT INTO bill VALUES (1, 1), (2, 2);";

} // namespace

void TestThingsOnce::listsThemOnce_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<bool>("isChanged");
    const QString joined = " FROM dog AS d JOIN visit AS v ON d.id = v.dog";
    QTest::newRow("a join repeats them") << "SELECT d.name" + joined << true;
    QTest::newRow("several columns of one table") << "SELECT d.name, d.age" + joined << true;
    QTest::newRow("in an order that is shown") << "SELECT d.name" + joined + " ORDER BY d.name" << true;
    QTest::newRow("in an order that is not shown") << "SELECT d.name" + joined + " ORDER BY v.cost" << false;
    QTest::newRow("none of those that are left repeats") << "SELECT d.name" + joined + " WHERE v.cost > 5" << false;
    QTest::newRow("columns of both tables") << "SELECT d.name, v.cost" + joined << false;
    QTest::newRow("what was joined, each once anyway") << "SELECT v.cost" + joined << false;
    QTest::newRow("a figure") << "SELECT count(*)" + joined << false;
    QTest::newRow("in groups") << "SELECT d.name" + joined + " GROUP BY d.id" << false;
    QTest::newRow("the first few") << "SELECT d.name" + joined + " ORDER BY d.name LIMIT 2" << false;
    QTest::newRow("one table") << "SELECT name FROM dog" << false;
    QTest::newRow("what some say without what others say")
        << "SELECT age FROM dog WHERE age NOT IN (SELECT age FROM dog WHERE name = 'Bo')" << true;
    QTest::newRow("what is said once") << "SELECT name FROM dog WHERE name NOT IN (SELECT name FROM dog WHERE age = 5)" << false;
    QTest::newRow("once already") << "SELECT DISTINCT d.name" + joined << false;
}

void TestThingsOnce::listsThemOnce()
{
    QFETCH(QString, query);
    QFETCH(bool, isChanged);
    const ScratchDatabase database(kVisitedKennel);
    const auto connection = Connection::open(database.file());
    const Schema schema = *readSchema(*connection);
    auto read = sql::readQuery(query.toStdString(), schema);
    QVERIFY(read);
    QCOMPARE(listThingsOnce(*read, CellLookup(schema, *connection, {})), isChanged);
    QCOMPARE(QString::fromStdString(sql::unparse(*read, schema)), isChanged ? QString(query).replace(0, 7, "SELECT DISTINCT ") : query);
}

RATATOSK_TEST(TestThingsOnce);
#include "tst_things_once.moc"
