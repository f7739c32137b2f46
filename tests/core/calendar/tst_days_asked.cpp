// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/days_asked.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestDaysAsked : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kDaysAsked =
    "CREATE TABLE stay (guest TEXT, arrived TEXT, born TEXT, paid_at TEXT);"
    "INSERT INTO stay VALUES ('Amy', '2010-01-01', '1980-12-25', '2010-01-02 10:00:00');"
    "CREATE TABLE payment (id INTEGER, paid_at TEXT); INSERT INTO payment VALUES (1, '2018-03-02 10:00:00');";

void TestDaysAsked::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    const QString onTheDay = QStringLiteral("SELECT guest FROM stay WHERE arrived = '2010-01-01'");
    QTest::newRow("the year alone") << "Who arrived on New Year's Day 2010?"
                                    << "SELECT guest FROM stay WHERE strftime('%Y', arrived) = '2010'" << onTheDay;
    QTest::newRow("the wrong side") << "who arrived on the 1st of January 2010?"
                                    << "SELECT guest FROM stay WHERE arrived < '2010-01'" << onTheDay;
    QTest::newRow("before a day") << "Who arrived before 5 May 2010?"
                                  << "SELECT guest FROM stay WHERE strftime('%m', arrived) = '05'"
                                  << "SELECT guest FROM stay WHERE arrived < '2010-05-05'";
    QTest::newRow("after a day") << "Who arrived after May 31, 2010?"
                                 << "SELECT guest FROM stay WHERE arrived > '2010'"
                                 << "SELECT guest FROM stay WHERE arrived >= '2010-06-01'";
    QTest::newRow("of any year") << "guests with a birthday on 25 December"
                                 << "SELECT guest FROM stay WHERE born LIKE '%25%'"
                                 << "SELECT guest FROM stay WHERE strftime('%m-%d', born) = '12-25'";
    QTest::newRow("a feast") << "Who was born on Christmas Day?"
                             << "SELECT guest FROM stay WHERE strftime('%m', born) = '12'"
                             << "SELECT guest FROM stay WHERE strftime('%m-%d', born) = '12-25'";
    QTest::newRow("several days") << "payments from 1 to 7 March 2018"
                                  << "SELECT count(*) FROM payment WHERE paid_at >= '2018-03-07'"
                                  << "SELECT count(*) FROM payment WHERE paid_at >= '2018-03-01' AND paid_at < '2018-03-08'";
    QTest::newRow("the first days of a month") << "payments in the first seven days of March 2018"
                                               << "SELECT count(*) FROM payment WHERE strftime('%Y-%m', paid_at) = '2018-03'"
                                               << "SELECT count(*) FROM payment WHERE paid_at >= '2018-03-01' AND paid_at < '2018-03-08'";
    QTest::newRow("a day of a column with times, not tested")
        << "payments on 31 December 2018"
        << "SELECT count(*) FROM payment"
        << "SELECT count(*) FROM payment WHERE paid_at >= '2018-12-31' AND paid_at < '2019-01-01'";
    QTest::newRow("months from one to another") << "payments from March through May 2024"
                                                << "SELECT count(*) FROM payment WHERE strftime('%Y-%m', paid_at) = '2024-05'"
                                                << "SELECT count(*) FROM payment WHERE paid_at >= '2024-03-01' AND paid_at < '2024-06-01'";
    QTest::newRow("months one after another") << "payments in March, April and May 2024"
                                              << "SELECT count(*) FROM payment WHERE strftime('%Y-%m', paid_at) = '2024-05'"
                                              << "SELECT count(*) FROM payment WHERE paid_at >= '2024-03-01' AND paid_at < '2024-06-01'";
    QTest::newRow("months apart") << "payments in March and May 2024"
                                  << "SELECT count(*) FROM payment WHERE strftime('%Y-%m', paid_at) = '2024-05'"
                                  << "";
    QTest::newRow("said already") << "Who arrived on 1 January 2010?" << onTheDay << "";
    QTest::newRow("nobody knows which day is meant") << "guests of 1 January 2010"
                                                     << "SELECT guest FROM stay"
                                                     << "";
    QTest::newRow("from day to day") << "guests from 1 January 2010 to 5 May 2011"
                                     << "SELECT guest FROM stay WHERE arrived > '2010'"
                                     << "SELECT guest FROM stay WHERE arrived >= '2010-01-01' AND arrived < '2011-05-06'";
    QTest::newRow("from day to day of one year") << "guests between 1 April and 30 June 2010"
                                                 << "SELECT guest FROM stay WHERE strftime('%m', arrived) = '04' AND arrived < '2010-06-30'"
                                                 << "SELECT guest FROM stay WHERE arrived >= '2010-04-01' AND arrived < '2010-07-01'";
    QTest::newRow("from day to day, months first") << "guests from March 3 until the 5th of May 2010"
                                                   << "SELECT guest FROM stay WHERE arrived > '2010'"
                                                   << "SELECT guest FROM stay WHERE arrived >= '2010-03-03' AND arrived < '2010-05-06'";
    QTest::newRow("months of a year named before") << "guests of spring 2010, from March to May"
                                                   << "SELECT guest FROM stay WHERE arrived < 'May'"
                                                   << "SELECT guest FROM stay WHERE arrived >= '2010-03-01' AND arrived < '2010-06-01'";
    QTest::newRow("two days apart") << "guests of 1 January 2010 who came again on 5 May 2011"
                                    << "SELECT guest FROM stay WHERE arrived > '2010'"
                                    << "";
    QTest::newRow("a month alone") << "guests of May 2010"
                                   << "SELECT guest FROM stay WHERE strftime('%m', arrived) = '05'"
                                   << "";
}

void TestDaysAsked::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(
        mendedText(kDaysAsked, question, before,
                   [](sql::Query& query, const Question& asked, const CellLookup& cells) { return testDaysAsAsked(query, asked, cells); }),
        "after");
}

RATATOSK_TEST(TestDaysAsked);
#include "tst_days_asked.moc"
