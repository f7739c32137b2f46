// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/placed_rows.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestPlacedRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfPlacedRows = "CREATE TABLE member (id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, town TEXT, joined "
                                         "TEXT, pay REAL); INSERT INTO member VALUES (1, 'Amy', 'Lee', 'Rome', '2024-01-02', 3);";

void TestPlacedRows::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("what is highest") << "town and name of the one with highest pay"
                                     << "SELECT town, last_name FROM member ORDER BY pay DESC LIMIT 1"
                                     << "";
    QTest::newRow("another figure") << "Which town has the one who joined last, and how much does it pay?"
                                    << "SELECT town FROM member ORDER BY joined DESC LIMIT 1"
                                    << "";
    QTest::newRow("a sum") << "Which surname of each town earns the most altogether, and how much is it?"
                           << "SELECT town, last_name FROM (SELECT town, last_name, row_number() OVER (PARTITION BY town ORDER BY sum(pay) "
                              "DESC) AS place FROM "
                              "member GROUP BY last_name) WHERE place = 1"
                           << "SELECT town, last_name, c4 FROM (SELECT town, last_name, row_number() OVER (PARTITION BY town ORDER BY "
                              "sum(pay) DESC) AS place, "
                              "sum(pay) AS c4 FROM member GROUP BY last_name) WHERE place = 1";
    QTest::newRow("one of an order") << "Who was the third person to join, and on what date? The name."
                                     << "SELECT first_name, last_name FROM member ORDER BY joined LIMIT 1 OFFSET 2"
                                     << "SELECT first_name, last_name, joined FROM member ORDER BY joined LIMIT 1 OFFSET 2";
    QTest::newRow("one of an order, with its date") << "3rd to join, name + date"
                                                    << "SELECT first_name, last_name FROM member ORDER BY joined LIMIT 1 OFFSET 2"
                                                    << "SELECT first_name, last_name, joined FROM member ORDER BY joined LIMIT 1 OFFSET 2";
    QTest::newRow("which ones") << "Who joined last, of those with a joined date?"
                                << "SELECT first_name, last_name FROM member ORDER BY joined DESC LIMIT 1"
                                << "";
    QTest::newRow("in another unit") << "Who earns the most, and how much is it in cents?"
                                     << "SELECT first_name, pay * 100 FROM member ORDER BY pay DESC LIMIT 1"
                                     << "";
    QTest::newRow("another measure") << "How old and how heavy is the one who earns the most?"
                                     << "SELECT first_name FROM member ORDER BY pay DESC LIMIT 1"
                                     << "";
    QTest::newRow("nothing more of an order") << "Who joined third?"
                                              << "SELECT first_name, last_name FROM member ORDER BY joined LIMIT 1 OFFSET 2"
                                              << "";
    QTest::newRow("one name") << "the two who joined last in each town"
                              << "SELECT town, last_name FROM (SELECT town, last_name, row_number() OVER (PARTITION BY town ORDER BY "
                                 "joined DESC) AS place FROM member) WHERE place <= 2"
                              << "SELECT town, first_name, last_name FROM (SELECT town, last_name, row_number() OVER (PARTITION BY town "
                                 "ORDER BY joined DESC) AS place, first_name FROM member) WHERE place <= 2";
    QTest::newRow("and how much") << "Who earns the most in each town, and how much?"
                                  << "SELECT town, first_name, last_name FROM (SELECT town, first_name, last_name, row_number() OVER "
                                     "(PARTITION BY town ORDER BY pay DESC) AS place FROM member) WHERE place = 1"
                                  << "SELECT town, first_name, last_name, pay FROM (SELECT town, first_name, last_name, row_number() OVER "
                                     "(PARTITION BY town ORDER BY pay DESC) AS place, pay FROM member) WHERE place = 1";
    QTest::newRow("with the date") << "last 2 per town with date, surname"
                                   << "SELECT town, last_name FROM (SELECT town, last_name, row_number() OVER (PARTITION BY town ORDER BY "
                                      "joined DESC) AS place FROM member) WHERE place <= 2"
                                   << "SELECT town, last_name, joined FROM (SELECT town, last_name, row_number() OVER (PARTITION BY town "
                                      "ORDER BY joined DESC) AS place, joined FROM member) WHERE place <= 2";
    const char* const first =
        "SELECT town, last_name FROM (SELECT town, last_name, row_number() OVER (PARTITION BY town ORDER BY joined) AS "
        "place FROM member) WHERE place = 1";
    QTest::newRow("in a list")
        << "first to join of each town: town, last name, date" << first
        << "SELECT town, last_name, joined FROM (SELECT town, last_name, row_number() OVER (PARTITION BY town ORDER BY "
           "joined) AS place, joined FROM member) WHERE place = 1";
    QTest::newRow("in no list") << "last name of the first to join of each town and date" << first << "";
    QTest::newRow("in another form")
        << "first to join of each town: town, day"
        << "SELECT town, day FROM (SELECT town, date(joined) AS day, row_number() OVER (PARTITION BY town ORDER BY joined) AS place FROM "
           "member) WHERE place = 1"
        << "";
    QTest::newRow("figure of groups") << "total pay per town, highest first"
                                      << "SELECT town FROM member GROUP BY town ORDER BY sum(pay) DESC"
                                      << "SELECT town, sum(pay) FROM member GROUP BY town ORDER BY sum(pay) DESC";
    QTest::newRow("groups in an order alone") << "towns by their total pay"
                                              << "SELECT town FROM member GROUP BY town ORDER BY sum(pay) DESC"
                                              << "";
    QTest::newRow("nothing more") << "Who earns the most in each town?"
                                  << "SELECT town, first_name, last_name FROM (SELECT town, first_name, last_name, row_number() OVER "
                                     "(PARTITION BY town ORDER BY pay DESC) AS place FROM member) WHERE place = 1"
                                  << "";
}

void TestPlacedRows::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(
              kOfPlacedRows, question, before,
              []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked, [[maybe_unused]] const CellLookup& cells) {
                  return showAllOfPlaced(query, asked, cells) | showOrderAsked(query, asked, cells) | showFigureOfGroups(query, asked);
              }),
          "after");
}

RATATOSK_TEST(TestPlacedRows);
#include "tst_placed_rows.moc"
