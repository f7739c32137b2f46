// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/groups/requested_buckets.h"

#include "tests/support/rewritten_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestRequestedBuckets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rewrites_data();
    void rewrites();
};

static const char* const kOfRequestedBuckets =
    "CREATE TABLE person (id INTEGER PRIMARY KEY, age INTEGER, born DATE, price REAL, vip INTEGER); INSERT INTO person VALUES (1, 30, "
    "'1970-05-01', 2.5, 0);";

void TestRequestedBuckets::rewrites_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("a bound in WHERE")
        << "people by age: under 20, 20 to 64, 65 or older"
        << "SELECT CASE WHEN age < 20 THEN 'under 20' WHEN age < 65 THEN '20 to 64' ELSE '65 or older' END, count(*) FROM person WHERE age "
           ">= 65 GROUP BY CASE WHEN age < 20 THEN 'under 20' WHEN age < 65 THEN '20 to 64' ELSE '65 or older' END"
        << "SELECT CASE WHEN age < 20 THEN 'under 20' WHEN age < 65 THEN '20 to 64' ELSE '65 or older' END, count(*) FROM person GROUP BY "
           "CASE WHEN age < 20 THEN 'under 20' WHEN age < 65 THEN '20 to 64' ELSE '65 or older' END";
    QTest::newRow("listed")
        << "How many people are under 20, 20 to 64, 65 and over?"
        << "SELECT CASE WHEN age < 20 THEN 20 WHEN age <= 65 THEN 65 ELSE 65 END, count(*) FROM person GROUP BY CASE WHEN age < 20 THEN 20 "
           "WHEN age <= 65 THEN 65 ELSE 65 END"
        << "SELECT CASE WHEN age < 20 THEN 'under 20' WHEN age < 65 THEN '20 to 64' ELSE '65 and over' END, count(*) FROM person GROUP BY "
           "CASE WHEN age < 20 THEN 'under 20' WHEN age < 65 THEN '20 to 64' ELSE '65 and over' END";
    QTest::newRow("with labels given")
        << "How many people are under 20, 20 to 64, 65 and over? Call the groups 'young', 'grown up' and 'old'."
        << "SELECT CASE WHEN age < 20 THEN 20 WHEN age <= 65 THEN 65 ELSE 65 END, count(*) FROM person"
        << "SELECT CASE WHEN age < 20 THEN 'young' WHEN age < 65 THEN 'grown up' ELSE 'old' END, count(*) FROM person";
    QTest::newRow("the last without its beginning")
        << "people of less than 4 years, from 4 to 6 and more than 6"
        << "SELECT CASE WHEN age < 20 THEN 20 WHEN age <= 65 THEN 65 ELSE 65 END, count(*) FROM person GROUP BY CASE WHEN age < 20 THEN 20 "
           "WHEN age <= 65 THEN 65 ELSE 65 END"
        << "SELECT CASE WHEN age < 4 THEN 'less than 4' WHEN age <= 6 THEN '4 to 6' ELSE 'more than 6' END, count(*) FROM person GROUP BY "
           "CASE WHEN age < 4 THEN 'less than 4' WHEN age <= 6 THEN '4 to 6' ELSE 'more than 6' END";
    QTest::newRow("up to")
        << "people up to 50, 51 to 100, over 100"
        << "SELECT CASE WHEN age < 20 THEN 20 WHEN age <= 65 THEN 65 ELSE 65 END, count(*) FROM person GROUP BY CASE WHEN age < 20 THEN 20 "
           "WHEN age <= 65 THEN 65 ELSE 65 END"
        << "SELECT CASE WHEN age <= 50 THEN 'up to 50' WHEN age <= 100 THEN '51 to 100' ELSE 'over 100' END, count(*) FROM person GROUP BY "
           "CASE WHEN age <= 50 THEN 'up to 50' WHEN age <= 100 THEN '51 to 100' ELSE 'over 100' END";
    QTest::newRow("below")
        << "prices below 50 euros, from 50 to below 100, from 100 to below 200, and 200 euros or more"
        << "SELECT CASE WHEN price < 50 THEN 1 WHEN price < 200 THEN 2 ELSE 3 END, count(*) FROM person GROUP BY CASE WHEN price < 50 THEN "
           "1 WHEN price < 200 THEN 2 ELSE 3 END"
        << "SELECT CASE WHEN price < 50 THEN 'below 50' WHEN price < 100 THEN '50 to below 100' WHEN price < 200 THEN '100 to below 200' "
           "ELSE '200 euros or more' END, count(*) FROM person GROUP BY CASE WHEN price < 50 THEN 'below 50' WHEN price < 100 THEN '50 to "
           "below 100' WHEN price < 200 THEN '100 to below 200' ELSE '200 euros or more' END";
    QTest::newRow("labelled")
        << "less than 4 and how many from 4 to 6, and more than 6? One row each, labelled 'under 4', '4 to 6' and 'over 6'."
        << "SELECT CASE WHEN age < 20 THEN 20 WHEN age <= 65 THEN 65 ELSE 65 END, count(*) FROM person GROUP BY CASE WHEN age < 20 THEN 20 "
           "WHEN age <= 65 THEN 65 ELSE 65 END"
        << "SELECT CASE WHEN age < 4 THEN 'under 4' WHEN age <= 6 THEN '4 to 6' ELSE 'over 6' END, count(*) FROM person GROUP BY CASE WHEN "
           "age < 4 THEN 'under 4' WHEN age <= 6 THEN '4 to 6' ELSE 'over 6' END";
    QTest::newRow("years") << "born before 1950, from 1950 to 1979, 1980 or later"
                           << "SELECT CASE WHEN born < '1950-01-01' THEN 'a' ELSE 'b' END, count(*) FROM person GROUP BY CASE WHEN born < "
                              "'1950-01-01' THEN 'a' ELSE 'b' END"
                           << "SELECT CASE WHEN born < '1950-01-01' THEN 'before 1950' WHEN born < '1980-01-01' THEN '1950 to 1979' ELSE "
                              "'1980 or later' END, count(*) FROM person GROUP BY CASE WHEN born < '1950-01-01' THEN 'before 1950' WHEN "
                              "born < '1980-01-01' THEN '1950 to 1979' ELSE '1980 or later' END";
    QTest::newRow("days that are no years") << "under 20, 20 to 64, 65 and over"
                                            << "SELECT CASE WHEN born < '1950-01-01' THEN 'a' ELSE 'b' END, count(*) FROM person GROUP BY "
                                               "CASE WHEN born < '1950-01-01' THEN 'a' ELSE 'b' END"
                                            << "";
    QTest::newRow("one more than listed") << "below 100, exactly 100 and above 100"
                                          << "SELECT CASE WHEN age < 100 THEN 'a' WHEN age <= 100 THEN 'b' ELSE 'c' END, count(*) FROM "
                                             "person GROUP BY CASE WHEN age < 100 THEN 'a' WHEN age <= 100 THEN 'b' ELSE 'c' END"
                                          << "";
    QTest::newRow("in another unit") << "stays: under 1h, 1-2h, over 2h"
                                     << "SELECT CASE WHEN age < 60 THEN 'short' WHEN age <= 120 THEN 'middle' ELSE 'long' END FROM person"
                                     << "";
    QTest::newRow("a column of billions") << "under 20 billion, 20 to under 60 billion, 60 billion or more"
                                          << "SELECT CASE WHEN age < 20 THEN 'a' WHEN age < 60 THEN 'b' ELSE 'c' END FROM person"
                                          << "";
    QTest::newRow("millions") << "fewer than 1000, 1000 to under 50 million, 50 million or more"
                              << "SELECT CASE WHEN age < 1000 THEN 'a' WHEN age < 50000000 THEN 'b' ELSE 'c' END FROM person"
                              << "";
    QTest::newRow("millions at the end")
        << "less than 75, 75 to under 100 million, 100 million or more"
        << "SELECT CASE WHEN age < 75000000 THEN 'a' WHEN age < 100000000 THEN 'b' ELSE 'c' END FROM person"
        << "";
    QTest::newRow("no list") << "How many people are under 20?"
                             << "SELECT CASE WHEN age < 20 THEN 20 WHEN age <= 65 THEN 65 ELSE 65 END, count(*) FROM person GROUP BY CASE "
                                "WHEN age < 20 THEN 20 WHEN age <= 65 THEN 65 ELSE 65 END"
                             << "";
    QTest::newRow("another case") << "under 20, 20 to 64, 65 and over"
                                  << "SELECT CASE WHEN vip = 1 THEN 'vip' ELSE 'other' END, count(*) FROM person GROUP BY CASE WHEN vip = "
                                     "1 THEN 'vip' ELSE 'other' END"
                                  << "";
    QTest::newRow("named in front") << "young (under 20), grown (20 up to but not including 65) and old (65 or more)"
                                    << "SELECT CASE WHEN age < 20 THEN 20 WHEN age <= 65 THEN 65 ELSE 65 END, count(*) FROM person GROUP "
                                       "BY CASE WHEN age < 20 THEN 20 WHEN age <= 65 THEN 65 ELSE 65 END"
                                    << "SELECT CASE WHEN age < 20 THEN 'young' WHEN age < 65 THEN 'grown' ELSE 'old' END, count(*) FROM "
                                       "person GROUP BY CASE WHEN age < 20 THEN 'young' WHEN age < 65 THEN 'grown' ELSE 'old' END";
    QTest::newRow("named shortly") << "how many: young <20, grown 20 to <65, old 65+"
                                   << "SELECT CASE WHEN age < 20 THEN 20 WHEN age <= 65 THEN 65 ELSE 65 END, count(*) FROM person GROUP BY "
                                      "CASE WHEN age < 20 THEN 20 WHEN age <= 65 THEN 65 ELSE 65 END"
                                   << "SELECT CASE WHEN age < 20 THEN 'young' WHEN age < 65 THEN 'grown' ELSE 'old' END, count(*) FROM "
                                      "person GROUP BY CASE WHEN age < 20 THEN 'young' WHEN age < 65 THEN 'grown' ELSE 'old' END";
    QTest::newRow("no names")
        << "How many people have an age below 20, between 20 and under 65, and 65 or more?"
        << "SELECT CASE WHEN age < 20 THEN 20 WHEN age <= 65 THEN 65 ELSE 65 END, count(*) FROM person GROUP BY CASE WHEN age < 20 THEN 20 "
           "WHEN age <= 65 THEN 65 ELSE 65 END"
        << "SELECT CASE WHEN age < 20 THEN 'below 20' WHEN age < 65 THEN '20 to under 65' ELSE '65 or more' END, count(*) FROM person "
           "GROUP BY CASE WHEN age < 20 THEN 'below 20' WHEN age < 65 THEN '20 to under 65' ELSE '65 or more' END";
}

void TestRequestedBuckets::rewrites()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(rewrittenText(kOfRequestedBuckets, question, before,
                        []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& words,
                           [[maybe_unused]] const CellLookup& cells) { return takeBucketsListed(query, words, cells); }),
          "after");
}

RATATOSK_TEST(TestRequestedBuckets);
#include "tst_requested_buckets.moc"
