// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/stock_worth.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestStockWorth : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfStockWorth =
    "CREATE TABLE product (id INTEGER PRIMARY KEY, name TEXT, unit_price REAL, units_in_stock INTEGER, discontinued INTEGER);"
    "CREATE TABLE part (id INTEGER PRIMARY KEY, in_stock INTEGER, cost_price REAL, sale_price REAL);";

void TestStockWorth::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("shown otherwise") << "What is the value of our stock?"
                                     << "SELECT units_in_stock FROM product ORDER BY unit_price DESC LIMIT 1"
                                     << "SELECT sum(unit_price * units_in_stock) FROM product";
    QTest::newRow("of some") << "What is our stock of discontinued products worth?"
                             << "SELECT sum(unit_price) FROM product WHERE discontinued = 1"
                             << "SELECT sum(unit_price * units_in_stock) FROM product WHERE discontinued = 1";
    QTest::newRow("at one of two prices") << "What is the total value of the parts in stock at cost price?"
                                          << "SELECT sum(in_stock) FROM part"
                                          << "SELECT sum(cost_price * in_stock) FROM part";
    QTest::newRow("at nobody knows which") << "What are the parts in stock worth?"
                                           << "SELECT sum(in_stock) FROM part"
                                           << "";
    QTest::newRow("right") << "What is our stock worth?"
                           << "SELECT sum(unit_price * units_in_stock) FROM product"
                           << "";
    QTest::newRow("of each") << "stock value of each product"
                             << "SELECT name, units_in_stock FROM product"
                             << "";
    QTest::newRow("how many") << "How many are in stock?"
                              << "SELECT sum(units_in_stock) FROM product"
                              << "";
}

void TestStockWorth::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfStockWorth, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return reckonStockWorth(query, asked, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestStockWorth);
#include "tst_stock_worth.moc"
