// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/groups_of_each.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestGroupsOfEach : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfGroupsOfEach =
    "CREATE TABLE field (id INTEGER PRIMARY KEY, name TEXT);"
    "CREATE TABLE planting (id INTEGER PRIMARY KEY, field_id INTEGER REFERENCES field(id), crop TEXT, kilos REAL);";

void TestGroupsOfEach::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("of something else") << "For each crop, which field had the biggest harvest?"
                                       << "SELECT crop, name FROM (SELECT p.crop, f.name, row_number() OVER (PARTITION BY f.id ORDER BY "
                                          "p.kilos DESC) AS place FROM planting AS p JOIN field AS f ON p.field_id = f.id) WHERE place = 1"
                                       << "SELECT crop, name FROM (SELECT p.crop, f.name, row_number() OVER (PARTITION BY p.crop ORDER BY "
                                          "p.kilos DESC) AS place FROM planting AS p JOIN field AS f ON p.field_id = f.id) WHERE place = 1";
    QTest::newRow("by its key") << "best crop of each field, with the name"
                                << "SELECT name, crop FROM (SELECT f.name, p.crop, row_number() OVER (PARTITION BY f.id ORDER BY p.kilos "
                                   "DESC) AS place FROM planting AS p JOIN field AS f ON p.field_id = f.id) WHERE place = 1"
                                << "";
    QTest::newRow("a kind, not each row")
        << "Which planting in each crop was the heaviest?"
        << "SELECT crop, id, kilos FROM (SELECT crop, id, kilos, row_number() OVER (PARTITION BY id ORDER "
           "BY kilos DESC) AS place FROM planting) WHERE place = 1"
        << "SELECT crop, id, kilos FROM (SELECT crop, id, kilos, row_number() OVER (PARTITION BY crop ORDER "
           "BY kilos DESC) AS place FROM planting) WHERE place = 1";
    QTest::newRow("figures") << "How many plantings per crop came to more than 9 kilos?"
                             << "SELECT count(*) FROM planting WHERE kilos > 9"
                             << "SELECT crop, count(*) FROM planting WHERE kilos > 9 GROUP BY crop";
    QTest::newRow("averages of each") << "average kilos per crop"
                                      << "SELECT avg(c1) FROM (SELECT avg(kilos) AS c1 FROM planting WHERE kilos > 9 GROUP BY crop)"
                                      << "SELECT crop, avg(kilos) FROM planting WHERE kilos > 9 GROUP BY crop";
    QTest::newRow("an average of averages") << "What is the average of the average kilos per crop?"
                                            << "SELECT avg(c1) FROM (SELECT avg(kilos) AS c1 FROM planting GROUP BY crop)"
                                            << "";
    QTest::newRow("an average of counts") << "average number of plantings per crop"
                                          << "SELECT avg(c1) FROM (SELECT count(*) AS c1 FROM planting GROUP BY crop)"
                                          << "";
    QTest::newRow("kinds alone") << "plantings by crop, most on top"
                                 << "SELECT crop FROM planting GROUP BY crop ORDER BY count(*) DESC"
                                 << "SELECT crop, count(*) FROM planting GROUP BY crop ORDER BY count(*) DESC";
    QTest::newRow("which kinds") << "Which crops are there, by plantings?"
                                 << "SELECT crop FROM planting GROUP BY crop ORDER BY count(*) DESC"
                                 << "";
    QTest::newRow("figures of one alone") << "How many plantings per crop, of wheat?"
                                          << "SELECT count(*) FROM planting WHERE crop = 'wheat'"
                                          << "";
    QTest::newRow("the best of all")
        << "What are the two best crops of each field by kilos?"
        << "SELECT f.name, p.crop, sum(p.kilos) FROM planting AS p JOIN field AS f ON p.field_id = f.id GROUP BY f.id, p.crop ORDER BY "
           "sum(p.kilos) DESC LIMIT 2"
        << "SELECT name, crop, c3 FROM (SELECT f.name, p.crop, sum(p.kilos) AS c3, row_number() OVER (PARTITION BY f.id ORDER BY "
           "sum(p.kilos) DESC) AS place FROM planting AS p JOIN field AS f ON p.field_id = f.id GROUP BY f.id, p.crop) WHERE place <= 2";
    QTest::newRow("the fields that are best")
        << "Show the three best fields with the total of each field."
        << "SELECT f.name, sum(p.kilos) FROM planting AS p JOIN field AS f ON p.field_id = f.id GROUP BY f.id ORDER BY sum(p.kilos) DESC "
           "LIMIT 3"
        << "";
    QTest::newRow("figures of rows") << "How many plantings per field?"
                                     << "SELECT count(*) FROM planting"
                                     << "";
}

void TestGroupsOfEach::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(
              kOfGroupsOfEach, question, before,
              []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked, [[maybe_unused]] const CellLookup& cells) {
                  return showAveragesOfEach(query, asked) || partitionAsAsked(query, asked, cells.schema())
                      || partFiguresAsAsked(query, asked, cells.schema()) || countEachKind(query, asked, cells.schema())
                      || takeBestOfEachAsked(query, asked, cells.schema());
              }),
          "after");
}

RATATOSK_TEST(TestGroupsOfEach);
#include "tst_groups_of_each.moc"
