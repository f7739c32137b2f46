// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ends/durations.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestForwards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfForwards =
    "CREATE TABLE trip (id INTEGER PRIMARY KEY, left_at TEXT, arrived_at TEXT, day TEXT, start_time TEXT, end_time TEXT);"
    "CREATE TABLE seat (trip_id INTEGER REFERENCES trip(id), sold TEXT); INSERT INTO seat VALUES (1, '2023-12-30');INSERT INTO trip VALUES "
    "(1, '2024-01-01 08:00', '2024-01-01 09:00', '2024-01-01', '2024-01-01 08:00', '2024-01-01 10:00');";

void TestForwards::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("below nothing") << "Average from departure to arrival"
                                   << "SELECT avg(julianday(left_at) - julianday(arrived_at)) FROM trip"
                                   << "SELECT avg(julianday(arrived_at) - julianday(left_at)) FROM trip";
    QTest::newRow("forwards") << "Average from departure to arrival"
                              << "SELECT avg(julianday(arrived_at) - julianday(left_at)) FROM trip"
                              << "";
    QTest::newRow("called like the end") << "How long did each trip take?"
                                         << "SELECT id, julianday(end_time) - julianday(day) FROM trip"
                                         << "SELECT id, julianday(end_time) - julianday(start_time) FROM trip";
    QTest::newRow("of two tables") << "How many days before the start are seats sold?"
                                   << "SELECT avg(julianday(s.sold) - julianday(t.day)) FROM trip AS t JOIN seat AS s ON t.id = s.trip_id"
                                   << "SELECT avg(julianday(t.day) - julianday(s.sold)) FROM trip AS t JOIN seat AS s ON t.id = s.trip_id";
    QTest::newRow("inside of another") << "Which trips began before seats were sold?"
                                       << "SELECT id FROM trip WHERE id IN (SELECT t.id FROM seat AS s JOIN trip AS t ON s.trip_id = t.id "
                                          "WHERE julianday(s.sold) - julianday(t.day) > 3)"
                                       << "";
}

void TestForwards::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfForwards, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return reckonDurations(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestForwards);
#include "tst_forwards.moc"
