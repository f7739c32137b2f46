// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/mixed_columns.h"

#include "core/database/engine/schema_reader.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestMixedColumns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areFound_data();
    void areFound();
    void areCountedBeyondTheFirst();
};

namespace {

QString foundIn(const ScratchDatabase& database, const QString& sql)
{
    const auto connection = Connection::open(database.file());
    const Schema schema = *readSchema(*connection);
    const auto query = sql::readQuery(sql.toStdString(), schema);
    if (!query)
        return "not read: " + QString::fromStdString(query.error().detail);
    QStringList found;
    for (const MixedColumn& column : mixedColumns(*query, CellLookup(schema, *connection, {})))
        found << QString::fromStdString(textOf(column));
    return found.join("; ");
}

} // namespace

void TestMixedColumns::areFound_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("found");
    const char* const price = "room.price has 2 (sold out, ask)";
    QTest::newRow("sum") << "SELECT sum(price) FROM room" << price;
    QTest::newRow("average") << "SELECT avg(price) FROM room WHERE beds > 1" << price;
    QTest::newRow("maximum") << "SELECT max(price) FROM room" << price;
    QTest::newRow("minimum of groups") << "SELECT beds, min(price) FROM room GROUP BY beds" << price;
    QTest::newRow("the first of an order") << "SELECT name FROM room ORDER BY price DESC LIMIT 1" << price;
    QTest::newRow("compared") << "SELECT name FROM room WHERE price > 100" << price;
    QTest::newRow("between") << "SELECT name FROM room WHERE price BETWEEN 1 AND 100" << price;
    QTest::newRow("in a query within") << "SELECT name FROM room WHERE price = (SELECT max(price) FROM room)" << price;
    QTest::newRow("of a product") << "SELECT sum(price * beds) FROM room" << price;
    QTest::newRow("in an order of all") << "SELECT name FROM room ORDER BY price"
                                        << "";
    QTest::newRow("shown") << "SELECT price FROM room WHERE price = 'ask'"
                           << "";
    QTest::newRow("counted") << "SELECT count(price) FROM room"
                             << "";
    QTest::newRow("numbers alone") << "SELECT sum(beds), max(beds) FROM room WHERE beds > 1"
                                   << "";
    QTest::newRow("money in a column of texts") << "SELECT sum(paid) FROM room"
                                                << "room.paid has 3 ($1,200, (20), ₪499)";
    QTest::newRow("the same as numbers") << "SELECT sum(CAST(paid AS REAL)) FROM room"
                                         << "room.paid has 3 ($1,200, (20), ₪499)";
    QTest::newRow("numbers in a column of texts") << "SELECT avg(score) FROM room"
                                                  << "";
    QTest::newRow("the last word") << "SELECT max(name) FROM room"
                                   << "";
    QTest::newRow("a sum of cases") << "SELECT sum(CASE WHEN name = 'a' THEN 1 ELSE 0 END) FROM room"
                                    << "";
    QTest::newRow("days between texts") << "SELECT avg(julianday('now') - julianday(name)) FROM room"
                                        << "";
}

void TestMixedColumns::areFound()
{
    const ScratchDatabase database("CREATE TABLE room(name TEXT, price REAL, beds INTEGER, paid TEXT, score TEXT);"
                                   "INSERT INTO room VALUES ('a', 10.5, 1, '$1,200', '1.5'), ('b', 20, 2, '(20)', '2'),"
                                   "('c', 'sold out', 2, '₪499', '-3'), ('d', 'ask', 3, '7', ''), ('e', NULL, 1, NULL, NULL);");
    QFETCH(QString, sql);
    QFETCH(QString, found);
    QCOMPARE(foundIn(database, sql), found);
}

void TestMixedColumns::areCountedBeyondTheFirst()
{
    const ScratchDatabase database(
        "CREATE TABLE t(v REAL);"
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)"
        "INSERT INTO t SELECT CASE WHEN i > 4990 THEN 'not known, since the counter was off' ELSE i END FROM n;");
    QCOMPARE(foundIn(database, "SELECT sum(v) FROM t"), "t.v has 10 (not known, since the counter w..., ...)");
}

RATATOSK_TEST(TestMixedColumns);
#include "tst_mixed_columns.moc"
