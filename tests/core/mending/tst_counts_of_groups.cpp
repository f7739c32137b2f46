// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/counts_of_groups.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestCountsOfGroups : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfCountsOfGroups =
    "CREATE TABLE depot (id INTEGER PRIMARY KEY, name TEXT);"
    "CREATE TABLE parcel (id INTEGER PRIMARY KEY, depot_id INTEGER REFERENCES depot(id), status TEXT);";

void TestCountsOfGroups::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("by the table")
        << "lost parcels by depot"
        << "SELECT d.name FROM depot AS d JOIN parcel AS p ON d.id = p.depot_id WHERE p.status = 'lost' GROUP BY d.id"
        << "SELECT d.name, count(*) FROM depot AS d JOIN parcel AS p ON d.id = p.depot_id WHERE p.status = 'lost' GROUP BY d.id";
    QTest::newRow("by the column") << "parcels per status"
                                   << "SELECT status FROM parcel GROUP BY status"
                                   << "SELECT status, count(*) FROM parcel GROUP BY status";
    QTest::newRow("a figure already") << "parcels by status, most first"
                                      << "SELECT status FROM parcel GROUP BY status ORDER BY count(*) DESC"
                                      << "";
    QTest::newRow("not asked by it")
        << "depots that lost parcels"
        << "SELECT d.name FROM depot AS d JOIN parcel AS p ON d.id = p.depot_id WHERE p.status = 'lost' GROUP BY d.id"
        << "";
}

void TestCountsOfGroups::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfCountsOfGroups, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return countRowsOfGroups(query, asked, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestCountsOfGroups);
#include "tst_counts_of_groups.moc"
