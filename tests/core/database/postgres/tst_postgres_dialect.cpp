// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/schema_reader.h"
#include "core/database/postgres/database_place.h"
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/postgres_server.h"
#include "tests/support/scratch_database.h"
#include "tests/support/server_copy.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

namespace {

constexpr const char* kPeople = R"(
CREATE TABLE Person (id INTEGER PRIMARY KEY, name TEXT, born DATE, seen DATETIME, height REAL, is_member BOOLEAN, city TEXT, points INTEGER,
                     "order" TEXT, code TEXT);
CREATE TABLE visit (id INTEGER PRIMARY KEY, person_id INTEGER REFERENCES Person, place TEXT, day TEXT, cost INTEGER);
INSERT INTO Person VALUES (1, 'Ann Lee', '1990-05-01', '2024-02-29 10:15:00', 1.75, 1, 'Oslo', 7, 'a', '007');
INSERT INTO Person VALUES (2, 'bo', '1985-12-31', '2024-03-01 23:59:59', 1.5, 0, 'oslo', 0, 'b', '12');
INSERT INTO Person VALUES (3, 'Cy O''Hara', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'x\y');
INSERT INTO Person VALUES (4, 'Dee 100%', '2001-01-02', '2023-07-04 00:00:00', 2.5, 1, 'Rome', 9, 'c', NULL);
INSERT INTO visit VALUES (1, 1, 'Park', '2024-01-01', 10), (2, 1, 'Zoo', '2024-01-15', 3), (3, 2, 'Park', 'unknown', 4), (4, 4, 'Sea', NULL, NULL);
)";

} // namespace

/// Queries that mean on a server what they mean in a file; both are run.
class TestPostgresDialect : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void findsTheSameRows_data();
    void findsTheSameRows();
    void writesForPeople_data();
    void writesForPeople();

private:
    std::string printed(const QString& sql) const;

    ScratchDatabase m_file{kPeople};
    std::unique_ptr<PostgresServer> m_server;
    std::optional<Connection> m_sqlite, m_postgres;
    Schema m_schema;
};

void TestPostgresDialect::initTestCase()
{
    if (!PostgresServer::isInstalled())
        QSKIP("needs PostgreSQL");
    m_server = std::make_unique<PostgresServer>();
    QVERIFY(m_server->isRunning());
    m_sqlite = *Connection::open(m_file.file());
    m_server->run(test::serverScript(*m_sqlite, *readSchema(*m_sqlite), "people"));
    m_postgres = *openPlace(m_server->address() + "&options=-csearch_path%3Dpeople");
    m_schema = *readSchema(*m_postgres);
    QCOMPARE(m_schema.tableCount(), 2);
    QCOMPARE(m_schema.column(ColumnId{2}).declaredType, std::string("date"));
    QCOMPARE(m_schema.column(ColumnId{3}).declaredType, std::string("timestamp without time zone"));
    QCOMPARE(m_schema.column(ColumnId{5}).declaredType, std::string("boolean"));
}

std::string TestPostgresDialect::printed(const QString& sql) const
{
    const auto query = sql::readQuery(sql.toStdString(), m_schema);
    return query ? sql::unparse(*query, m_schema) : "cannot read: " + query.error().detail;
}

void TestPostgresDialect::findsTheSameRows_data()
{
    QTest::addColumn<QString>("sql");
    for (const char* sql :
         {"SELECT name FROM person WHERE name LIKE 'ANN%'",
          "SELECT name FROM person WHERE name NOT LIKE '%o%' ORDER BY name",
          "SELECT name FROM person WHERE code LIKE '%\\y'",
          "SELECT name FROM person WHERE name LIKE '%100\\%' ESCAPE '\\'",
          "SELECT name FROM person WHERE born LIKE '1990%'",
          "SELECT \"order\" FROM person WHERE id = 1",
          "SELECT name FROM person WHERE city = \"Oslo\"",
          "SELECT name FROM person ORDER BY height",
          "SELECT name FROM person ORDER BY height DESC, id",
          "SELECT points / 2 FROM person ORDER BY id",
          "SELECT 10 / points FROM person ORDER BY id",
          "SELECT 7 % points FROM person ORDER BY id",
          "SELECT 1.0 * points / 2 FROM person ORDER BY id",
          "SELECT sum(points) / count(*) FROM person",
          "SELECT avg(height) FROM person",
          "SELECT round(avg(height), 1) FROM person",
          "SELECT round(height) FROM person WHERE id = 4",
          "SELECT strftime('%Y', born) FROM person ORDER BY id",
          "SELECT strftime('%m', born), strftime('%w', seen), strftime('%H:%M', seen) FROM person WHERE id = 1",
          "SELECT strftime('%Y-%m', day), count(*) FROM visit GROUP BY strftime('%Y-%m', day) ORDER BY 1",
          "SELECT count(*) FROM visit WHERE strftime('%Y', day) = '2024'",
          "SELECT julianday('2024-03-01') - julianday(born) FROM person WHERE id = 1",
          "SELECT date(seen) FROM person ORDER BY id",
          "SELECT date('2024-02-28', '+1 year') FROM person WHERE id = 1",
          "SELECT name FROM person WHERE born > '1990-01-01' ORDER BY name",
          "SELECT name FROM person WHERE is_member = 1 ORDER BY id",
          "SELECT name FROM person WHERE is_member != 1",
          "SELECT sum(is_member) FROM person",
          "SELECT name FROM person WHERE points = '7'",
          "SELECT name FROM person WHERE points = 'seven'",
          "SELECT name FROM person WHERE points < ''",
          "SELECT name FROM person WHERE code = 12",
          "SELECT name FROM person WHERE points IN ('7', 'x')",
          "SELECT name FROM person WHERE code IN (12, 13)",
          "SELECT p.name, count(*) FROM person AS p JOIN visit AS v ON p.id = v.person_id GROUP BY v.person_id ORDER BY p.name",
          "SELECT name, max(height) FROM person",
          "SELECT place, min(cost), day FROM visit GROUP BY place ORDER BY place",
          "SELECT DISTINCT city FROM person ORDER BY points",
          "SELECT city FROM person WHERE id < 3 UNION SELECT place FROM visit ORDER BY city",
          "SELECT name FROM person UNION SELECT points FROM person",
          "SELECT id FROM person EXCEPT SELECT person_id FROM visit",
          "SELECT id FROM person WHERE id < 3 UNION SELECT 9 FROM person INTERSECT SELECT person_id FROM visit",
          "SELECT count(*) FROM (SELECT DISTINCT place FROM visit)",
          "SELECT name FROM person WHERE id = (SELECT person_id FROM visit WHERE cost > 3)",
          "SELECT name FROM person WHERE id IN (SELECT person_id FROM visit) ORDER BY id",
          "SELECT name FROM person WHERE code IN (SELECT id + 11 FROM visit)",
          "SELECT name || ' of ' || city FROM person WHERE id = 1",
          "SELECT id || ': ' || name FROM person WHERE id = 2",
          "SELECT length(name), upper(name), substr(name, 1, 2), instr(name, ' ') FROM person ORDER BY id",
          "SELECT substr(name, 1, instr(name, ' ') - 1) FROM person ORDER BY id",
          "SELECT replace(name, ' ', '_'), trim(name) FROM person WHERE id = 1",
          "SELECT coalesce(points, 0), coalesce(city, 'nowhere'), nullif(points, 0) FROM person ORDER BY id",
          "SELECT CASE WHEN points > 5 THEN 'high' ELSE 0 END FROM person ORDER BY id",
          "SELECT CAST(height AS INTEGER), CAST(code AS REAL) FROM person WHERE id = 4",
          "SELECT CAST('12 dogs' AS INTEGER) FROM person WHERE id = 1",
          "SELECT count(*) FILTER (WHERE points > 5) FROM person",
          "SELECT count(DISTINCT city) FROM person HAVING count(*) > 1",
          "SELECT sum(points > 5) FROM person",
          "SELECT points > 5 FROM person WHERE id = 1",
          "SELECT p.id, v.id FROM person AS p JOIN visit AS v WHERE p.id = v.id ORDER BY p.id",
          "SELECT abs(points - 8) FROM person ORDER BY id",
          "SELECT * FROM visit GROUP BY id ORDER BY id",
          "SELECT name FROM person ORDER BY name LIMIT 2 OFFSET 1",
          "SELECT name FROM person AS p WHERE NOT EXISTS (SELECT 1 FROM visit AS v WHERE v.person_id = p.id)",
          "SELECT name, row_number() OVER (ORDER BY points DESC) FROM person ORDER BY id",
          "SELECT points - lag(points) OVER (ORDER BY id) FROM person ORDER BY id",
          "SELECT p.name FROM person AS p LEFT JOIN visit AS v ON p.id = v.person_id WHERE v.id IS NULL",
          "SELECT max(name), min(born) FROM person",
          "SELECT strftime('%Y-%m', points * 100000000, 'unixepoch') FROM person ORDER BY id",
          "SELECT date(points * 100000000, 'unixepoch'), datetime(points * 100000001, 'unixepoch') FROM person WHERE points > 0 ORDER BY "
          "id",
          "SELECT julianday(points * 86400, 'unixepoch') - julianday('1970-01-01') FROM person WHERE points > 0 ORDER BY id",
          "SELECT date(points * 86400000 / 1000, 'unixepoch', '+1 day') FROM person WHERE points > 0 ORDER BY id",
          "SELECT (CAST(strftime('%m', born) AS INTEGER) + 2) / 3 FROM person ORDER BY id",
          "SELECT CAST(replace('1,250.50', ',', '') AS REAL) FROM person WHERE id = 1",
          "SELECT lead(points) OVER (ORDER BY id) FROM person ORDER BY id",
          "SELECT points - (name > 'b') FROM person WHERE id = 4",
          "SELECT 100.0 * count(*) FILTER (WHERE n > 1) / count(*) FROM (SELECT count(*) AS n FROM visit GROUP BY person_id)",
          "SELECT p.name, v.n FROM person AS p LEFT JOIN (SELECT person_id, count(*) AS n FROM visit GROUP BY person_id) AS v ON p.id = "
          "v.person_id ORDER BY p.id",
          "SELECT v.person_id, v.spent - w.n FROM (SELECT person_id, sum(cost) AS spent FROM visit GROUP BY person_id) AS v JOIN (SELECT "
          "person_id, count(*) AS n FROM visit GROUP BY person_id) AS w ON v.person_id = w.person_id ORDER BY 1",
          "SELECT person_id, 100.0 * sum(cost) / sum(sum(cost)) OVER () FROM visit GROUP BY person_id ORDER BY person_id",
          "SELECT substr(place, 1, 1), count(*) FROM visit GROUP BY substr(place, 1, 1) HAVING count(*) > 1"})
        QTest::newRow(sql) << sql;
}

void TestPostgresDialect::findsTheSameRows()
{
    QFETCH(QString, sql);
    const auto query = sql::readQuery(sql.toStdString(), m_schema);
    QVERIFY2(query, query ? "" : query.error().detail.c_str());
    const std::string written = sql::unparse(*query, m_schema);
    const auto expected = m_sqlite->run(sql.toStdString());
    QVERIFY2(expected, expected ? "" : expected.error().detail.c_str());
    const auto found = m_postgres->run(written);
    QVERIFY2(found, found ? "" : (written + "\n" + found.error().detail).c_str());
    const bool isSorted = sql.contains("ORDER BY");
    QCOMPARE(test::plainRows(*found, isSorted), test::plainRows(*expected, isSorted));
}

void TestPostgresDialect::writesForPeople_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("expected");
    QTest::newRow("names") << "SELECT NAME, \"order\" FROM person"
                           << "SELECT name, \"order\" FROM \"Person\"";
    QTest::newRow("text test") << "SELECT id FROM person WHERE name LIKE '%a%'"
                               << "SELECT id FROM \"Person\" WHERE name ILIKE '%a%'";
    QTest::newRow("no NULL in a key") << "SELECT id FROM visit ORDER BY id DESC"
                                      << "SELECT id FROM visit ORDER BY id DESC";
    QTest::newRow("NULLs") << "SELECT id FROM visit ORDER BY cost DESC"
                           << "SELECT id FROM visit ORDER BY cost DESC NULLS LAST";
    QTest::newRow("year") << "SELECT strftime('%Y', born) FROM person"
                          << "SELECT to_char(CAST(born AS timestamp), 'YYYY') FROM \"Person\"";
    QTest::newRow("no whole date") << "SELECT id FROM person WHERE born > '1990'"
                                   << "SELECT id FROM \"Person\" WHERE CAST(born AS text) > '1990'";
    QTest::newRow("truth") << "SELECT id FROM person WHERE is_member = 1"
                           << "SELECT id FROM \"Person\" WHERE is_member = TRUE";
    QTest::newRow("key brings its row")
        << "SELECT p.name, count(*) FROM person p JOIN visit v ON p.id = v.person_id GROUP BY p.id"
        << "SELECT p.name, count(*) FROM \"Person\" AS p JOIN visit AS v ON p.id = v.person_id GROUP BY p.id";
    QTest::newRow("what a key determines")
        << "SELECT p.name, count(*) FROM person p JOIN visit v ON p.id = v.person_id GROUP BY v.person_id"
        << "SELECT p.name, count(*) FROM \"Person\" AS p JOIN visit AS v ON p.id = v.person_id "
           "GROUP BY v.person_id, p.name";
    QTest::newRow("one value") << "SELECT name FROM person WHERE points = (SELECT max(points) FROM person)"
                               << "SELECT name FROM \"Person\" WHERE points = (SELECT max(points) FROM \"Person\")";
}

void TestPostgresDialect::writesForPeople()
{
    QFETCH(QString, sql);
    QFETCH(QString, expected);
    QCOMPARE(QString::fromStdString(printed(sql)), expected);
}

RATATOSK_TEST(TestPostgresDialect);
#include "tst_postgres_dialect.moc"
