// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rewriting/requested_orders.h"

#include "tests/support/rewritten_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestRequestedOrders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rewrites_data();
    void rewrites();
};

static const char* const kOfRequestedOrders =
    "CREATE TABLE product (id INTEGER PRIMARY KEY, name TEXT, price REAL, made DATE, last_check TEXT, last_renovated TEXT, score INTEGER);"
    "CREATE TABLE sale (product_id INTEGER REFERENCES product(id), pieces INTEGER);";

void TestRequestedOrders::rewrites_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("by what is reckoned") << "price by number of each product, cheapest first"
                                         << "SELECT name, round(price / id, 2) FROM product ORDER BY 1.0 * id / id"
                                         << "SELECT name, round(price / id, 2) FROM product ORDER BY price / id";
    QTest::newRow("without the table that only it needed")
        << "price by number of each product, cheapest first"
        << "SELECT p.name, p.price * p.id FROM product AS p JOIN sale AS s ON p.id = s.product_id ORDER BY s.pieces * p.id"
        << "SELECT name, price * id FROM product ORDER BY price * id";
    QTest::newRow("of two that are reckoned") << "prices of products"
                                              << "SELECT name, price * id, price / id FROM product ORDER BY price - id"
                                              << "";
}

void TestRequestedOrders::rewrites()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(rewrittenText(kOfRequestedOrders, question, before,
                        []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& words,
                           [[maybe_unused]] const CellLookup& cells) { return orderByShownCalculation(query); }),
          "after");
}

RATATOSK_TEST(TestRequestedOrders);
#include "tst_requested_orders.moc"
