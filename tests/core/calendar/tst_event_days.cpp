// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/event_days.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestEventDays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfEventDays =
    "CREATE TABLE boats (id INTEGER PRIMARY KEY, name TEXT, built_year INTEGER); CREATE TABLE charters (id INTEGER PRIMARY KEY, boat_id "
    "INTEGER "
    "REFERENCES boats(id), start_date DATE, returned_on DATE); INSERT INTO boats VALUES (1, 'Gull', 2023); INSERT INTO charters VALUES (1, "
    "1, "
    "'2023-05-01', '2023-05-08'); CREATE TABLE sails (id INTEGER PRIMARY KEY, boat_id INTEGER REFERENCES boats(id)); CREATE TABLE yachts "
    "(id INTEGER PRIMARY KEY, built_year INTEGER, bought_on DATE); INSERT INTO yachts VALUES (1, 2023, '2023-01-01'); CREATE TABLE trips "
    "(id INTEGER PRIMARY KEY, yacht_id INTEGER REFERENCES yachts(id), start_date DATE); INSERT INTO trips VALUES (1, 1, '2023-03-04');";

void TestEventDays::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("of the boats")
        << "How many charters did each boat have in 2023?"
        << "SELECT b.name, count(c.id) FROM boats AS b LEFT JOIN charters AS c ON b.id = c.boat_id WHERE b.built_year = 2023 GROUP BY b.id"
        << "SELECT b.name, count(c.id) FROM boats AS b LEFT JOIN charters AS c ON b.id = c.boat_id GROUP BY b.id";
    QTest::newRow("of the yachts, which have a day as well")
        << "How many trips did each yacht have in 2023?"
        << "SELECT y.id, count(*) FROM yachts AS y JOIN trips AS t ON y.id = t.yacht_id WHERE y.built_year = 2023 GROUP BY y.id"
        << "SELECT y.id, count(*) FROM yachts AS y JOIN trips AS t ON y.id = t.yacht_id GROUP BY y.id";
    QTest::newRow("built is said") << "charters of boats built in 2023"
                                   << "SELECT c.id FROM boats AS b JOIN charters AS c ON b.id = c.boat_id WHERE b.built_year = 2023"
                                   << "";
    QTest::newRow("no day") << "sails of boats of 2023"
                            << "SELECT s.id FROM boats AS b JOIN sails AS s ON b.id = s.boat_id WHERE b.built_year = 2023"
                            << "";
    QTest::newRow("another year") << "charters in 2022"
                                  << "SELECT c.id FROM boats AS b JOIN charters AS c ON b.id = c.boat_id WHERE b.built_year = 2023"
                                  << "";
}

void TestEventDays::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfEventDays, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return dropYearsOfOthers(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestEventDays);
#include "tst_event_days.moc"
