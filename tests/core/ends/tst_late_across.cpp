// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ends/late_across.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestLateAcross : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfLateAcross =
    "CREATE TABLE driver (id INTEGER PRIMARY KEY, name TEXT); CREATE TABLE orders (id INTEGER PRIMARY KEY, promised_at TEXT, status TEXT); "
    "CREATE TABLE deliveries (id INTEGER PRIMARY KEY, order_id INTEGER REFERENCES orders(id), driver_id INTEGER REFERENCES driver(id), "
    "left_at TEXT, arrived_at TEXT); CREATE TABLE complaint (id INTEGER PRIMARY KEY, order_id INTEGER REFERENCES orders(id), resolved "
    "TEXT); INSERT INTO orders VALUES (1, '2024-01-02 10:00:00', 'done'); INSERT INTO deliveries VALUES (1, 1, 1, '2024-01-02 08:00:00', "
    "'2024-01-02 11:00:00'); INSERT INTO complaint VALUES (1, 1, '2024-01-05'); INSERT INTO driver VALUES (1, 'Amy');";

void TestLateAcross::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("when it came is beside") << "Which orders were delivered late?"
                                            << "SELECT id FROM orders WHERE status = 'done'"
                                            << "SELECT o.id FROM orders AS o JOIN deliveries AS d ON o.id = d.order_id WHERE o.status = "
                                               "'done' AND d.arrived_at > o.promised_at";
    QTest::newRow("when it was due is beside")
        << "late deliveries"
        << "SELECT id FROM deliveries"
        << "SELECT d.id FROM deliveries AS d JOIN orders AS o ON d.order_id = o.id WHERE d.arrived_at > o.promised_at";
    QTest::newRow("both there")
        << "Who delivered late?"
        << "SELECT DISTINCT d1.name FROM driver AS d1 JOIN deliveries AS d2 ON d1.id = d2.driver_id JOIN orders AS o ON d2.order_id = o.id"
        << "SELECT DISTINCT d1.name FROM driver AS d1 JOIN deliveries AS d2 ON d1.id = d2.driver_id JOIN orders AS o ON d2.order_id = o.id "
           "WHERE d2.arrived_at > o.promised_at";
    QTest::newRow("not late") << "Which orders were delivered?"
                              << "SELECT id FROM orders WHERE status = 'done'"
                              << "";
    QTest::newRow("nothing that came is spoken of") << "Which orders are late?"
                                                    << "SELECT id FROM orders"
                                                    << "";
}

void TestLateAcross::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfLateAcross, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return testLatenessAcross(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestLateAcross);
#include "tst_late_across.moc"
