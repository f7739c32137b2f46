// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/differences_asked.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestDifferencesAsked : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfDifferencesAsked = "CREATE TABLE ticket (id INTEGER PRIMARY KEY, customer TEXT, fare REAL, discount REAL); "
                                               "INSERT INTO ticket VALUES (1, 'Amy', 50, 10), (2, "
                                               "'Ben', 80, 0);";

void TestDifferencesAsked::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("added up") << "What is left of each ticket, fare less discount?"
                              << "SELECT id, fare + discount FROM ticket"
                              << "SELECT id, fare - discount FROM ticket";
    QTest::newRow("of a row") << "What was paid for each ticket, that is the fare less the discount?"
                              << "SELECT id, fare FROM ticket"
                              << "SELECT id, fare - discount FROM ticket";
    QTest::newRow("summed up")
        << "Who spent most, counting fare minus discount?"
        << "SELECT customer, sum(fare) FROM ticket GROUP BY customer ORDER BY sum(discount) DESC LIMIT 1"
        << "SELECT customer, sum(fare - discount) FROM ticket GROUP BY customer ORDER BY sum(fare - discount) DESC LIMIT 1";
    QTest::newRow("in a share") << "Per customer, what percentage of the fare less discount is of ticket 1?"
                                << "SELECT customer, 100.0 * sum(fare) FILTER (WHERE id = 1) / sum(discount) FROM ticket GROUP BY customer"
                                << "SELECT customer, 100.0 * sum(fare - discount) FILTER (WHERE id = 1) / sum(fare - discount) FROM ticket "
                                   "GROUP BY customer";
    QTest::newRow("a product with a sum of money") << "What did each customer pay after discount?"
                                                   << "SELECT customer, sum(fare * discount) FROM ticket GROUP BY customer"
                                                   << "SELECT customer, sum(fare - discount) FROM ticket GROUP BY customer";
    QTest::newRow("times") << "What did each ticket come to, fare times discount?"
                           << "SELECT id, fare FROM ticket"
                           << "SELECT id, fare * discount FROM ticket";
    QTest::newRow("times, not by") << "What did each ticket come to, fare times discount?"
                                   << "SELECT id, fare / discount FROM ticket"
                                   << "SELECT id, fare * discount FROM ticket";
    QTest::newRow("times another") << "What did each customer pay, counting fare times discount?"
                                   << "SELECT customer, sum(id * discount) FROM ticket GROUP BY customer"
                                   << "SELECT customer, sum(fare * discount) FROM ticket GROUP BY customer";
    QTest::newRow("side by side") << "fare less discount of each ticket"
                                  << "SELECT id, fare, discount FROM ticket"
                                  << "SELECT id, fare - discount FROM ticket";
    QTest::newRow("a bound") << "tickets with a fare less than the discount"
                             << "SELECT id, fare FROM ticket WHERE fare < discount"
                             << "";
}

void TestDifferencesAsked::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(
              kOfDifferencesAsked, question, before,
              []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked, [[maybe_unused]] const CellLookup& cells) {
                  return reckonAsAsked(query, asked, cells.schema()) || takeOffDiscounts(query, asked, cells);
              }),
          "after");
}

RATATOSK_TEST(TestDifferencesAsked);
#include "tst_differences_asked.moc"
