// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/order_values.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestOrderValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfOrderValues =
    "CREATE TABLE orders (id INTEGER PRIMARY KEY, ordered_at TEXT); CREATE TABLE order_lines (id INTEGER PRIMARY KEY, order_id INTEGER "
    "REFERENCES orders(id), quantity INTEGER, unit_price REAL);";

void TestOrderValues::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("of days") << "What is the average value of an order?"
                             << "SELECT avg(ordered_at) FROM orders"
                             << "SELECT avg(total) FROM (SELECT sum(quantity * unit_price) AS total FROM order_lines GROUP BY order_id)";
    QTest::newRow("of counts") << "avg order value"
                               << "SELECT avg(c1) FROM (SELECT count(*) AS c1 FROM orders GROUP BY ordered_at)"
                               << "SELECT avg(total) FROM (SELECT sum(quantity * unit_price) AS total FROM order_lines GROUP BY order_id)";
    QTest::newRow("of some")
        << "average order value in 2024"
        << "SELECT avg(l.quantity) FROM order_lines AS l JOIN orders AS o ON l.order_id = o.id WHERE o.ordered_at >= '2024-01-01'"
        << "SELECT avg(total) FROM (SELECT sum(ol.quantity * ol.unit_price) AS total FROM orders AS o JOIN order_lines AS ol ON o.id = "
           "ol.order_id WHERE o.ordered_at >= '2024-01-01' GROUP BY ol.order_id)";
    QTest::newRow("of lines") << "What is the average value of a line?"
                              << "SELECT avg(quantity) FROM order_lines"
                              << "";
}

void TestOrderValues::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfOrderValues, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return averageWhatEachComesTo(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestOrderValues);
#include "tst_order_values.moc"
