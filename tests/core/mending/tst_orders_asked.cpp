// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/orders_asked.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestOrdersAsked : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfOrdersAsked = "CREATE TABLE product (id INTEGER PRIMARY KEY, name TEXT, price REAL);";

void TestOrdersAsked::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("all in order") << "names of the products, the cheapest first"
                                  << "SELECT name FROM product ORDER BY price LIMIT 1"
                                  << "SELECT name FROM product ORDER BY price";
    QTest::newRow("at the top") << "products, biggest at the top"
                                << "SELECT name FROM product ORDER BY price DESC LIMIT 1"
                                << "SELECT name FROM product ORDER BY price DESC";
    QTest::newRow("the first alone") << "the cheapest product"
                                     << "SELECT name FROM product ORDER BY price LIMIT 1"
                                     << "";
    QTest::newRow("upward") << "price list, low to high"
                            << "SELECT name FROM product ORDER BY price DESC"
                            << "SELECT name FROM product ORDER BY price";
    QTest::newRow("downward") << "price list, high to low"
                              << "SELECT name FROM product ORDER BY price"
                              << "SELECT name FROM product ORDER BY price DESC";
    QTest::newRow("of a size") << "The second cheapest product"
                               << "SELECT name FROM product ORDER BY price DESC LIMIT 1 OFFSET 1"
                               << "SELECT name FROM product ORDER BY price LIMIT 1 OFFSET 1";
}

void TestOrdersAsked::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfOrdersAsked, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return orderAsAsked(query, asked, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestOrdersAsked);
#include "tst_orders_asked.moc"
