// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/year_tests.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestYearTests : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

namespace {

const char* const kYearTests =
    "CREATE TABLE trips (id INTEGER PRIMARY KEY, start_time TEXT, season TEXT, km REAL, driver TEXT);"
    "INSERT INTO trips VALUES (1, '2023-03-01T08:00:00', '2023', 12, 'Amy'), (2, '2024-03-01T08:00:00', '2024', 20, 'Ben');"
    "CREATE TABLE jobs (id INTEGER, came TEXT, went TEXT); INSERT INTO jobs VALUES (1, '2024-01-01', '2024-01-03');"
    "CREATE TABLE drivers (name TEXT PRIMARY KEY);";

} // namespace

void TestYearTests::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("as many as a year")
        << "drivers with a trip ever, 2023 beside 2024"
        << "SELECT driver, count(*) FILTER (WHERE strftime('%Y', start_time) = '2023'), count(*) FILTER (WHERE strftime('%Y', start_time) "
           "= '2024') FROM trips GROUP BY driver HAVING count(DISTINCT id) = 2023"
        << "SELECT driver, count(*) FILTER (WHERE strftime('%Y', start_time) = '2023'), count(*) FILTER (WHERE strftime('%Y', start_time) "
           "= '2024') FROM trips GROUP BY driver";
    QTest::newRow("from its first moment on") << "trips of 2023"
                                              << "SELECT id FROM trips WHERE start_time >= '2023'"
                                              << "SELECT id FROM trips WHERE strftime('%Y', start_time) = '2023'";
    QTest::newRow("its year and later ones") << "trips of 2023"
                                             << "SELECT id FROM trips WHERE strftime('%Y', start_time) >= '2023'"
                                             << "SELECT id FROM trips WHERE strftime('%Y', start_time) = '2023'";
    QTest::newRow("as a number") << "trips since 2023"
                                 << "SELECT id FROM trips WHERE CAST(start_time AS INTEGER) > 2023"
                                 << "SELECT id FROM trips WHERE strftime('%Y', start_time) >= '2023'";
    QTest::newRow("a month against a year") << "trips in 2023"
                                            << "SELECT count(*) FROM trips WHERE strftime('%Y-%m', start_time) >= '2023'"
                                            << "SELECT count(*) FROM trips WHERE strftime('%Y', start_time) = '2023'";
    QTest::newRow("before it") << "trips before 2024"
                               << "SELECT id FROM trips WHERE start_time <= '2024'"
                               << "SELECT id FROM trips WHERE strftime('%Y', start_time) < '2024'";
    QTest::newRow("one of two figures")
        << "km in 2023 less those in 2024"
        << "SELECT sum(km) FILTER (WHERE start_time >= '2023') - sum(km) FILTER (WHERE strftime('%Y', start_time) = '2024') FROM trips"
        << "SELECT sum(km) FILTER (WHERE strftime('%Y', start_time) = '2023') - sum(km) FILTER (WHERE strftime('%Y', start_time) = '2024') "
           "FROM trips";
    QTest::newRow("named beside") << "How many jobs came in 2024?"
                                  << "SELECT count(*) FROM jobs"
                                  << "SELECT count(*) FROM jobs WHERE strftime('%Y', came) = '2024'";
    QTest::newRow("not named") << "How many jobs in 2024?"
                               << "SELECT count(*) FROM jobs"
                               << "";
    QTest::newRow("of those that may be missing")
        << "each driver with the trips in 2024, also with none"
        << "SELECT d.name, count(t.id) FROM drivers AS d LEFT JOIN trips AS t ON d.name = t.driver GROUP BY d.name"
        << "SELECT d.name, count(t.id) FROM drivers AS d LEFT JOIN trips AS t ON d.name = t.driver AND strftime('%Y', t.start_time) = "
           "'2024' GROUP BY d.name";
    QTest::newRow("left out") << "2023 trips per month"
                              << "SELECT strftime('%Y-%m', start_time), count(*) FROM trips GROUP BY strftime('%Y-%m', start_time)"
                              << "SELECT strftime('%Y-%m', start_time), count(*) FROM trips WHERE strftime('%Y', start_time) = '2023' "
                                 "GROUP BY strftime('%Y-%m', start_time)";
    QTest::newRow("a month left out") << "days of the trips in March 2024"
                                      << "SELECT start_time FROM trips"
                                      << "SELECT start_time FROM trips WHERE start_time >= '2024-03-01' AND start_time < '2024-04-01'";
    QTest::newRow("left out, of the only days") << "trips in 2023"
                                                << "SELECT count(*) FROM trips"
                                                << "SELECT count(*) FROM trips WHERE strftime('%Y', start_time) = '2023'";
    QTest::newRow("said already") << "trips in 2023"
                                  << "SELECT start_time FROM trips WHERE start_time >= '2023-01-01' AND start_time < '2024-01-01'"
                                  << "";
    QTest::newRow("no days") << "trips of season 2023"
                             << "SELECT id FROM trips WHERE season = '2023'"
                             << "";
    QTest::newRow("two days that may be meant") << "jobs in 2024"
                                                << "SELECT came, went FROM jobs"
                                                << "";
    QTest::newRow("of a name") << "trips of 2023"
                               << "SELECT id FROM trips WHERE driver = '2023'"
                               << "SELECT id FROM trips WHERE strftime('%Y', start_time) = '2023'";
    QTest::newRow("one end left out")
        << "trips in each year since 2023"
        << "SELECT strftime('%Y', start_time), count(*) FROM trips GROUP BY strftime('%Y', start_time)"
        << "SELECT strftime('%Y', start_time), count(*) FROM trips WHERE strftime('%Y', start_time) >= '2023' "
           "GROUP BY strftime('%Y', start_time)";
    QTest::newRow("a span") << "trips from 2023 to 2024"
                            << "SELECT id FROM trips WHERE start_time >= '2023'"
                            << "";
    QTest::newRow("a key") << "trips of 2024"
                           << "SELECT count(*) FROM trips WHERE id >= 2024"
                           << "SELECT count(*) FROM trips WHERE strftime('%Y', start_time) = '2024'";
    QTest::newRow("another figure") << "2024 trips"
                                    << "SELECT count(*) FROM trips WHERE km = 2024"
                                    << "SELECT count(*) FROM trips WHERE strftime('%Y', start_time) = '2024'";
    QTest::newRow("a key, from a year on") << "trips since 2024"
                                           << "SELECT count(*) FROM trips WHERE id >= 2024"
                                           << "SELECT count(*) FROM trips WHERE strftime('%Y', start_time) >= '2024'";
}

void TestYearTests::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    const auto mend = [](sql::Query& query, const Question& words, const CellLookup& cells) {
        return testYearsAsAsked(query, words, cells);
    };
    QTEST(mendedText(kYearTests, question, before, mend), "after");
}

RATATOSK_TEST(TestYearTests);
#include "tst_year_tests.moc"
