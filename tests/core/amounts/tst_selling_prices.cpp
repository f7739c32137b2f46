// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/selling_prices.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestSellingPrices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfSellingPrices =
    "CREATE TABLE part (id INTEGER PRIMARY KEY, name TEXT, kind TEXT, cost_price REAL, unit_price REAL);"
    "CREATE TABLE used (part_id INTEGER REFERENCES part(id), qty INTEGER);"
    "CREATE TABLE job (id INTEGER PRIMARY KEY, price REAL, cost REAL);";

void TestSellingPrices::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("the dearest") << "What is the dearest part of each kind?"
                                 << "SELECT kind, max(cost_price) FROM part GROUP BY kind"
                                 << "SELECT kind, max(unit_price) FROM part GROUP BY kind";
    QTest::newRow("costs more") << "Which parts cost more than 20?"
                                << "SELECT name FROM part WHERE cost_price > 20"
                                << "SELECT name FROM part WHERE unit_price > 20";
    QTest::newRow("does it cost") << "What does the lamp cost?"
                                  << "SELECT cost_price FROM part WHERE name = 'lamp'"
                                  << "SELECT unit_price FROM part WHERE name = 'lamp'";
    QTest::newRow("the price") << "median part price"
                               << "SELECT name, cost_price FROM part ORDER BY cost_price"
                               << "SELECT name, unit_price FROM part ORDER BY unit_price";
    QTest::newRow("at cost") << "parts worth more than 20 at cost"
                             << "SELECT name FROM part WHERE cost_price > 20"
                             << "";
    QTest::newRow("costs us") << "Which part costs us the most?"
                              << "SELECT name FROM part ORDER BY cost_price DESC LIMIT 1"
                              << "";
    QTest::newRow("what we pay") << "the part that we pay the most for"
                                 << "SELECT name FROM part ORDER BY cost_price DESC LIMIT 1"
                                 << "";
    QTest::newRow("what we pay, not what others do") << "the dearest part, going by what we pay for it"
                                                     << "SELECT name FROM part ORDER BY unit_price DESC LIMIT 1"
                                                     << "SELECT name FROM part ORDER BY cost_price DESC LIMIT 1";
    QTest::newRow("both") << "parts by price"
                          << "SELECT name, cost_price, unit_price FROM part"
                          << "";
    QTest::newRow("a cost that is no price") << "Which jobs cost more than 20?"
                                             << "SELECT id FROM job WHERE cost > 20"
                                             << "";
}

void TestSellingPrices::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfSellingPrices, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return takeSellingPrices(query, asked, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestSellingPrices);
#include "tst_selling_prices.moc"
