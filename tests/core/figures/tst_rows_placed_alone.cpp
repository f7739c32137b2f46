// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/lone_places.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestRowsPlacedAlone : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfRowsPlacedAlone = "CREATE TABLE member (card INTEGER PRIMARY KEY, name TEXT, joined TEXT);";

void TestRowsPlacedAlone::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("by their own key") << "For each member the card and the name"
                                      << "SELECT card, name FROM (SELECT card, name, row_number() OVER (PARTITION BY card ORDER BY joined) "
                                         "AS place FROM member) WHERE place = 1"
                                      << "SELECT card, name FROM member";
    QTest::newRow("by a name") << "First of each name"
                               << "SELECT card, name FROM (SELECT card, name, row_number() OVER (PARTITION BY name ORDER BY joined) AS "
                                  "place FROM member) WHERE place = 1"
                               << "";
    QTest::newRow("not all of them") << "The first five"
                                     << "SELECT card, name FROM (SELECT card, name, row_number() OVER (PARTITION BY card ORDER BY joined) "
                                        "AS place FROM member) WHERE place = 1 LIMIT 5"
                                     << "";
    QTest::newRow("by more than the place") << "Members called Amy"
                                            << "SELECT card, name FROM (SELECT card, name, row_number() OVER (PARTITION BY card ORDER BY "
                                               "joined) AS place FROM member) WHERE place = 1 AND name = 'Amy'"
                                            << "";
}

void TestRowsPlacedAlone::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfRowsPlacedAlone, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return showRowsPlacedAlone(query, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestRowsPlacedAlone);
#include "tst_rows_placed_alone.moc"
