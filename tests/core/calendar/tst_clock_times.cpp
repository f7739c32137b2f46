// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/clock_times.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestClockTimes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

namespace {

const char* const kClockTimes = "CREATE TABLE trip (id INTEGER, start TEXT, ts INTEGER, day TEXT); INSERT INTO trip VALUES (1, "
                                "'2024-03-01T08:15:00', 1709280900, '2024-03-01');"
                                "CREATE TABLE lesson (id INTEGER, begin TEXT); INSERT INTO lesson VALUES (1, '17:00');"
                                "CREATE TABLE call (id INTEGER, made_at TEXT, day TEXT); INSERT INTO call VALUES (1, '2024-03-01 08:15', "
                                "'2024-03-01');";

} // namespace

void TestClockTimes::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("from then on") << "trips from 6 pm on"
                                  << "SELECT count(*) FROM trip WHERE strftime('%H:%M', start) < '18:00'"
                                  << "SELECT count(*) FROM trip WHERE strftime('%H:%M', start) >= '18:00'";
    QTest::newRow("of an evening") << "trips in the evening, at six o'clock or later"
                                   << "SELECT count(*) FROM trip WHERE strftime('%H:%M', start) >= '06:00'"
                                   << "SELECT count(*) FROM trip WHERE strftime('%H:%M', start) >= '18:00'";
    QTest::newRow("in the morning") << "trips before 6 in the morning"
                                    << "SELECT id FROM trip WHERE start < '6'"
                                    << "SELECT id FROM trip WHERE strftime('%H:%M', start) < '06:00'";
    QTest::newRow("am") << "trips before 6 am"
                        << "SELECT id FROM trip WHERE strftime('%H', start) < '06'"
                        << "SELECT id FROM trip WHERE strftime('%H:%M', start) < '06:00'";
    QTest::newRow("am with points") << "trips before 6 a.m. on the road"
                                    << "SELECT id FROM trip WHERE start < '6'"
                                    << "SELECT id FROM trip WHERE strftime('%H:%M', start) < '06:00'";
    QTest::newRow("left out") << "calls before 8 am on any day"
                              << "SELECT id FROM call"
                              << "SELECT id FROM call WHERE strftime('%H:%M', made_at) < '08:00'";
    QTest::newRow("of days, which have none") << "calls earlier than 8 am"
                                              << "SELECT id FROM call WHERE strftime('%H', day) < '08'"
                                              << "SELECT id FROM call WHERE strftime('%H:%M', made_at) < '08:00'";
    QTest::newRow("on no side") << "calls at 8 am"
                                << "SELECT id FROM call"
                                << "";
    QTest::newRow("a number for each") << "more than 6 a trip"
                                       << "SELECT id FROM trip WHERE start > '6'"
                                       << "";
    QTest::newRow("pm, glued") << "trips at 10pm or later"
                               << "SELECT id FROM trip WHERE start >= '10'"
                               << "SELECT id FROM trip WHERE strftime('%H:%M', start) >= '22:00'";
    QTest::newRow("in words") << "trips after ten in the evening"
                              << "SELECT id FROM trip WHERE CAST(start AS INTEGER) > 10"
                              << "SELECT id FROM trip WHERE strftime('%H:%M', start) > '22:00'";
    QTest::newRow("noon itself") << "trips before 12 pm"
                                 << "SELECT id FROM trip WHERE start < '12'"
                                 << "SELECT id FROM trip WHERE strftime('%H:%M', start) < '12:00'";
    QTest::newRow("of a clock") << "trips after 18:30"
                                << "SELECT id FROM trip WHERE start > '18:30'"
                                << "SELECT id FROM trip WHERE strftime('%H:%M', start) > '18:30'";
    QTest::newRow("of seconds") << "trips before 6 am"
                                << "SELECT id FROM trip WHERE ts < 6"
                                << "SELECT id FROM trip WHERE strftime('%H:%M', ts) < '06:00'";
    QTest::newRow("times alone") << "lessons at 7 pm or later"
                                 << "SELECT id FROM lesson WHERE CAST(begin AS INTEGER) >= 7"
                                 << "SELECT id FROM lesson WHERE begin >= '19:00'";
    QTest::newRow("days have none") << "trips before 6 am"
                                    << "SELECT id FROM trip WHERE day < '6'"
                                    << "";
    QTest::newRow("another number") << "trips with an id above 6"
                                    << "SELECT id FROM trip WHERE id > 6"
                                    << "";
    QTest::newRow("as it is said") << "trips with a start earlier than 7am"
                                   << "SELECT id FROM trip WHERE start < '7am'"
                                   << "SELECT id FROM trip WHERE strftime('%H:%M', start) < '07:00'";
}

void TestClockTimes::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    const auto mend = [](sql::Query& query, const Question& words, const CellLookup& cells) {
        return compareTimesOfDay(query, words, cells);
    };
    QTEST(mendedText(kClockTimes, question, before, mend), "after");
}

RATATOSK_TEST(TestClockTimes);
#include "tst_clock_times.moc"
