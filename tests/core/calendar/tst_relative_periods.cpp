// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/relative_periods.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestRelativePeriods : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfRelativePeriods = "CREATE TABLE orders (id INTEGER PRIMARY KEY, placed TEXT, paid TEXT, total REAL);"
                                              "INSERT INTO orders VALUES (1, '2024-01-01', '2024-01-05', 3), (2, '2024-02-01', NULL, 4);";

void TestRelativePeriods::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("last year") << "orders of last year"
                               << "SELECT id FROM orders WHERE strftime('%Y', placed) = '1000'"
                               << "SELECT id FROM orders WHERE strftime('%Y', placed) = strftime('%Y', 'now', '-1 year')";
    QTest::newRow("this month") << "orders this month"
                                << "SELECT id FROM orders"
                                << "SELECT id FROM orders WHERE strftime('%Y-%m', placed) = strftime('%Y-%m', 'now')";
    QTest::newRow("the last months") << "orders in the last three months"
                                     << "SELECT id FROM orders WHERE strftime('%m', placed) = '03'"
                                     << "SELECT id FROM orders WHERE placed >= date('now', '-3 months')";
    QTest::newRow("the past weeks") << "orders of the past 2 weeks"
                                    << "SELECT id FROM orders"
                                    << "SELECT id FROM orders WHERE placed >= date('now', '-14 days')";
    QTest::newRow("yesterday") << "orders yesterday"
                               << "SELECT id FROM orders WHERE total > 2"
                               << "SELECT id FROM orders WHERE date(placed) = date('now', '-1 day')";
    QTest::newRow("of a day that is named") << "orders paid last year"
                                            << "SELECT id FROM orders"
                                            << "SELECT id FROM orders WHERE strftime('%Y', paid) = strftime('%Y', 'now', '-1 year')";
    QTest::newRow("longer than that") << "orders that dragged on past 200 days"
                                      << "SELECT id FROM orders"
                                      << "";
    QTest::newRow("overdue today") << "orders overdue today"
                                   << "SELECT id FROM orders WHERE paid IS NULL"
                                   << "";
    QTest::newRow("the last day") << "the last day of the orders"
                                  << "SELECT max(placed) FROM orders"
                                  << "";
    QTest::newRow("last of something") << "last order"
                                       << "SELECT id FROM orders ORDER BY placed DESC LIMIT 1"
                                       << "";
    QTest::newRow("right") << "orders of last year"
                           << "SELECT id FROM orders WHERE strftime('%Y', placed) = strftime('%Y', 'now', '-1 year')"
                           << "";
}

void TestRelativePeriods::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfRelativePeriods, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return testPeriodsFromToday(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestRelativePeriods);
#include "tst_relative_periods.moc"
