// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/groups_of_each.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestYearsOfEach : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfYearsOfEach =
    "CREATE TABLE band (id INTEGER PRIMARY KEY, name TEXT, formed_year INTEGER);"
    "CREATE TABLE gig (band_id INTEGER REFERENCES band(id), starts_at TEXT, fee REAL); INSERT INTO gig VALUES (1, '2024-05-01', 300);";

void TestYearsOfEach::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("the year of something else")
        << "The dearest gig of every year: year, band and fee"
        << "SELECT starts_at, name, fee FROM (SELECT g.starts_at, b.name, g.fee, row_number() OVER (PARTITION BY b.formed_year ORDER BY "
           "g.fee DESC) AS place FROM gig AS g JOIN band AS b ON g.band_id = b.id) WHERE place = 1"
        << "SELECT year, name, fee FROM (SELECT strftime('%Y', g.starts_at) AS year, b.name, g.fee, row_number() OVER (PARTITION BY "
           "strftime('%Y', g.starts_at) ORDER BY g.fee DESC) AS place FROM gig AS g JOIN band AS b ON g.band_id = b.id) WHERE place = 1";
    QTest::newRow("of each band") << "The dearest gig of every band: day, band and fee"
                                  << "SELECT starts_at, name, fee FROM (SELECT g.starts_at, b.name, g.fee, row_number() OVER (PARTITION BY "
                                     "b.id ORDER BY g.fee DESC) AS place FROM gig AS g JOIN band AS b ON g.band_id = b.id) WHERE place = 1"
                                  << "";
}

void TestYearsOfEach::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfYearsOfEach, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return partitionByYearAsked(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestYearsOfEach);
#include "tst_years_of_each.moc"
