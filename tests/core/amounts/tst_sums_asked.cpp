// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/sums_asked.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestSumsAsked : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

namespace {

const char* const kSumsAsked =
    "CREATE TABLE sale (sal_id INTEGER PRIMARY KEY, sal_month TEXT, sal_copies INTEGER); INSERT INTO sale VALUES (1, '01', 5), (2, '02', "
    "7);"
    "CREATE TABLE work (day INTEGER PRIMARY KEY, hours REAL); INSERT INTO work VALUES (1, 8), (2, 8), (3, 8);"
    "CREATE TABLE trips (id INTEGER PRIMARY KEY, km INTEGER, mode TEXT); INSERT INTO trips VALUES (1, 12, 'car'), (2, 30, 'car');"
    "CREATE TABLE filling (id INTEGER PRIMARY KEY, bottleCount INTEGER); INSERT INTO filling VALUES (1, 12), (2, 30);"
    "CREATE TABLE tolls (id INTEGER PRIMARY KEY, road TEXT, amt REAL, paid TEXT); INSERT INTO tolls VALUES (1, 'A7', 2.5, '2023-01-01');"
    "CREATE TABLE rooms (id INTEGER PRIMARY KEY, type TEXT, beds INTEGER); INSERT INTO rooms VALUES (1, 'king', 2), (2, 'king', 1);"
    "CREATE TABLE ticket_sale (id INTEGER PRIMARY KEY, quantity INTEGER, price REAL); INSERT INTO ticket_sale VALUES (1, 4, 9.5);"
    "CREATE TABLE fees (id INTEGER PRIMARY KEY, net REAL, tax REAL, paid TEXT); INSERT INTO fees VALUES (1, 2.5, 1, '2023-01-01');";

} // namespace

void TestSumsAsked::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("a mean beside") << "How much was a toll on average on each road, and how many were there?"
                                   << "SELECT road, avg(amt), count(*) FROM tolls GROUP BY road"
                                   << "";
    QTest::newRow("a prefixed column") << "How many copies were sold in each month?"
                                       << "SELECT sal_month, count(*) FROM sale GROUP BY sal_month"
                                       << "SELECT sal_month, sum(sal_copies) FROM sale GROUP BY sal_month";
    QTest::newRow("by month") << "copies by month"
                              << "SELECT sal_month, count(*) FROM sale GROUP BY sal_month"
                              << "SELECT sal_month, sum(sal_copies) FROM sale GROUP BY sal_month";
    QTest::newRow("each of some")
        << "How many copies in January compared with February?"
        << "SELECT count(*) FILTER (WHERE sal_month = '01'), count(*) FILTER (WHERE sal_month = '02') FROM sale"
        << "SELECT sum(sal_copies) FILTER (WHERE sal_month = '01'), sum(sal_copies) FILTER (WHERE sal_month = '02') FROM sale";
    QTest::newRow("each amount") << "How much was paid on the A7?"
                                 << "SELECT amt FROM tolls WHERE road = 'A7'"
                                 << "SELECT sum(amt) FROM tolls WHERE road = 'A7'";
    QTest::newRow("the days instead") << "How much did we pay on the A7?"
                                      << "SELECT paid FROM tolls WHERE road = 'A7'"
                                      << "SELECT sum(amt) FROM tolls WHERE road = 'A7'";
    QTest::newRow("in total") << "How much are the tolls in total?"
                              << "SELECT DISTINCT amt FROM tolls"
                              << "SELECT sum(amt) FROM tolls";
    QTest::newRow("what is owing") << "How much is the A7 still owing?"
                                   << "SELECT amt FROM tolls WHERE road = 'A7'"
                                   << "SELECT sum(amt) FROM tolls WHERE road = 'A7'";
    QTest::newRow("rows add up to") << "What do the tolls of the A7 add up to?"
                                    << "SELECT count(*) FROM tolls WHERE road = 'A7'"
                                    << "SELECT sum(amt) FROM tolls WHERE road = 'A7'";
    QTest::newRow("how much in each") << "How much did we pay on each road?"
                                      << "SELECT road, count(*) FROM tolls GROUP BY road"
                                      << "SELECT road, sum(amt) FROM tolls GROUP BY road";
    QTest::newRow("what we paid") << "What did we pay on each road?"
                                  << "SELECT road, count(*) FROM tolls GROUP BY road"
                                  << "SELECT road, sum(amt) FROM tolls GROUP BY road";
    QTest::newRow("of two") << "What did we pay on the A7 and what on the A8?"
                            << "SELECT count(*) FILTER (WHERE road = 'A7'), count(*) FILTER (WHERE road = 'A8') FROM tolls"
                            << "SELECT sum(amt) FILTER (WHERE road = 'A7'), sum(amt) FILTER (WHERE road = 'A8') FROM tolls";
    QTest::newRow("how many hours") << "How many hours did we work?"
                                    << "SELECT hours FROM work WHERE day > 1"
                                    << "SELECT sum(hours) FROM work WHERE day > 1";
    QTest::newRow("hours of one row") << "How many hours did we work on day 1?"
                                      << "SELECT hours FROM work WHERE day = 1"
                                      << "";
    QTest::newRow("of two amounts") << "How much was paid?"
                                    << "SELECT paid FROM fees"
                                    << "";
    QTest::newRow("how many beds") << "How many king beds are there?"
                                   << "SELECT count(*) FROM rooms WHERE type = 'king'"
                                   << "SELECT sum(beds) FROM rooms WHERE type = 'king'";
    QTest::newRow("beds of each") << "The number of beds for each type"
                                  << "SELECT type, count(*) FROM rooms GROUP BY type"
                                  << "SELECT type, sum(beds) FROM rooms GROUP BY type";
    QTest::newRow("rooms by beds") << "How many rooms have two beds?"
                                   << "SELECT count(*) FROM rooms WHERE beds = 2"
                                   << "";
    QTest::newRow("rooms with beds") << "How many rooms with king beds are there?"
                                     << "SELECT count(*) FROM rooms WHERE type = 'king'"
                                     << "";
    QTest::newRow("bed types") << "How many bed types are there?"
                               << "SELECT count(*) FROM rooms"
                               << "";
    QTest::newRow("how many in all") << "Saturday trips in all"
                                     << "SELECT id FROM trips WHERE km > 3"
                                     << "SELECT count(*) FROM trips WHERE km > 3";
    QTest::newRow("one price") << "How much is a toll on the A7?"
                               << "SELECT amt FROM tolls WHERE road = 'A7'"
                               << "";
    QTest::newRow("the largest") << "How much was the largest toll?"
                                 << "SELECT amt FROM tolls ORDER BY amt DESC LIMIT 1"
                                 << "";
    QTest::newRow("not asked") << "amounts on the A7"
                               << "SELECT amt FROM tolls WHERE road = 'A7'"
                               << "";
    QTest::newRow("the total of the rows") << "What is the total of all the trips?"
                                           << "SELECT count(*) FROM trips"
                                           << "SELECT sum(km) FROM trips";
    QTest::newRow("a unit") << "How many kilometres did we go in each of the modes?"
                            << "SELECT mode, count(*) FROM trips GROUP BY mode"
                            << "SELECT mode, sum(km) FROM trips GROUP BY mode";
    QTest::newRow("a share of a unit") << "What percentage of the driven kilometres was by car?"
                                       << "SELECT 100.0 * count(*) FILTER (WHERE mode = 'car') / count(*) FROM trips"
                                       << "SELECT 100.0 * sum(km) FILTER (WHERE mode = 'car') / sum(km) FROM trips";
    QTest::newRow("a share of the rows") << "What percentage of the trips was by car?"
                                         << "SELECT 100.0 * count(*) FILTER (WHERE mode = 'car') / count(*) FROM trips"
                                         << "";
    QTest::newRow("a count of them") << "How many bottles have been filled in all?"
                                     << "SELECT count(*) FROM filling"
                                     << "SELECT sum(bottleCount) FROM filling";
    QTest::newRow("things sold") << "How many tickets did we sell?"
                                 << "SELECT count(*) FROM ticket_sale"
                                 << "SELECT sum(quantity) FROM ticket_sale";
    QTest::newRow("the sales themselves") << "How many ticket sales were there?"
                                          << "SELECT count(*) FROM ticket_sale"
                                          << "";
}

void TestSumsAsked::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    const auto mend = [](sql::Query& query, const Question& words, const CellLookup& cells) { return sumUpAsAsked(query, words, cells); };
    QTEST(mendedText(kSumsAsked, question, before, mend), "after");
}

RATATOSK_TEST(TestSumsAsked);
#include "tst_sums_asked.moc"
