// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/excess_asked.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestExcessAsked : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kExcessAsked =
    "CREATE TABLE room (id INTEGER PRIMARY KEY, name TEXT, price REAL, quantity INTEGER); CREATE TABLE stay (code INTEGER PRIMARY KEY, "
    "first_name TEXT, last_name TEXT, room_id INTEGER REFERENCES room(id), rate REAL);";

void TestExcessAsked::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("not how often") << "By how much is the price above the quantity, rounded?"
                                   << "SELECT name, round(price / quantity) FROM room"
                                   << "SELECT name, round(price - quantity) FROM room";
    QTest::newRow("a part") << "By how many percent is the price above?"
                            << "SELECT name, price / quantity FROM room"
                            << "";
    QTest::newRow("how far below")
        << "Which room has the lowest average rate, and how far is it below the average of all?"
        << "SELECT room_id, avg(rate) - (SELECT avg(rate) FROM stay) FROM stay GROUP BY room_id ORDER BY avg(rate) "
           "LIMIT 1"
        << "SELECT room_id, (SELECT avg(rate) FROM stay) - avg(rate) FROM stay GROUP BY room_id ORDER BY avg(rate) "
           "LIMIT 1";
    QTest::newRow("above or below") << "How far above or below the average of all is that of each room?"
                                    << "SELECT room_id, avg(rate) - (SELECT avg(rate) FROM stay) FROM stay GROUP BY room_id"
                                    << "";
    QTest::newRow("the difference of what is compared")
        << "Rooms with more stays by Ann than by Dan? Show the difference."
        << "SELECT room_id, count(*) FILTER (WHERE first_name = 'Ann'), count(*) FILTER (WHERE first_name = 'Dan') FROM stay GROUP BY "
           "room_id "
           "HAVING count(*) FILTER (WHERE first_name = 'Ann') > count(*) FILTER (WHERE first_name = 'Dan')"
        << "SELECT room_id, count(*) FILTER (WHERE first_name = 'Ann') - count(*) FILTER (WHERE first_name = 'Dan') FROM stay GROUP BY "
           "room_id HAVING count(*) FILTER (WHERE first_name = 'Ann') > count(*) FILTER (WHERE first_name = 'Dan')";
    QTest::newRow("in the place of what is compared")
        << "Which rooms cost more than the average, and by how much?"
        << "SELECT name, price FROM room WHERE price > (SELECT avg(price) FROM room)"
        << "SELECT name, price - (SELECT avg(price) FROM room) FROM room WHERE price > (SELECT avg(price) FROM room)";
    QTest::newRow("behind all others, and less")
        << "rooms below the average price with the difference"
        << "SELECT name FROM room WHERE price < (SELECT avg(price) FROM room)"
        << "SELECT name, (SELECT avg(price) FROM room) - price FROM room WHERE price < (SELECT avg(price) FROM room)";
    QTest::newRow("of groups") << "rooms whose average rate is above that of all stays, and by how much"
                               << "SELECT r.name, avg(s.rate) FROM room AS r JOIN stay AS s ON r.id = s.room_id GROUP BY r.id HAVING "
                                  "avg(s.rate) > (SELECT avg(rate) FROM stay)"
                               << "SELECT r.name, avg(s.rate) - (SELECT avg(rate) FROM stay) FROM room AS r JOIN stay AS s ON r.id = "
                                  "s.room_id GROUP BY r.id HAVING avg(s.rate) > (SELECT avg(rate) FROM stay)";
    QTest::newRow("there already")
        << "rooms above the average and by how much"
        << "SELECT name, price - (SELECT avg(price) FROM room) FROM room WHERE price > (SELECT avg(price) FROM room)"
        << "";
    QTest::newRow("not asked") << "rooms above the average price"
                               << "SELECT name FROM room WHERE price > (SELECT avg(price) FROM room)"
                               << "";
    QTest::newRow("of two kinds") << "How much more do people pay for large rooms than for small ones?"
                                  << "SELECT avg(price) FILTER (WHERE name = 'large'), avg(price) FILTER (WHERE name = 'small') FROM room"
                                  << "SELECT avg(price) FILTER (WHERE name = 'large') - avg(price) FILTER (WHERE name = 'small') FROM room";
    QTest::newRow("side by side") << "What do people pay for large rooms, and what for small ones?"
                                  << "SELECT avg(price) FILTER (WHERE name = 'large'), avg(price) FILTER (WHERE name = 'small') FROM room"
                                  << "";
    QTest::newRow("of two figures") << "How much more do people pay for large rooms than there are small ones?"
                                    << "SELECT avg(price) FILTER (WHERE name = 'large'), count(*) FILTER (WHERE name = 'small') FROM room"
                                    << "";
}

void TestExcessAsked::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kExcessAsked, question, before,
                     [](sql::Query& query, [[maybe_unused]] const Question& asked, [[maybe_unused]] const CellLookup& cells) {
                         return showExcessAsked(query, asked);
                     }),
          "after");
}

RATATOSK_TEST(TestExcessAsked);
#include "tst_excess_asked.moc"
