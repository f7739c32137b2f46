// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/grouped_days.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestGroupedDays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfGroupedDays = "CREATE TABLE stay (id INTEGER PRIMARY KEY, booked_on TEXT, arrival TEXT); CREATE TABLE visit "
                                          "(id INTEGER PRIMARY KEY, began TEXT); INSERT INTO visit VALUES (1, '2024-02-03 10:15:00');";

void TestGroupedDays::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("the largest of a day") << "What is the largest number of stays that began on a single day?"
                                          << "SELECT max(c1) FROM (SELECT count(*) AS c1 FROM visit)"
                                          << "SELECT max(c1) FROM (SELECT count(*) AS c1 FROM visit GROUP BY date(began))";
    QTest::newRow("the most in a month") << "most visits in one month, how many"
                                         << "SELECT count(*) FROM visit ORDER BY count(*) DESC LIMIT 1"
                                         << "SELECT count(*) FROM visit GROUP BY strftime('%Y-%m', began) ORDER BY count(*) DESC LIMIT 1";
    QTest::newRow("the largest of no period") << "the largest number of visits"
                                              << "SELECT max(c1) FROM (SELECT count(*) AS c1 FROM visit)"
                                              << "";
    QTest::newRow("of the year") << "How many stays began in each month of 2024?"
                                 << "SELECT strftime('%Y-%m', booked_on), count(*) FROM stay WHERE strftime('%Y', arrival) = '2024' GROUP "
                                    "BY strftime('%Y-%m', booked_on)"
                                 << "SELECT strftime('%Y-%m', arrival), count(*) FROM stay WHERE strftime('%Y', arrival) = '2024' GROUP BY "
                                    "strftime('%Y-%m', arrival)";
    QTest::newRow("spoken of") << "How many stays with an arrival in 2024 were booked in each month of 2023?"
                               << "SELECT strftime('%Y-%m', booked_on), count(*) FROM stay WHERE strftime('%Y', arrival) = '2024' GROUP BY "
                                  "strftime('%Y-%m', booked_on)"
                               << "";
}

void TestGroupedDays::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(
              kOfGroupedDays, question, before,
              []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked, [[maybe_unused]] const CellLookup& cells) {
                  return groupByDayTested(query, asked, cells.schema()) | countWithinPeriodSaid(query, asked, cells);
              }),
          "after");
}

RATATOSK_TEST(TestGroupedDays);
#include "tst_grouped_days.moc"
