// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/left_out_values.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestLeftOutValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfLeftOutValues =
    "CREATE TABLE orders (id INTEGER PRIMARY KEY, ordered_on DATE, status TEXT, amount REAL, revoked TEXT, returned_on DATE, "
    "called_off INTEGER); INSERT INTO orders VALUES (1, '2024-02-01', 'cancelled', 5, 'N', NULL, 0), (2, '2023-02-01', 'delivered', 7, "
    "'Y', "
    "'2024-03-01', 1);";

void TestLeftOutValues::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("not that") << "orders that were not cancelled"
                              << "SELECT id FROM orders WHERE status = 'cancelled'"
                              << "SELECT id FROM orders WHERE status != 'cancelled'";
    QTest::newRow("leaving out") << "Leaving out cancelled orders, how much was ordered?"
                                 << "SELECT sum(amount) FROM orders WHERE status = 'cancelled'"
                                 << "SELECT sum(amount) FROM orders WHERE status != 'cancelled'";
    QTest::newRow("out behind") << "sum of the amounts. Leave cancelled orders out."
                                << "SELECT sum(amount) FROM orders WHERE status = 'cancelled'"
                                << "SELECT sum(amount) FROM orders WHERE status != 'cancelled'";
    QTest::newRow("does not count") << "order value, cancelled ones don't count"
                                    << "SELECT sum(amount) FILTER (WHERE status = 'cancelled') FROM orders"
                                    << "SELECT sum(amount) FILTER (WHERE status != 'cancelled') FROM orders";
    QTest::newRow("not counting") << "not counting cancelled ones, how many orders"
                                  << "SELECT count(*) FROM orders WHERE status = 'cancelled'"
                                  << "SELECT count(*) FROM orders WHERE status != 'cancelled'";
    QTest::newRow("flag") << "orders of 2024, forget revoked ones"
                          << "SELECT id FROM orders WHERE revoked = 'Y'"
                          << "SELECT id FROM orders WHERE revoked != 'Y'";
    QTest::newRow("the other way") << "forget the cancelled ones, list delivered orders"
                                   << "SELECT id FROM orders WHERE status = 'delivered'"
                                   << "";
    QTest::newRow("also elsewhere") << "cancelled orders, leaving out those cancelled in 2023"
                                    << "SELECT id FROM orders WHERE status = 'cancelled'"
                                    << "";
    QTest::newRow("another part") << "Leaving out small amounts, list the cancelled orders"
                                  << "SELECT id FROM orders WHERE status = 'cancelled'"
                                  << "";
    QTest::newRow("not left out") << "do not skip the cancelled ones"
                                  << "SELECT id FROM orders WHERE status = 'cancelled'"
                                  << "";
    QTest::newRow("plain") << "How many orders were cancelled?"
                           << "SELECT count(*) FROM orders WHERE status = 'cancelled'"
                           << "";
    QTest::newRow("those where something is not there") << "How many orders were returned in each month? Leave out those not returned."
                                                        << "SELECT count(*) FROM orders WHERE returned_on IS NULL"
                                                        << "SELECT count(*) FROM orders WHERE returned_on IS NOT NULL";
    QTest::newRow("those where something is there") << "takings of each month, leaving out returned orders"
                                                    << "SELECT sum(amount) FROM orders WHERE returned_on IS NOT NULL"
                                                    << "SELECT sum(amount) FROM orders WHERE returned_on IS NULL";
    QTest::newRow("those where something is there, already") << "takings of each month, leaving out returned orders"
                                                             << "SELECT sum(amount) FROM orders WHERE returned_on IS NULL"
                                                             << "";
    QTest::newRow("flag of two words") << "sum of the amounts, skip called-off orders"
                                       << "SELECT sum(amount) FROM orders WHERE called_off = 1"
                                       << "SELECT sum(amount) FROM orders WHERE called_off != 1";
    QTest::newRow("flag at the end of a part") << "amount of orders of 2024, not counting orders that were called off"
                                               << "SELECT sum(amount) FROM orders WHERE called_off = 1"
                                               << "SELECT sum(amount) FROM orders WHERE called_off != 1";
    QTest::newRow("no such, behind a comma") << "orders by amount, no cancelled orders"
                                             << "SELECT id FROM orders WHERE status = 'cancelled' ORDER BY amount"
                                             << "SELECT id FROM orders WHERE status != 'cancelled' ORDER BY amount";
    QTest::newRow("without those") << "orders by amount, without those that were cancelled"
                                   << "SELECT id FROM orders WHERE status = 'cancelled' ORDER BY amount"
                                   << "SELECT id FROM orders WHERE status != 'cancelled' ORDER BY amount";
    QTest::newRow("no such ones") << "orders by amount, no cancelled ones"
                                  << "SELECT id FROM orders WHERE status = 'cancelled' ORDER BY amount"
                                  << "SELECT id FROM orders WHERE status != 'cancelled' ORDER BY amount";
    QTest::newRow("days without any")
        << "days without cancelled orders"
        << "SELECT ordered_on FROM orders WHERE ordered_on NOT IN (SELECT ordered_on FROM orders WHERE status = 'cancelled')"
        << "";
}

void TestLeftOutValues::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfLeftOutValues, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return turnRoundWhatIsLeftOut(query, asked, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestLeftOutValues);
#include "tst_left_out_values.moc"
