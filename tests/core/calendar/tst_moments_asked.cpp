// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/moments_asked.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestMomentsAsked : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areShown_data();
    void areShown();
};

namespace {

const char* const kOrders =
    "CREATE TABLE orders (customer TEXT, ordered_at TEXT, total REAL);"
    "INSERT INTO orders VALUES ('Amy', '2024-01-01 10:00:00', 12.5);"
    "CREATE TABLE parcels (code TEXT, sent TEXT, delivered TEXT); INSERT INTO parcels VALUES ('A1', '2024-01-01', '2024-01-03');"
    "CREATE TABLE rooms (number TEXT, last_renovated TEXT); INSERT INTO rooms VALUES ('12', '2016-05-01');"
    "CREATE TABLE songs (title TEXT, year INTEGER); INSERT INTO songs VALUES ('Tide', 1999);";

} // namespace

void TestMomentsAsked::areShown_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("last of a column's name") << "Which rooms were last renovated before 2018, and when was that?"
                                             << "SELECT number, last_renovated FROM rooms WHERE last_renovated < '2018-01-01'"
                                             << "";
    QTest::newRow("the last one") << "When was the last order?"
                                  << "SELECT max(total) FROM orders"
                                  << "SELECT max(ordered_at) FROM orders";
    QTest::newRow("the first one") << "when did Amy first order?"
                                   << "SELECT customer FROM orders WHERE customer = 'Amy'"
                                   << "SELECT min(ordered_at) FROM orders WHERE customer = 'Amy'";
    QTest::newRow("that of the top row") << "When was the largest order?"
                                         << "SELECT customer FROM orders ORDER BY total DESC LIMIT 1"
                                         << "SELECT ordered_at FROM orders ORDER BY total DESC LIMIT 1";
    QTest::newRow("all of them") << "when did Amy order"
                                 << "SELECT total FROM orders WHERE customer = 'Amy'"
                                 << "SELECT ordered_at FROM orders WHERE customer = 'Amy'";
    QTest::newRow("of several the one named") << "When was A1 delivered?"
                                              << "SELECT code FROM parcels WHERE code = 'A1'"
                                              << "SELECT delivered FROM parcels WHERE code = 'A1'";
    QTest::newRow("of several none named") << "When was A1 here?"
                                           << "SELECT code FROM parcels WHERE code = 'A1'"
                                           << "";
    QTest::newRow("a day already") << "When was the last order?"
                                   << "SELECT max(ordered_at) FROM orders"
                                   << "";
    QTest::newRow("a year") << "When did Tide come out?"
                            << "SELECT year FROM songs WHERE title = 'Tide'"
                            << "";
    QTest::newRow("among others") << "Show the date and total of the orders."
                                  << "SELECT customer, total FROM orders"
                                  << "SELECT ordered_at, total FROM orders";
    QTest::newRow("among others that are all asked for") << "date, customer and total"
                                                         << "SELECT customer, total FROM orders"
                                                         << "";
    QTest::newRow("there already") << "Show the day and total of the orders."
                                   << "SELECT ordered_at, customer, total FROM orders"
                                   << "";
    QTest::newRow("the last of all shown") << "When did Amy last order?"
                                           << "SELECT ordered_at FROM orders WHERE customer = 'Amy'"
                                           << "SELECT max(ordered_at) FROM orders WHERE customer = 'Amy'";
    QTest::newRow("last year") << "When did Amy order last year?"
                               << "SELECT ordered_at FROM orders WHERE customer = 'Amy'"
                               << "";
    QTest::newRow("the last of all rows") << "When was the last order of Amy? Show day and total."
                                          << "SELECT ordered_at, total FROM orders WHERE customer = 'Amy'"
                                          << "SELECT ordered_at, total FROM orders WHERE customer = 'Amy' ORDER BY ordered_at DESC LIMIT 1";
    QTest::newRow("asked in the middle") << "Amy - when did she last order?"
                                         << "SELECT ordered_at FROM orders WHERE customer = 'Amy'"
                                         << "SELECT max(ordered_at) FROM orders WHERE customer = 'Amy'";
    QTest::newRow("a number of rows") << "When were there most orders?"
                                      << "SELECT count(*) FROM orders"
                                      << "";
    QTest::newRow("not asked") << "Who ordered last when it rained?"
                               << "SELECT customer FROM orders"
                               << "";
}

void TestMomentsAsked::areShown()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    const auto mend = [](sql::Query& query, const Question& words, const CellLookup& cells) {
        return showMomentAsked(query, words, cells);
    };
    QTEST(mendedText(kOrders, question, before, mend), "after");
}

RATATOSK_TEST(TestMomentsAsked);
#include "tst_moments_asked.moc"
