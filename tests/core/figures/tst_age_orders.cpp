// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/age_orders.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestAgeOrders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kAgeOrders =
    "CREATE TABLE member (id INTEGER PRIMARY KEY, name TEXT, team TEXT, birth_date TEXT, joined TEXT, age INTEGER); CREATE TABLE ship (id "
    "INTEGER PRIMARY KEY, name TEXT, length REAL, built_year INTEGER);";

void TestAgeOrders::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("by another column") << "the second oldest ship"
                                       << "SELECT name FROM ship ORDER BY length LIMIT 1 OFFSET 1"
                                       << "SELECT name FROM ship ORDER BY built_year LIMIT 1 OFFSET 1";
    QTest::newRow("by what is spoken of") << "the length of the oldest ship"
                                          << "SELECT name FROM ship ORDER BY length LIMIT 1"
                                          << "";
    QTest::newRow("the youngest") << "Who is the youngest?"
                                  << "SELECT name FROM member ORDER BY birth_date LIMIT 1"
                                  << "SELECT name FROM member ORDER BY birth_date DESC LIMIT 1";
    QTest::newRow("the oldest of each") << "the oldest of each team"
                                        << "SELECT team, name FROM (SELECT team, name, row_number() OVER (PARTITION BY team ORDER BY "
                                           "birth_date DESC) AS place FROM member) WHERE place = 1"
                                        << "SELECT team, name FROM (SELECT team, name, row_number() OVER (PARTITION BY team ORDER BY "
                                           "birth_date) AS place FROM member) WHERE place = 1";
    QTest::newRow("by age") << "Who is the youngest?"
                            << "SELECT name FROM member ORDER BY age LIMIT 1"
                            << "";
    QTest::newRow("both") << "the youngest and the oldest"
                          << "SELECT name FROM member ORDER BY birth_date LIMIT 1"
                          << "";
    QTest::newRow("longest in the club") << "Who has been a member third longest?"
                                         << "SELECT name FROM member ORDER BY joined DESC LIMIT 1 OFFSET 2"
                                         << "SELECT name FROM member ORDER BY joined LIMIT 1 OFFSET 2";
    QTest::newRow("all of them") << "members, the youngest at the end"
                                 << "SELECT name FROM member ORDER BY birth_date"
                                 << "";
    QTest::newRow("longest-serving")
        << "The longest-serving member of each team"
        << "SELECT name FROM (SELECT name, row_number() OVER (PARTITION BY team ORDER BY joined DESC) AS place FROM member) WHERE place = 1"
        << "SELECT name FROM (SELECT name, row_number() OVER (PARTITION BY team ORDER BY joined) AS place FROM member) WHERE place = 1";
    QTest::newRow("older than") << "members older than the average of their team"
                                << "SELECT name FROM member WHERE birth_date > (SELECT avg(birth_date) FROM member)"
                                << "SELECT name FROM member WHERE birth_date < (SELECT avg(birth_date) FROM member)";
    QTest::newRow("by their age") << "members older than the average"
                                  << "SELECT name FROM member WHERE age > (SELECT avg(age) FROM member)"
                                  << "";
}

void TestAgeOrders::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kAgeOrders, question, before,
                     [](sql::Query& query, const Question& asked, [[maybe_unused]] const CellLookup& cells) {
                         return orderByAgeAsked(query, asked, cells.schema());
                     }),
          "after");
}

RATATOSK_TEST(TestAgeOrders);
#include "tst_age_orders.moc"
