// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/amounts/amounts_asked.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestAmountsAsked : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfAmountsAsked =
    "CREATE TABLE orders (id INTEGER PRIMARY KEY, customer TEXT); CREATE TABLE order_lines (id INTEGER PRIMARY KEY, order_id INTEGER "
    "REFERENCES orders(id), quantity INTEGER, unit_price REAL, discount REAL, product_id INTEGER REFERENCES product(id)); CREATE TABLE "
    "product (id INTEGER PRIMARY KEY, unit_price REAL); CREATE TABLE print_run (id INTEGER PRIMARY KEY, copies INTEGER, unit_cost REAL); "
    "INSERT INTO orders VALUES (1, 'Amy'); INSERT INTO "
    "order_lines "
    "VALUES (1, 1, 3, 2.5, 0.1, 1); CREATE TABLE members (id INTEGER PRIMARY KEY, name TEXT); CREATE TABLE fees (id INTEGER PRIMARY KEY, "
    "member_id INTEGER REFERENCES members(id), amount REAL); CREATE TABLE charters (id INTEGER PRIMARY KEY, member_id INTEGER REFERENCES "
    "members(id), days INTEGER, rate_per_day REAL, discount REAL); INSERT INTO charters VALUES (1, 1, 7, 100, 50);";

void TestAmountsAsked::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("copies at a unit cost") << "How much did we spend on printing?"
                                           << "SELECT sum(unit_cost) FROM print_run"
                                           << "SELECT sum(copies * unit_cost) FROM print_run";
    QTest::newRow("prices") << "What did order 1 come to?"
                            << "SELECT sum(unit_price) FROM order_lines WHERE order_id = 1"
                            << "SELECT sum(quantity * unit_price * (1 - discount)) FROM order_lines WHERE order_id = 1";
    QTest::newRow("before discount") << "total of order 1 before discount"
                                     << "SELECT sum(unit_price) FROM order_lines WHERE order_id = 1"
                                     << "SELECT sum(quantity * unit_price) FROM order_lines WHERE order_id = 1";
    QTest::newRow("quantities")
        << "What are the orders of Amy worth?"
        << "SELECT sum(ol.quantity) FROM orders AS o JOIN order_lines AS ol ON o.id = ol.order_id WHERE o.customer = 'Amy'"
        << "SELECT sum(ol.quantity * ol.unit_price * (1 - ol.discount)) FROM orders AS o JOIN order_lines AS ol ON o.id = ol.order_id "
           "WHERE o.customer = 'Amy'";
    QTest::newRow("what discounts cost") << "How much did discounts cost us?"
                                         << "SELECT sum(quantity * unit_price * (1 - discount)) FROM order_lines"
                                         << "SELECT sum(quantity * unit_price * discount) FROM order_lines";
    QTest::newRow("net of discount") << "What did people spend net of discount?"
                                     << "SELECT sum(unit_price) FROM order_lines"
                                     << "SELECT sum(quantity * unit_price * (1 - discount)) FROM order_lines";
    QTest::newRow("prices of the things ordered")
        << "total sales value after discount of order 1"
        << "SELECT sum(p.unit_price) FROM order_lines AS ol JOIN product AS p ON ol.product_id = p.id WHERE ol.order_id = 1"
        << "SELECT sum(quantity * unit_price * (1 - discount)) FROM order_lines WHERE order_id = 1";
    QTest::newRow("the price of another table")
        << "money of order 1"
        << "SELECT sum(p.unit_price * ol.quantity) FROM order_lines AS ol JOIN product AS p ON ol.product_id = p.id WHERE ol.order_id = 1"
        << "SELECT sum(ol.quantity * ol.unit_price * (1 - ol.discount)) FROM order_lines AS ol JOIN product AS p ON ol.product_id = p.id "
           "WHERE ol.order_id = 1";
    QTest::newRow("quantity asked for") << "What quantity did we earn money with?"
                                        << "SELECT sum(quantity) FROM order_lines"
                                        << "";
    QTest::newRow("no money") << "How many pieces were ordered?"
                              << "SELECT sum(quantity) FROM order_lines"
                              << "";
    QTest::newRow("averages") << "average unit price"
                              << "SELECT avg(unit_price) FROM order_lines"
                              << "";
    QTest::newRow("sum of money off") << "charter income after discount"
                                      << "SELECT sum(discount) FROM charters"
                                      << "SELECT sum(days * rate_per_day - discount) FROM charters";
    QTest::newRow("not said to be off") << "charter income"
                                        << "SELECT sum(rate_per_day) FROM charters"
                                        << "SELECT sum(days * rate_per_day) FROM charters";
    QTest::newRow("product of two") << "days times daily rate less the discount"
                                    << "SELECT days * discount FROM charters"
                                    << "SELECT days * rate_per_day - discount FROM charters";
    QTest::newRow("money of others")
        << "charter income of each member"
        << "SELECT m.name, sum(f.amount) FROM members AS m JOIN charters AS c ON m.id = c.member_id JOIN fees AS f ON m.id = f.member_id "
           "GROUP BY m.id"
        << "SELECT m.name, sum(c.days * c.rate_per_day) FROM members AS m JOIN charters AS c ON m.id = c.member_id GROUP BY m.id";
    QTest::newRow("money spoken of") << "fees of members with charters, in money"
                                     << "SELECT m.name, sum(f.amount) FROM members AS m JOIN charters AS c ON m.id = c.member_id JOIN fees "
                                        "AS f ON m.id = f.member_id GROUP BY m.id"
                                     << "";
    QTest::newRow("groups")
        << "which order came to most"
        << "SELECT order_id FROM order_lines GROUP BY order_id ORDER BY sum(quantity) DESC LIMIT 1"
        << "SELECT order_id FROM order_lines GROUP BY order_id ORDER BY sum(quantity * unit_price * (1 - discount)) DESC LIMIT 1";
}

void TestAmountsAsked::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfAmountsAsked, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return sumUpAmounts(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestAmountsAsked);
#include "tst_amounts_asked.moc"
