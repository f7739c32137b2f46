// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dates/iso_dates.h"

#include "core/database/engine/schema_reader.h"
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/result_text.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestIsoDates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void computes_data();
    void computes();
};

namespace {

const char* const kStays =
    "CREATE TABLE stay (guest TEXT, arrived TEXT, gone TEXT, booked_at INTEGER, born TEXT, code INTEGER, worth INTEGER, paid_ms INTEGER, "
    "owed INTEGER);"
    "CREATE TABLE due (month TEXT, amount INTEGER); INSERT INTO due VALUES ('2010-11', 5), ('2010-12', 7), ('2011-01', 9);"
    "CREATE TABLE flight (code TEXT, departure_date REAL, jd REAL, revenue REAL);" // 2024-01-21 0:00, 2024-03-01 18:00, 2025-01-05 6:00
    "INSERT INTO flight VALUES ('A', 2460330.5, 2460330.5, 2460330.5), ('B', 2460371.25, 2460371.25, 2460371.25),"
    "('C', 2460680.75, 2460680.75, 2460680.75), ('D', NULL, NULL, NULL);"
    "INSERT INTO stay VALUES ('Anna', '12/24/2010', '01/02/2011', 1293148800, '1980-05-01', 20101224, 150000000, 1293148800000, "
    "1293148800000),"
    "('Bo', '04/01/2010', '04/05/2010', 1262304000, '1990-01-31', 20100401, 250000000, 1262304000999, 1262304000999),"
    "('Cleo', '11/30/2010', '12/01/2010', 1290988800, '1985-12-24', 20101130, 350000000, 1290988800000, 1290988800000);";

} // namespace

void TestIsoDates::computes_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("written"); // {arrived} stands for the column written out; empty: the query stays
    QTest::addColumn<QString>("found");   // the first column's cells
    QTest::newRow("a part of it") << "SELECT strftime('%m', arrived) FROM stay WHERE guest = 'Anna'"
                                  << "SELECT strftime('%m', {arrived}) AS month FROM stay WHERE guest = 'Anna'"
                                  << "12";
    QTest::newRow("two parts of one name")
        << "SELECT strftime('%m', arrived), strftime('%m', gone) FROM stay WHERE guest = 'Anna'"
        << "SELECT strftime('%m', {arrived}) AS month, strftime('%m', {gone}) FROM stay WHERE guest = 'Anna'"
        << "12";
    QTest::newRow("a length of time") << "SELECT julianday(gone) - julianday(arrived) FROM stay WHERE guest = 'Anna'"
                                      << "SELECT julianday({gone}) - julianday({arrived}) FROM stay WHERE guest = 'Anna'"
                                      << "9";
    QTest::newRow("a period") << "SELECT guest FROM stay WHERE arrived >= '2010-11-01' AND arrived < '2010-12-01'"
                              << "SELECT guest FROM stay WHERE {arrived} >= '2010-11-01' AND {arrived} < '2010-12-01'"
                              << "Cleo";
    QTest::newRow("after a day in its own form") << "SELECT guest FROM stay WHERE arrived > '11/30/2010'"
                                                 << "SELECT guest FROM stay WHERE {arrived} > '2010-11-30'"
                                                 << "Anna";
    QTest::newRow("on a day in its own form") << "SELECT guest FROM stay WHERE arrived = '11/30/2010'"
                                              << ""
                                              << "Cleo";
    QTest::newRow("on a day") << "SELECT guest FROM stay WHERE arrived = '2010-11-30'"
                              << "SELECT guest FROM stay WHERE {arrived} = '2010-11-30'"
                              << "Cleo";
    QTest::newRow("between days") << "SELECT guest FROM stay WHERE arrived BETWEEN '2010-04-01' AND '2010-11-29'"
                                  << "SELECT guest FROM stay WHERE {arrived} BETWEEN '2010-04-01' AND '2010-11-29'"
                                  << "Bo";
    QTest::newRow("months as texts, within a year")
        << "SELECT sum(amount) FROM due WHERE month >= '2010-12-01' AND month < '2011-01-01'"
        << "SELECT sum(amount) FROM due WHERE month || '-01' >= '2010-12-01' AND month || '-01' < '2011-01-01'"
        << "7";
    QTest::newRow("months as texts, a part") << "SELECT sum(amount) FROM due WHERE strftime('%Y', month) = '2010'"
                                             << "SELECT sum(amount) FROM due WHERE strftime('%Y', month || '-01') = '2010'"
                                             << "12";
    QTest::newRow("months as texts, a month") << "SELECT amount FROM due WHERE month = '2010-12'"
                                              << ""
                                              << "7";
    QTest::newRow("in order") << "SELECT guest FROM stay ORDER BY gone"
                              << "SELECT guest FROM stay ORDER BY {gone}"
                              << "Bo,Cleo,Anna";
    QTest::newRow("the latest") << "SELECT max(gone) FROM stay"
                                << "SELECT max({gone}) FROM stay"
                                << "2011-01-02";
    QTest::newRow("one day before another") << "SELECT count(*) FROM stay WHERE arrived < gone"
                                            << "SELECT count(*) FROM stay WHERE {arrived} < {gone}"
                                            << "3";
    QTest::newRow("in a sub-query") << "SELECT guest FROM stay WHERE born = (SELECT born FROM stay ORDER BY arrived LIMIT 1)"
                                    << "SELECT guest FROM stay WHERE born = (SELECT born FROM stay ORDER BY {arrived} LIMIT 1)"
                                    << "Bo";
    QTest::newRow("seconds, a part") << "SELECT guest FROM stay WHERE strftime('%m', booked_at) = '11'"
                                     << "SELECT guest FROM stay WHERE strftime('%m', booked_at, 'unixepoch') = '11'"
                                     << "Cleo";
    QTest::newRow("seconds, a period") << "SELECT guest FROM stay WHERE booked_at < '2010-02-01'"
                                       << "SELECT guest FROM stay WHERE date(booked_at, 'unixepoch') < '2010-02-01'"
                                       << "Bo";
    QTest::newRow("a bare year") << "SELECT guest FROM stay WHERE born = 1990"
                                 << "SELECT guest FROM stay WHERE strftime('%Y', born) = '1990'"
                                 << "Bo";
    QTest::newRow("after a bare year") << "SELECT guest FROM stay WHERE gone > '2010'"
                                       << "SELECT guest FROM stay WHERE strftime('%Y', {gone}) > '2010'"
                                       << "Anna";
    QTest::newRow("seconds, a bare year") << "SELECT count(*) FROM stay WHERE booked_at = 2010"
                                          << "SELECT count(*) FROM stay WHERE strftime('%Y', booked_at, 'unixepoch') = '2010'"
                                          << "3";
    QTest::newRow("milliseconds, a part") << "SELECT guest FROM stay WHERE strftime('%m', paid_ms) = '11'"
                                          << "SELECT guest FROM stay WHERE strftime('%m', paid_ms / 1000, 'unixepoch') = '11'"
                                          << "Cleo";
    QTest::newRow("milliseconds, a period") << "SELECT guest FROM stay WHERE paid_ms < '2010-02-01'"
                                            << "SELECT guest FROM stay WHERE date(paid_ms / 1000, 'unixepoch') < '2010-02-01'"
                                            << "Bo";
    QTest::newRow("milliseconds, a bare year") << "SELECT count(*) FROM stay WHERE paid_ms >= 2010"
                                               << "SELECT count(*) FROM stay WHERE strftime('%Y', paid_ms / 1000, 'unixepoch') >= '2010'"
                                               << "3";
    QTest::newRow("Julian days, a part") << "SELECT code FROM flight WHERE strftime('%m', departure_date) = '03'"
                                         << ""
                                         << "B";
    QTest::newRow("Julian days, an hour") << "SELECT code FROM flight WHERE strftime('%H', departure_date) = '18'"
                                          << ""
                                          << "B";
    QTest::newRow("Julian days, a day") << "SELECT code FROM flight WHERE departure_date = '2024-03-01'"
                                        << "SELECT code FROM flight WHERE date(departure_date) = '2024-03-01'"
                                        << "B";
    QTest::newRow("Julian days, between days") << "SELECT code FROM flight WHERE departure_date BETWEEN '2024-01-21' AND '2024-03-01'"
                                               << "SELECT code FROM flight WHERE date(departure_date) BETWEEN '2024-01-21' AND '2024-03-01'"
                                               << "A,B";
    QTest::newRow("Julian days, a bare year") << "SELECT code FROM flight WHERE departure_date >= 2025"
                                              << "SELECT code FROM flight WHERE strftime('%Y', departure_date) >= '2025'"
                                              << "C";
    QTest::newRow("Julian days, by their short name") << "SELECT code FROM flight WHERE jd < '2024-02-01'"
                                                      << "SELECT code FROM flight WHERE date(jd) < '2024-02-01'"
                                                      << "A";
    QTest::newRow("Julian days in order") << "SELECT code FROM flight WHERE code != 'D' ORDER BY departure_date DESC"
                                          << ""
                                          << "C,B,A";
    QTest::newRow("fractions that no name calls a day") << "SELECT code FROM flight WHERE revenue > 2000"
                                                        << ""
                                                        << "A,B,C";
    QTest::newRow("larger numbers that no name calls a time") << "SELECT count(*) FROM stay WHERE owed >= 2010"
                                                              << ""
                                                              << "3";
    QTest::newRow("days as numbers, a period") << "SELECT guest FROM stay WHERE code < '2010-05-01'"
                                               << "SELECT guest FROM stay WHERE substr(code, 1, 4) || '-' || substr(code, 5, 2) || '-' || "
                                                  "substr(code, 7, 2) < '2010-05-01'"
                                               << "Bo";
    QTest::newRow("a large number beside a small one") << "SELECT count(*) FROM stay WHERE worth > 2000"
                                                       << ""
                                                       << "3";
    QTest::newRow("a year that is none") << "SELECT guest FROM stay WHERE guest = '1990'"
                                         << ""
                                         << "";
    QTest::newRow("seconds in order") << "SELECT guest FROM stay ORDER BY booked_at"
                                      << ""
                                      << "Bo,Cleo,Anna";
    QTest::newRow("digits alone in order") << "SELECT guest FROM stay ORDER BY code"
                                           << ""
                                           << "Bo,Cleo,Anna";
    QTest::newRow("SQLite's own") << "SELECT guest FROM stay WHERE born < '1985-01-01' ORDER BY born"
                                  << ""
                                  << "Anna";
    QTest::newRow("shown alone") << "SELECT arrived FROM stay WHERE guest = 'Bo'"
                                 << ""
                                 << "04/01/2010";
}

void TestIsoDates::computes()
{
    QFETCH(QString, query);
    QFETCH(QString, written);
    QFETCH(QString, found);
    const ScratchDatabase database(kStays);
    const auto connection = Connection::open(database.file());
    const Schema schema = *readSchema(*connection);
    auto read = sql::readQuery(query.toStdString(), schema);
    QVERIFY(read);
    QCOMPARE(convertToIsoDates(*read, CellLookup(schema, *connection, {})), !written.isEmpty());
    for (const QString column : {"arrived", "gone"})
        written.replace("{" + column + "}", QString("substr(%1, 7, 4) || '-' || substr(%1, 1, 2) || '-' || substr(%1, 4, 2)").arg(column));
    QCOMPARE(QString::fromStdString(sql::unparse(*read, schema)), written.isEmpty() ? query : written);
    const auto rows = connection->run(sql::unparse(*read, schema));
    QVERIFY(rows);
    QStringList cells;
    for (const std::vector<Cell>& row : rows->rows)
        cells << QString::fromStdString(cellText(row.front())).remove(QLatin1Char('\''));
    QCOMPARE(cells.join(','), found);
}

RATATOSK_TEST(TestIsoDates);
#include "tst_iso_dates.moc"
