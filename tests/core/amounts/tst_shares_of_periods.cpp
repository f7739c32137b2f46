// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/shares_of_periods.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestSharesOfPeriods : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfSharesOfPeriods =
    "CREATE TABLE orders (id INTEGER PRIMARY KEY, ordered_at TEXT, coupon_id INTEGER, state "
    "TEXT); CREATE TABLE fee (id INTEGER PRIMARY KEY, fee_year INTEGER, amount REAL, paid_on TEXT); INSERT INTO fee VALUES (1, 2024, 5, "
    "'2024-03-01'); INSERT INTO orders VALUES (1, '2024-01-02', 3, 'done');";

void TestSharesOfPeriods::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("of all of a period") << "done as % of 2024 orders"
                                        << "SELECT 100.0 * count(*) FILTER (WHERE ordered_at >= '2024-01-01' AND ordered_at < "
                                           "'2025-01-01') / count(*) FROM orders WHERE state = 'done'"
                                        << "SELECT 100.0 * count(*) FILTER (WHERE state = 'done') / count(*) FROM orders WHERE ordered_at "
                                           ">= '2024-01-01' AND ordered_at < '2025-01-01'";
    QTest::newRow("of a column of years")
        << "2024 fees: unpaid amount as % of the total amount"
        << "SELECT 100.0 * sum(amount) FILTER (WHERE fee_year = 2024) / sum(amount) FROM fee WHERE paid_on IS NULL"
        << "SELECT 100.0 * sum(amount) FILTER (WHERE paid_on IS NULL) / sum(amount) FROM fee WHERE fee_year = 2024";
    QTest::newRow("the period first")
        << "What share of the orders in 2024 was placed with a coupon?"
        << "SELECT 100.0 * count(*) FILTER (WHERE strftime('%Y', ordered_at) = '2024') / count(*) FROM orders WHERE coupon_id IS NOT NULL"
        << "SELECT 100.0 * count(*) FILTER (WHERE coupon_id IS NOT NULL) / count(*) FROM orders WHERE strftime('%Y', ordered_at) = '2024'";
    QTest::newRow("the period last")
        << "What share of the orders with a coupon was placed in 2024?"
        << "SELECT 100.0 * count(*) FILTER (WHERE strftime('%Y', ordered_at) = '2024') / count(*) FROM orders WHERE coupon_id IS NOT NULL"
        << "";
    QTest::newRow("no period") << "share of orders with a coupon"
                               << "SELECT 100.0 * count(*) FILTER (WHERE coupon_id IS NOT NULL) / count(*) FROM orders"
                               << "";
}

void TestSharesOfPeriods::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfSharesOfPeriods, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return shareOfPeriodSaid(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestSharesOfPeriods);
#include "tst_shares_of_periods.moc"
