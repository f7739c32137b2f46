// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/running_asked.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestRunningAsked : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfRunningAsked = "CREATE TABLE orders (id INTEGER, day TEXT, amount REAL);";

void TestRunningAsked::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("to date") << "orders per day + year-to-date"
                             << "SELECT day, count(*) FROM orders GROUP BY day"
                             << "SELECT day, count(*), sum(count(*)) OVER (ORDER BY day) FROM orders GROUP BY day";
    QTest::newRow("by then") << "How many orders each day, and how many had come in since January by then?"
                             << "SELECT day, count(*) FROM orders GROUP BY day"
                             << "SELECT day, count(*), sum(count(*)) OVER (ORDER BY day) FROM orders GROUP BY day";
    QTest::newRow("since a month") << "orders per day since January"
                                   << "SELECT day, count(*) FROM orders GROUP BY day"
                                   << "";
    QTest::newRow("by the end") << "For each day, how many orders there had been by the end of that month"
                                << "SELECT day, count(*) FROM orders GROUP BY day"
                                << "SELECT day, sum(count(*)) OVER (ORDER BY day) FROM orders GROUP BY day";
    QTest::newRow("missing") << "orders per day and the running total"
                             << "SELECT day, count(*) FROM orders GROUP BY day"
                             << "SELECT day, count(*), sum(count(*)) OVER (ORDER BY day) FROM orders GROUP BY day";
    QTest::newRow("of something else") << "orders per day with the cumulative number"
                                       << "SELECT day, count(*), sum(sum(day)) OVER (ORDER BY day) FROM orders GROUP BY day"
                                       << "SELECT day, count(*), sum(count(*)) OVER (ORDER BY day) FROM orders GROUP BY day";
    QTest::newRow("in another order")
        << "amount per day, running total"
        << "SELECT day, sum(amount), sum(sum(amount)) OVER (ORDER BY sum(amount) DESC) FROM orders GROUP BY day"
        << "SELECT day, sum(amount), sum(sum(amount)) OVER (ORDER BY day) FROM orders GROUP BY day";
    QTest::newRow("right") << "amount per day, running total"
                           << "SELECT day, sum(amount), sum(sum(amount)) OVER (ORDER BY day) FROM orders GROUP BY day"
                           << "";
    QTest::newRow("so far") << "orders per day and the total so far"
                            << "SELECT day, count(*) FROM orders GROUP BY day"
                            << "SELECT day, count(*), sum(count(*)) OVER (ORDER BY day) FROM orders GROUP BY day";
    QTest::newRow("change") << "orders per day and how many more than the day before"
                            << "SELECT day, count(*), sum(count(*)) OVER (ORDER BY day) FROM orders GROUP BY day"
                            << "SELECT day, count(*), count(*) - lag(count(*)) OVER (ORDER BY day) FROM orders GROUP BY day";
    QTest::newRow("of one before") << "orders of the day before"
                                   << "SELECT day, count(*) FROM orders GROUP BY day"
                                   << "";
    QTest::newRow("not asked") << "running costs per day"
                               << "SELECT day, sum(amount) FROM orders GROUP BY day"
                               << "";
    QTest::newRow("figure first") << "The amount of each month and the running total"
                                  << "SELECT strftime('%Y-%m', day), sum(sum(amount)) OVER (ORDER BY strftime('%Y-%m', day)), sum(amount) "
                                     "FROM orders GROUP BY strftime('%Y-%m', day)"
                                  << "SELECT strftime('%Y-%m', day), sum(amount), sum(sum(amount)) OVER (ORDER BY strftime('%Y-%m', day)) "
                                     "FROM orders GROUP BY strftime('%Y-%m', day)";
}

void TestRunningAsked::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfRunningAsked, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return addUpAlongGroups(query, asked); }),
          "after");
}

RATATOSK_TEST(TestRunningAsked);
#include "tst_running_asked.moc"
