// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/negation/left_out_blanks.h"

#include "tests/support/rewritten_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestLeftOutBlanks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rewrites_data();
    void rewrites();
};

static const char* const kMembers = "CREATE TABLE member (id INTEGER PRIMARY KEY, name TEXT, town TEXT, hours INTEGER, weight_kg REAL);"
                                    "CREATE TABLE orders (id INTEGER PRIMARY KEY, member_id INTEGER REFERENCES member(id), day TEXT);"
                                    "INSERT INTO member VALUES (1, 'Amy', 'Rome', 3, 61), (2, 'Ben', NULL, NULL, NULL);";

void TestLeftOutBlanks::rewrites_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    const char* const grouped = "SELECT town, count(*) FROM member GROUP BY town";
    const char* const known = "SELECT town, count(*) FROM member WHERE town IS NOT NULL GROUP BY town";
    QTest::newRow("without one") << "How many members come from each town? Leave out those without a town." << grouped << known;
    QTest::newRow("blank ones") << "members per town, skip the blank ones" << grouped << known;
    QTest::newRow("no blanks") << "towns, no blanks"
                               << "SELECT town FROM member"
                               << "SELECT town FROM member WHERE town IS NOT NULL";
    QTest::newRow("recorded") << "names of members with recorded hours"
                              << "SELECT name FROM member"
                              << "SELECT name FROM member WHERE hours IS NOT NULL";
    QTest::newRow("without rows of another table")
        << "names and first orders, skip those without orders"
        << "SELECT m.name, min(o.day) FROM member AS m LEFT JOIN orders AS o ON m.id = o.member_id GROUP BY m.id"
        << "SELECT m.name, min(o.day) FROM member AS m JOIN orders AS o ON m.id = o.member_id GROUP BY m.id";
    QTest::newRow("not to be left out")
        << "orders of each member, do not leave out members without orders"
        << "SELECT m.name, count(o.id) FROM member AS m LEFT JOIN orders AS o ON m.id = o.member_id GROUP BY m.id"
        << "";
    QTest::newRow("where it is known") << "names of members, where the town is known"
                                       << "SELECT name FROM member"
                                       << "SELECT name FROM member WHERE town IS NOT NULL";
    QTest::newRow("a share of all") << "percentage of members with a known town"
                                    << "SELECT 100.0 * count(town) / count(*) FROM member"
                                    << "";
    QTest::newRow("an average of what is there") << "average hours of members with recorded hours, by town"
                                                 << "SELECT town, avg(hours) FROM member GROUP BY town"
                                                 << "SELECT town, avg(hours) FROM member WHERE hours IS NOT NULL GROUP BY town";
    QTest::newRow("with one") << "names of members with a town"
                              << "SELECT name FROM member"
                              << "SELECT name FROM member WHERE town IS NOT NULL";
    QTest::newRow("with one of a kind") << "names of members with a town of 2000 people"
                                        << "SELECT name FROM member"
                                        << "";
    QTest::newRow("the whole name counts") << "orders with a day"
                                           << "SELECT id FROM orders"
                                           << "";
    QTest::newRow("done already") << "members per town, skip the blank ones" << known << "";
    QTest::newRow("asked for") << "How many members are without a town?"
                               << "SELECT count(*) FROM member"
                               << "";
    QTest::newRow("nothing is missing") << "names, no blanks"
                                        << "SELECT name FROM member"
                                        << "";
    QTest::newRow("something else is left out") << "members per town, leave out Rome" << grouped << "";
    QTest::newRow("the other way") << "members, leave out those without a town"
                                   << "SELECT name FROM member WHERE town IS NULL"
                                   << "SELECT name FROM member WHERE town IS NOT NULL";
    QTest::newRow("with a unit") << "members, leave out those without a weight"
                                 << "SELECT name FROM member"
                                 << "SELECT name FROM member WHERE weight_kg IS NOT NULL";
    QTest::newRow("there is one") << "How many members have a town?"
                                  << "SELECT count(*) FROM member"
                                  << "SELECT count(*) FROM member WHERE town IS NOT NULL";
    QTest::newRow("one of a kind") << "members with a town of their own"
                                   << "SELECT name FROM member"
                                   << "";
}

void TestLeftOutBlanks::rewrites()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(rewrittenText(
              kMembers, question, before,
              [](sql::Query& query, const Question& words, const CellLookup& cells) { return leaveOutBlanks(query, words, cells); }),
          "after");
}

RATATOSK_TEST(TestLeftOutBlanks);
#include "tst_left_out_blanks.moc"
