// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/quantities_said.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestQuantitiesSaid : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfQuantitiesSaid =
    "CREATE TABLE room (id INTEGER PRIMARY KEY, name TEXT, decor TEXT, beds INTEGER, price INTEGER);"
    "INSERT INTO room VALUES (1, 'A', 'modern', 2, 100), (2, 'B', 'modern', 1, 90), (3, 'C', 'rustic', 2, 80);";

void TestQuantitiesSaid::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("in words") << "Modern rooms with two beds"
                              << "SELECT name FROM room WHERE decor = 'modern'"
                              << "SELECT name FROM room WHERE decor = 'modern' AND beds = 2";
    QTest::newRow("in digits") << "Rooms that have 2 beds"
                               << "SELECT name FROM room"
                               << "SELECT name FROM room WHERE beds = 2";
    QTest::newRow("tested already") << "Rooms with two beds"
                                    << "SELECT name FROM room WHERE beds > 2"
                                    << "";
    QTest::newRow("a bound") << "Rooms with more than two beds"
                             << "SELECT name FROM room"
                             << "";
    QTest::newRow("open") << "Rooms with two beds or more"
                          << "SELECT name FROM room"
                          << "";
    QTest::newRow("of rows") << "The rooms and two beds"
                             << "SELECT name FROM room LIMIT 2"
                             << "";
}

void TestQuantitiesSaid::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfQuantitiesSaid, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return testQuantitiesSaid(query, asked, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestQuantitiesSaid);
#include "tst_quantities_said.moc"
