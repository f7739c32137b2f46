// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/year_differences.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestYearDifferences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kYearDifferences = "CREATE TABLE orders (id INTEGER PRIMARY KEY, ordered_at TEXT, total REAL, status TEXT); "
                                            "INSERT INTO orders VALUES (1, '2023-01-01', 3, 'open');";

void TestYearDifferences::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    const char* const count = "SELECT count(*) FILTER (WHERE strftime('%Y', ordered_at) = '2023') - count(*) FILTER (WHERE strftime('%Y', "
                              "ordered_at) = '2022') FROM orders";
    QTest::newRow("more") << "How many more orders in 2023 than in 2022?"
                          << "SELECT count(*) FROM orders WHERE strftime('%Y', ordered_at) = '2023'" << count;
    QTest::newRow("exceed") << "By how many orders did 2023 exceed 2022?"
                            << "SELECT count(*) FROM orders WHERE ordered_at >= '2023-01-01' AND ordered_at < '2024-01-01'" << count;
    QTest::newRow("there already") << "How many more orders in 2023 than in 2022?" << count << "";
    const char* const back =
        "SELECT count(*) FILTER (WHERE ordered_at < '2022-12-31') - count(*) FILTER (WHERE ordered_at >= '2023-01-01') FROM orders";
    QTest::newRow("grown")
        << "By how much did the number of orders grow from 2022 to 2023?" << back
        << "SELECT count(*) FILTER (WHERE ordered_at >= '2023-01-01') - count(*) FILTER (WHERE ordered_at < '2022-12-31') FROM orders";
    QTest::newRow("fallen") << "By how much has it gone down since 2022?" << count
                            << "SELECT count(*) FILTER (WHERE strftime('%Y', ordered_at) = '2022') - count(*) FILTER (WHERE strftime('%Y', "
                               "ordered_at) = '2023') FROM orders";
    const char* const growth =
        "100.0 * (sum(total) FILTER (WHERE strftime('%Y', ordered_at) = '2023') - sum(total) FILTER (WHERE strftime('%Y', ordered_at) = "
        "'2022')) / sum(total) FILTER (WHERE strftime('%Y', ordered_at) = '2022')";
    const char* const both = "sum(total) FILTER (WHERE strftime('%Y', ordered_at) = '2022'), sum(total) FILTER (WHERE strftime('%Y', "
                             "ordered_at) = '2023')";
    QTest::newRow("grown in percent") << "By what percentage did the total of 2023 grow against 2022?"
                                      << QString("SELECT %1 FROM orders").arg(both) << QString("SELECT %1 FROM orders").arg(growth);
    QTest::newRow("both and growth") << "total 2022, 2023 and growth in %"
                                     << "SELECT sum(total) FROM orders WHERE ordered_at >= '2022-01-01'"
                                     << QString("SELECT %1, %2 FROM orders").arg(both, growth);
    QTest::newRow("growth of groups") << "total per status 2022 and 2023, and the growth in %"
                                      << QString("SELECT status, %1, 100.0 * sum(total) / sum(total) FROM orders GROUP BY status").arg(both)
                                      << QString("SELECT status, %1, %2 FROM orders GROUP BY status").arg(both, growth);
    QTest::newRow("growth there already") << "growth of the total in %, 2023 over 2022" << QString("SELECT %1 FROM orders").arg(growth)
                                          << "";
    QTest::newRow("a share") << "What percentage of the orders of 2022 and 2023 was open?"
                             << "SELECT 100.0 * count(*) FILTER (WHERE status = 'open') / count(*) FROM orders"
                             << "";
    QTest::newRow("one year") << "How many more orders came in 2023?"
                              << "SELECT count(*) FROM orders"
                              << "";
    QTest::newRow("side by side") << "How many orders in 2023 and 2022?"
                                  << "SELECT count(*) FROM orders"
                                  << "";
}

void TestYearDifferences::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kYearDifferences, question, before,
                     [](sql::Query& query, [[maybe_unused]] const Question& asked, [[maybe_unused]] const CellLookup& cells) {
                         return compareYears(query, asked, cells);
                     }),
          "after");
}

RATATOSK_TEST(TestYearDifferences);
#include "tst_year_differences.moc"
