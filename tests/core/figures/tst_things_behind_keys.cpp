// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/counted_things.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestThingsBehindKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfThingsBehindKeys =
    "CREATE TABLE cafe (id INTEGER PRIMARY KEY, name TEXT);"
    "CREATE TABLE orders (id INTEGER PRIMARY KEY, cafe_id INTEGER REFERENCES cafe(id), day TEXT);";

void TestThingsBehindKeys::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("rows of another table") << "How many cafés have ordered on a Sunday?"
                                           << "SELECT count(*) FROM orders WHERE strftime('%w', day) = '0'"
                                           << "SELECT count(DISTINCT cafe_id) FROM orders WHERE strftime('%w', day) = '0'";
    QTest::newRow("number of") << "number of cafes that ever ordered"
                               << "SELECT count(*) FROM orders"
                               << "SELECT count(DISTINCT cafe_id) FROM orders";
    QTest::newRow("a verb like the table's name") << "How many cafes ordered in May?"
                                                  << "SELECT count(*) FROM orders WHERE strftime('%m', day) = '05'"
                                                  << "SELECT count(DISTINCT cafe_id) FROM orders WHERE strftime('%m', day) = '05'";
    QTest::newRow("a noun before its rows") << "How many cafe orders are there?"
                                            << "SELECT count(*) FROM orders"
                                            << "";
    QTest::newRow("two nouns before its rows") << "How many cafe table entries are there?"
                                               << "SELECT count(*) FROM orders"
                                               << "";
    QTest::newRow("a verb behind them") << "How many cafes does May bring?"
                                        << "SELECT count(*) FROM orders WHERE strftime('%m', day) = '05'"
                                        << "SELECT count(DISTINCT cafe_id) FROM orders WHERE strftime('%m', day) = '05'";
    QTest::newRow("what is theirs") << "How many cafes' baskets were brought in May?"
                                    << "SELECT count(*) FROM orders WHERE strftime('%m', day) = '05'"
                                    << "";
    QTest::newRow("its own rows") << "How many orders did cafes place?"
                                  << "SELECT count(*) FROM orders"
                                  << "";
    QTest::newRow("of each") << "How many cafes by day?"
                             << "SELECT day, count(*) FROM orders GROUP BY day"
                             << "";
}

void TestThingsBehindKeys::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfThingsBehindKeys, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return countThingsBehindKeys(query, asked, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestThingsBehindKeys);
#include "tst_things_behind_keys.moc"
