// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/stock_tests.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestStockTests : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kStockTests =
    "CREATE TABLE product (id INTEGER PRIMARY KEY, title TEXT, stock_qty INTEGER, min_stock INTEGER, weight INTEGER);";

void TestStockTests::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("in stock") << "the heaviest product in stock"
                              << "SELECT title FROM product ORDER BY weight DESC LIMIT 1"
                              << "SELECT title FROM product WHERE stock_qty > 0 ORDER BY weight DESC LIMIT 1";
    QTest::newRow("out of stock") << "What is out of stock?"
                                  << "SELECT title FROM product"
                                  << "SELECT title FROM product WHERE stock_qty <= 0";
    QTest::newRow("not in stock") << "products not in stock"
                                  << "SELECT title FROM product"
                                  << "SELECT title FROM product WHERE stock_qty <= 0";
    QTest::newRow("tested already") << "products in stock"
                                    << "SELECT title FROM product WHERE stock_qty > 5"
                                    << "";
    QTest::newRow("how much of it") << "How many pieces are in stock?"
                                    << "SELECT sum(stock_qty) FROM product"
                                    << "";
    QTest::newRow("not said") << "products with their stock"
                              << "SELECT title, stock_qty FROM product"
                              << "";
}

void TestStockTests::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kStockTests, question, before,
                     [](sql::Query& query, const Question& asked, [[maybe_unused]] const CellLookup& cells) {
                         return testStock(query, asked, cells);
                     }),
          "after");
}

RATATOSK_TEST(TestStockTests);
#include "tst_stock_tests.moc"
