// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/groups/joined_aggregates.h"

#include "tests/support/rewritten_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestJoinedAggregates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rewrites_data();
    void rewrites();
};

static const char* const kOfJoinedAggregates =
    "CREATE TABLE product (id INTEGER PRIMARY KEY, name TEXT); CREATE TABLE orders (id INTEGER PRIMARY KEY, day TEXT);"
    "CREATE TABLE line (id INTEGER PRIMARY KEY, product_id INTEGER REFERENCES product(id), order_id INTEGER REFERENCES orders(id), "
    "quantity INTEGER);";

void TestJoinedAggregates::rewrites_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("lines of other months")
        << "quantity of each product in July"
        << "SELECT p.name, coalesce(sum(l.quantity), 0) FROM product AS p LEFT JOIN line AS l ON p.id = l.product_id LEFT JOIN orders AS o "
           "ON l.order_id = o.id AND o.day >= '2025-07-01' GROUP BY p.id"
        << "SELECT p.name, coalesce(sum(l.quantity) FILTER (WHERE o.id IS NOT NULL), 0) FROM product AS p LEFT JOIN line AS l ON p.id = "
           "l.product_id LEFT JOIN orders AS o ON l.order_id = o.id AND o.day >= '2025-07-01' GROUP BY p.id";
    QTest::newRow("no condition") << "quantity of each product"
                                  << "SELECT p.name, sum(l.quantity) FROM product AS p LEFT JOIN line AS l ON p.id = l.product_id LEFT "
                                     "JOIN orders AS o ON l.order_id = o.id GROUP BY p.id"
                                  << "";
    QTest::newRow("of what has the condition")
        << "lines of each order"
        << "SELECT o.day, count(l.id) FROM orders AS o LEFT JOIN line AS l ON o.id = l.order_id AND l.quantity > 3 GROUP BY o.id"
        << "";
}

void TestJoinedAggregates::rewrites()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(rewrittenText(kOfJoinedAggregates, question, before,
                        []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& words,
                           [[maybe_unused]] const CellLookup& cells) { return aggregateJoinedAlone(query, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestJoinedAggregates);
#include "tst_joined_aggregates.moc"
