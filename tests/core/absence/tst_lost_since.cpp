// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/lost_since.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestLostSince : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kLostSince =
    "CREATE TABLE customer (id INTEGER PRIMARY KEY, name TEXT, town TEXT, since TEXT);"
    "CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customer(id), ordered_on TEXT, paid_on TEXT, status TEXT);"
    "INSERT INTO customer VALUES (1, 'Ann', 'York', '2020-01-01'), (2, 'Ben', 'York', '2023-01-01');"
    "INSERT INTO orders VALUES (1, 1, '2023-02-03', '2023-03-01', 'sent'), (2, NULL, '2024-02-03', NULL, 'sent');";

void TestLostSince::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    const QString lost =
        "SELECT name FROM customer WHERE id IN (SELECT customer_id FROM orders WHERE strftime('%Y', ordered_on) = '2023') AND "
        "id NOT IN (SELECT customer_id FROM orders WHERE strftime('%Y', ordered_on) = '2024' AND customer_id IS NOT NULL)";
    QTest::newRow("in words of the table") << "Which customers placed orders in 2023 but none in 2024?"
                                           << "SELECT name FROM customer WHERE strftime('%Y', since) = '2023'" << lost;
    QTest::newRow("in a hurry") << "customers we lost: ordered in 2023, nothing in 2024"
                                << "SELECT name, count(*) FILTER (WHERE since >= '2023-01-01') FROM customer GROUP BY id" << lost;
    QTest::newRow("what else is demanded")
        << "Which customers from York had sent orders in 2023 but not in 2024?"
        << "SELECT c.name FROM customer AS c JOIN orders AS o ON c.id = o.customer_id WHERE c.town = 'York' AND o.status = 'sent' AND "
           "strftime('%Y', o.ordered_on) = '2023'"
        << "SELECT name FROM customer WHERE town = 'York' AND id IN (SELECT customer_id FROM orders WHERE status = 'sent' AND "
           "strftime('%Y', ordered_on) = '2023') AND id NOT IN (SELECT customer_id FROM orders WHERE status = 'sent' AND strftime('%Y', "
           "ordered_on) = '2024' AND customer_id IS NOT NULL)";
    QTest::newRow("both years") << "Which customers placed orders in 2023 and in 2024?"
                                << "SELECT name FROM customer"
                                << "";
    QTest::newRow("figures") << "How many orders were there in 2023, not counting 2024?"
                             << "SELECT count(*) FROM orders"
                             << "";
}

void TestLostSince::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(
              kLostSince, question, before,
              [](sql::Query& query, const Question& asked, const CellLookup& cells) { return lookForThoseOfOneYear(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestLostSince);
#include "tst_lost_since.moc"
