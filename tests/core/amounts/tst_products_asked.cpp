// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/products_asked.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestProductsAsked : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kProductsAsked =
    "CREATE TABLE room (id INTEGER PRIMARY KEY, name TEXT, price REAL, quantity INTEGER); CREATE TABLE stay (code INTEGER PRIMARY KEY, "
    "first_name TEXT, last_name TEXT, room_id INTEGER REFERENCES room(id), rate REAL);"
    "CREATE TABLE drug (id INTEGER PRIMARY KEY, name TEXT, stock_doses INTEGER, dose_price REAL);";

void TestProductsAsked::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("side by side") << "name and quantity times price"
                                  << "SELECT name, quantity, price FROM room"
                                  << "SELECT name, quantity * price FROM room";
    QTest::newRow("all of it") << "How much was charged for room 3, quantity times price?"
                               << "SELECT price, quantity FROM room WHERE id = 3"
                               << "SELECT sum(price * quantity) FROM room WHERE id = 3";
    QTest::newRow("everything") << "What is everything worth at that price?"
                                << "SELECT name, quantity * price FROM room"
                                << "SELECT sum(quantity * price) FROM room";
    QTest::newRow("each") << "total worth of each room"
                          << "SELECT name, quantity * price FROM room"
                          << "";
    QTest::newRow("divided") << "name and price times quantity of all rooms, rounded"
                             << "SELECT name, round(1.0 * price / quantity, 2) FROM room"
                             << "SELECT name, round(price * quantity, 2) FROM room";
    QTest::newRow("a name's first word") << "What is each drug worth, doses in stock times price per dose?"
                                         << "SELECT name, dose_price / stock_doses FROM drug"
                                         << "SELECT name, dose_price * stock_doses FROM drug";
    QTest::newRow("the worth of all") << "What is our whole stock of each drug worth?"
                                      << "SELECT name, dose_price / stock_doses FROM drug"
                                      << "SELECT name, dose_price * stock_doses FROM drug";
    QTest::newRow("the price of one") << "What is one single piece in stock worth?"
                                      << "SELECT name, dose_price / stock_doses FROM drug"
                                      << "";
    QTest::newRow("of others") << "name and what it comes to, quantity times price, the highest first"
                               << "SELECT name, sum(price * price) FROM room GROUP BY id ORDER BY sum(quantity * id * price) DESC"
                               << "SELECT name, sum(quantity * price) FROM room GROUP BY id ORDER BY sum(quantity * price) DESC";
    QTest::newRow("two products said") << "quantity times price, and price times rate"
                                       << "SELECT sum(price * price) FROM room"
                                       << "";
    QTest::newRow("not multiplied") << "quantity and price of all rooms"
                                    << "SELECT quantity, price FROM room"
                                    << "";
    QTest::newRow("in order") << "Which room has the second highest value, quantity times price?"
                              << "SELECT name, price FROM room ORDER BY quantity DESC LIMIT 1 OFFSET 1"
                              << "SELECT name, quantity * price FROM room ORDER BY quantity * price DESC LIMIT 1 OFFSET 1";
}

void TestProductsAsked::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kProductsAsked, question, before,
                     [](sql::Query& query, [[maybe_unused]] const Question& asked, [[maybe_unused]] const CellLookup& cells) {
                         return multiplyAsAsked(query, asked, cells.schema());
                     }),
          "after");
}

RATATOSK_TEST(TestProductsAsked);
#include "tst_products_asked.moc"
