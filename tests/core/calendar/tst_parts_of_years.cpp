// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/parts_of_years.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestPartsOfYears : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfPartsOfYears =
    "CREATE TABLE orders (id INTEGER PRIMARY KEY, ordered_on DATE, status TEXT, amount REAL, revoked TEXT); INSERT INTO orders VALUES (1, "
    "'2024-02-01', 'cancelled', 5, 'N'), (2, '2023-02-01', 'delivered', 7, 'Y');";

void TestPartsOfYears::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("half") << "orders in the second half of 2024"
                          << "SELECT id FROM orders WHERE ordered_on >= '2024-01-01' AND ordered_on < '2025-01-01'"
                          << "SELECT id FROM orders WHERE ordered_on >= '2024-07-01' AND ordered_on < '2025-01-01'";
    QTest::newRow("quarter") << "amounts of the first quarter of 2024"
                             << "SELECT amount FROM orders WHERE strftime('%Y', ordered_on) = '2024'"
                             << "SELECT amount FROM orders WHERE ordered_on >= '2024-01-01' AND ordered_on < '2024-04-01'";
    QTest::newRow("months") << "orders of the first three months of 2024"
                            << "SELECT id FROM orders WHERE strftime('%Y', ordered_on) = '2024'"
                            << "SELECT id FROM orders WHERE ordered_on >= '2024-01-01' AND ordered_on < '2024-04-01'";
    QTest::newRow("short") << "orders in Q3 2023"
                           << "SELECT id FROM orders WHERE ordered_on >= '2023-01-01' AND ordered_on < '2024-01-01'"
                           << "SELECT id FROM orders WHERE ordered_on >= '2023-07-01' AND ordered_on < '2023-10-01'";
    QTest::newRow("two years") << "first half of 2024 against the first half of 2023"
                               << "SELECT sum(amount) FILTER (WHERE strftime('%Y', ordered_on) = '2024'), sum(amount) FILTER (WHERE "
                                  "ordered_on >= '2023-01-01' AND ordered_on < '2024-01-01') FROM orders"
                               << "SELECT sum(amount) FILTER (WHERE ordered_on >= '2024-01-01' AND ordered_on < '2024-07-01'), sum(amount) "
                                  "FILTER (WHERE ordered_on >= '2023-01-01' AND ordered_on < '2023-07-01') FROM orders";
    QTest::newRow("two of a year") << "first half of 2024 against the second half of 2024"
                                   << "SELECT sum(amount) FILTER (WHERE strftime('%Y', ordered_on) = '2024') FROM orders"
                                   << "";
    QTest::newRow("last") << "the last quarter of 2023"
                          << "SELECT id FROM orders WHERE ordered_on >= '2023-01-01' AND ordered_on < '2024-01-01'"
                          << "SELECT id FROM orders WHERE ordered_on >= '2023-10-01' AND ordered_on < '2024-01-01'";
    QTest::newRow("whole year") << "half of the orders of 2024"
                                << "SELECT id FROM orders WHERE ordered_on >= '2024-01-01' AND ordered_on < '2025-01-01'"
                                << "";
}

void TestPartsOfYears::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfPartsOfYears, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return narrowToPartsOfYears(query, asked); }),
          "after");
}

RATATOSK_TEST(TestPartsOfYears);
#include "tst_parts_of_years.moc"
