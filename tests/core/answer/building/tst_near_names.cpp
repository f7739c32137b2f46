// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/near_names.h"

#include "tests/support/listed_words.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestNearNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areListed_data();
    void areListed();
};

void TestNearNames::areListed_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* question, const char* sql, const char* words) { QTest::newRow(question) << question << sql << words; };
    row("orgs founded in Bath", "SELECT name FROM organizations", "orgs");
    row("players per birth year", "SELECT strftime('%Y', birthday), count(*) FROM player GROUP BY strftime('%Y', birthday)", "birth");
    row("a car, a bird and a birth", "SELECT name FROM career", "");
    row("who was injured", "SELECT injury FROM player", "injured");
    row("injuries by county", "SELECT injury FROM player", "");
    row("orgs in each county", "SELECT country FROM organizations", "orgs");
    row("inspectors", "SELECT id FROM inspection", "");
    row("Which people are politicians?", "SELECT name FROM people", "");
    row("teachers and politicians", "SELECT name FROM people", "");
    row("the players of Org", "SELECT name FROM organizations", "");
    row("who was injured?", "SELECT name FROM player", "");
    row("politicians and orgs", "SELECT name FROM people", "politicians");
    row("how many strikes were there?", "SELECT count(*) FROM birdstrikes_small", "strikes");
    row("how many trikes were there?", "SELECT count(*) FROM birdstrikes_small", "");
    row("how many strikes were there in the career?", "SELECT count(*) FROM career", "");
    row("strikes at Strike", "SELECT count(*) FROM birdstrikes_small", "strikes");
    row("quarters of a player", "SELECT headquarters FROM birdstrikes_small", "");
    row("politicians of teams", "SELECT name FROM player", "");
}

void TestNearNames::areListed()
{
    QFETCH(QString, question);
    QFETCH(QString, sql);
    QTEST(
        listedWords("CREATE TABLE organizations (id INTEGER PRIMARY KEY, name TEXT, country TEXT); CREATE TABLE inspection (id INTEGER "
                    "PRIMARY KEY); CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT);"
                    "CREATE TABLE player (id INTEGER PRIMARY KEY, name TEXT, birthday TEXT, injury TEXT); CREATE TABLE career (id INTEGER "
                    "PRIMARY KEY, name TEXT); CREATE TABLE birdstrikes_small (day TEXT, headquarters TEXT);",
                    question, sql,
                    [](const sql::Query& query, const Question& answered, const CellLookup& cells) {
                        return wordsNearNames(query, answered, cells.schema());
                    }),
        "words");
}

RATATOSK_TEST(TestNearNames);
#include "tst_near_names.moc"
