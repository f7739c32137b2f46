// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/amounts/kept_units.h"

#include "tests/support/rewritten_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestKeptUnits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rewrites_data();
    void rewrites();
};

static const char* const kTracks =
    "CREATE TABLE track (id INTEGER PRIMARY KEY, title TEXT, Milliseconds INTEGER, PriceCents INTEGER, min_age INTEGER, weight_kg REAL); "
    "CREATE TABLE sale (id INTEGER PRIMARY KEY, track_id INTEGER REFERENCES track(id), amount_cents INTEGER, hours REAL); "
    "CREATE TABLE film (id INTEGER PRIMARY KEY, length INTEGER, distance INTEGER, weight REAL, price INTEGER, scenes INTEGER, hourly_rate "
    "REAL); "
    "INSERT INTO film VALUES (1, 46, 4200, 0.2, 4500, 3, 10), (2, 120, 800, 3.5, 900, 12, 20), (3, 185, 42195, 61, 125000, 80, 30);";

void TestKeptUnits::rewrites_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("scaled outside") << "median sale in euros"
                                    << "SELECT avg(x) / 100.0 FROM (SELECT amount_cents AS x FROM sale)"
                                    << "";
    QTest::newRow("a rate is no duration") << "the highest rates these days"
                                           << "SELECT hourly_rate FROM film"
                                           << "";
    QTest::newRow("a unit of when") << "average hours on working days"
                                    << "SELECT avg(hours) FROM sale"
                                    << "";
    QTest::newRow("days on which") << "average hours on the days of a fair"
                                   << "SELECT avg(hours) FROM sale"
                                   << "";
    QTest::newRow("rows of a kind of day") << "average hours, days without a sale"
                                           << "SELECT avg(hours) FROM sale"
                                           << "";
    QTest::newRow("a unit to round to") << "price of a scene, rounded to cents"
                                        << "SELECT price / scenes FROM film"
                                        << "";
    QTest::newRow("number with a unit") << "Which tracks are longer than 5 minutes?"
                                        << "SELECT title FROM track WHERE Milliseconds > 5"
                                        << "SELECT title FROM track WHERE Milliseconds > 300000";
    QTest::newRow("number in words") << "tracks of over two minutes"
                                     << "SELECT title FROM track WHERE Milliseconds > 2"
                                     << "SELECT title FROM track WHERE Milliseconds > 120000";
    QTest::newRow("sign") << "what is over €0.99"
                          << "SELECT title FROM track WHERE PriceCents > 0.99"
                          << "SELECT title FROM track WHERE PriceCents > 99";
    QTest::newRow("range") << "tracks between 1 and 2 dollars"
                           << "SELECT title FROM track WHERE PriceCents BETWEEN 1 AND 2"
                           << "SELECT title FROM track WHERE PriceCents BETWEEN 100 AND 200";
    QTest::newRow("larger unit kept") << "sales of more than 90 minutes"
                                      << "SELECT id FROM sale WHERE hours > 90"
                                      << "SELECT id FROM sale WHERE hours > 1.5";
    QTest::newRow("figure") << "How many euros did we take?"
                            << "SELECT sum(amount_cents) FROM sale"
                            << "SELECT sum(amount_cents) / 100.0 FROM sale";
    QTest::newRow("rounded") << "average length in minutes, to one decimal"
                             << "SELECT round(avg(Milliseconds), 1) FROM track"
                             << "SELECT round(avg(Milliseconds) / 60000.0, 1) FROM track";
    QTest::newRow("smaller unit asked for") << "hours of each sale in minutes"
                                            << "SELECT id, hours FROM sale"
                                            << ""; // which of them is asked for
    QTest::newRow("difference") << "gap between the dearest and the cheapest track in euros"
                                << "SELECT max(PriceCents) - min(PriceCents) FROM track"
                                << "SELECT (max(PriceCents) - min(PriceCents)) / 100.0 FROM track";
    QTest::newRow("groups") << "euros taken per track, only those over 100 euros"
                            << "SELECT track_id, sum(amount_cents) FROM sale GROUP BY track_id HAVING sum(amount_cents) > 100"
                            << "SELECT track_id, sum(amount_cents) / 100.0 FROM sale GROUP BY track_id HAVING sum(amount_cents) > 10000";
    QTest::newRow("share")
        << "share in percent of the euros by track"
        << "SELECT track_id, 100.0 * sum(amount_cents) / (SELECT sum(amount_cents) FROM sale) FROM sale GROUP BY track_id"
        << "";
    QTest::newRow("product of units") << "what is the price in euros times the sale's hours"
                                      << "SELECT t.PriceCents * s.hours FROM track AS t JOIN sale AS s ON t.id = s.track_id"
                                      << "";
    QTest::newRow("the unit kept") << "tracks over 99 cents"
                                   << "SELECT title FROM track WHERE PriceCents > 99"
                                   << "";
    QTest::newRow("least") << "tracks for those of at least 12 hours"
                           << "SELECT title FROM track WHERE min_age >= 12"
                           << "";
    QTest::newRow("rate") << "sales per hour"
                          << "SELECT Milliseconds FROM track"
                          << "";
    QTest::newRow("place") << "the second track by length in milliseconds"
                           << "SELECT Milliseconds FROM track LIMIT 1 OFFSET 1"
                           << "";
    QTest::newRow("minutes by the cells") << "films longer than 3 hours"
                                          << "SELECT id FROM film WHERE length > 3"
                                          << "SELECT id FROM film WHERE length > 180";
    QTest::newRow("metres by the cells") << "which films have a distance of at least 5 km"
                                         << "SELECT id FROM film WHERE distance >= 5"
                                         << "SELECT id FROM film WHERE distance >= 5000";
    QTest::newRow("kilograms by the cells") << "films with a weight under 500 grams"
                                            << "SELECT id FROM film WHERE weight < 500"
                                            << "SELECT id FROM film WHERE weight < 0.5";
    QTest::newRow("a range by the cells") << "films that last between 1 and 2 hours"
                                          << "SELECT id FROM film WHERE length BETWEEN 1 AND 2"
                                          << "SELECT id FROM film WHERE length BETWEEN 60 AND 120";
    QTest::newRow("beyond all cells") << "films longer than 5 hours"
                                      << "SELECT id FROM film WHERE length > 5"
                                      << "SELECT id FROM film WHERE length > 300";
    QTest::newRow("the unit that the cells are in") << "films longer than 90 minutes"
                                                    << "SELECT id FROM film WHERE length > 90"
                                                    << "";
    QTest::newRow("a number of something else") << "films with more than 3 scenes, longer than 2 hours"
                                                << "SELECT id FROM film WHERE scenes > 3"
                                                << "";
    QTest::newRow("money keeps its unit") << "films under 50 euros"
                                          << "SELECT id FROM film WHERE price < 50"
                                          << "";
    QTest::newRow("no unit") << "tracks over 5"
                             << "SELECT title FROM track WHERE Milliseconds > 5"
                             << "";
}

void TestKeptUnits::rewrites()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(rewrittenText(kTracks, question, before,
                        [](sql::Query& query, const Question& words, const CellLookup& cells) {
                            const bool isNamed = convertToStoredUnits(query, words, cells.schema());
                            return convertByCells(query, words, cells) || isNamed;
                        }),
          "after");
}

RATATOSK_TEST(TestKeptUnits);
#include "tst_kept_units.moc"
