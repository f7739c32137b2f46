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

static const char* const kOfOrdersAsked =
    "CREATE TABLE product (id INTEGER PRIMARY KEY, name TEXT, price REAL, made DATE, last_check TEXT, last_renovated TEXT, score INTEGER);"
    "CREATE TABLE sale (product_id INTEGER REFERENCES product(id), pieces INTEGER);";

void TestOrdersAsked::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("a word that is no ordinal") << "the cheapest second-hand product"
                                               << "SELECT name FROM product ORDER BY price LIMIT 1"
                                               << "";
    QTest::newRow("an ordinal within a word") << "the third-cheapest product"
                                              << "SELECT name FROM product ORDER BY price LIMIT 1 OFFSET 1"
                                              << "SELECT name FROM product ORDER BY price LIMIT 1 OFFSET 2";
    QTest::newRow("last of a name, in a question")
        << "Which products were last renovated before 2018, and when was that?"
        << "SELECT name, last_renovated FROM product WHERE last_renovated < '2018-01-01' ORDER BY last_renovated DESC LIMIT 1"
        << "SELECT name, last_renovated FROM product WHERE last_renovated < '2018-01-01'";
    QTest::newRow("no order asked for") << "names and prices of the products"
                                        << "SELECT name FROM product ORDER BY price DESC LIMIT 1"
                                        << "SELECT name, price FROM product";
    QTest::newRow("last of a name") << "products whose last check lies before 2018"
                                    << "SELECT name FROM product WHERE last_check < '2018-01-01' ORDER BY last_check DESC LIMIT 1"
                                    << "SELECT name, last_check FROM product WHERE last_check < '2018-01-01'";
    QTest::newRow("a superlative within a word") << "best-selling product"
                                                 << "SELECT name FROM product ORDER BY price DESC LIMIT 1"
                                                 << "";
    QTest::newRow("northernmost") << "the northernmost product"
                                  << "SELECT name FROM product ORDER BY price DESC LIMIT 1"
                                  << "";
    QTest::newRow("ranked 1st") << "name of the product ranked 1st"
                                << "SELECT name FROM product ORDER BY price LIMIT 1"
                                << "";
    QTest::newRow("the third to be done") << "Name of the third product to be made"
                                          << "SELECT name FROM product ORDER BY made DESC LIMIT 1 OFFSET 2"
                                          << "SELECT name FROM product ORDER BY made LIMIT 1 OFFSET 2";
    QTest::newRow("the third of the latest") << "Name of the third-latest product"
                                             << "SELECT name FROM product ORDER BY made DESC LIMIT 1 OFFSET 2"
                                             << "";
    QTest::newRow("an order asked for") << "the dearest product"
                                        << "SELECT name FROM product ORDER BY price DESC LIMIT 1"
                                        << "";
    QTest::newRow("the latest") << "the product with the latest check"
                                << "SELECT name FROM product ORDER BY last_check DESC LIMIT 1"
                                << "";
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
    QTest::newRow("by letters") << "Names of products and how many there are, in alphabetical order of the names"
                                << "SELECT name, count(*) FROM product GROUP BY name ORDER BY count(*)"
                                << "SELECT name, count(*) FROM product GROUP BY name ORDER BY name";
    QTest::newRow("the best") << "Which product did best?"
                              << "SELECT name FROM product ORDER BY score LIMIT 1"
                              << "SELECT name FROM product ORDER BY score DESC LIMIT 1";
    QTest::newRow("the best price") << "Which product has the best price?"
                                    << "SELECT name FROM product ORDER BY price LIMIT 1"
                                    << "";
    QTest::newRow("of days") << "Name and last check of products above 5, in order of the last check"
                             << "SELECT name, last_check FROM product WHERE price > 5 ORDER BY price"
                             << "SELECT name, last_check FROM product WHERE price > 5 ORDER BY last_check";
    QTest::newRow("dearest first") << "Names and prices of products, dearest first"
                                   << "SELECT name, price FROM product ORDER BY made"
                                   << "SELECT name, price FROM product ORDER BY price DESC";
    QTest::newRow("dearest, but no price shown") << "Names of products, dearest first"
                                                 << "SELECT name FROM product ORDER BY made"
                                                 << "";
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
    QTest::newRow("of a size") << "The second cheapest product"
                               << "SELECT name FROM product ORDER BY price DESC LIMIT 1 OFFSET 1"
                               << "SELECT name FROM product ORDER BY price LIMIT 1 OFFSET 1";
}

void TestOrdersAsked::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(
              kOfOrdersAsked, question, before,
              []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked, [[maybe_unused]] const CellLookup& cells) {
                  return orderAsAsked(query, asked, cells.schema()) | dropOrderUnasked(query, asked, cells.schema())
                      | skipAsSaid(query, asked) | orderByLettersAsked(query, asked, cells.schema())
                      | orderByColumnSaid(query, asked, cells.schema()) | orderByFigureShown(query);
              }),
          "after");
}

RATATOSK_TEST(TestOrdersAsked);
#include "tst_orders_asked.moc"
