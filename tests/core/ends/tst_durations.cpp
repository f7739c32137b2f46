// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ends/durations.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestDurations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfDurations =
    "CREATE TABLE stay (id INTEGER PRIMARY KEY, booked_on TEXT, check_in TEXT, check_out TEXT);"
    "INSERT INTO stay VALUES (1, '2024-01-01', '2024-02-01', '2024-02-03');"
    "CREATE TABLE visit (id INTEGER PRIMARY KEY, asked_at TEXT, arrival_date TEXT, departure_date TEXT);"
    "INSERT INTO visit VALUES (1, '2024-01-01', '2024-02-01', '2024-02-03');"
    "CREATE TABLE rental (id INTEGER PRIMARY KEY, out_at TEXT, due_at TEXT, back_at TEXT);"
    "INSERT INTO rental VALUES (1, '2024-01-01', '2024-01-05', '2024-01-03'), (2, '2024-02-01', '2024-02-04', NULL);";

void TestDurations::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("of mean days") << "How many hours does a rental take on average?"
                                  << "SELECT avg(out_at) - avg(back_at) FROM rental"
                                  << "SELECT avg((julianday(back_at) - julianday(out_at)) * 24) FROM rental";
    QTest::newRow("to when it was due") << "average rental duration"
                                        << "SELECT avg(julianday(out_at) - julianday(due_at)) FROM rental"
                                        << "SELECT avg(julianday(back_at) - julianday(out_at)) FROM rental";
    QTest::newRow("backwards") << "How long do rentals take?"
                               << "SELECT julianday(out_at) - julianday(back_at) FROM rental"
                               << "SELECT julianday(back_at) - julianday(out_at) FROM rental";
    QTest::newRow("from the day before it began") << "average length of visits"
                                                  << "SELECT avg(julianday(departure_date) - julianday(asked_at)) FROM visit"
                                                  << "SELECT avg(julianday(departure_date) - julianday(arrival_date)) FROM visit";
    QTest::newRow("right") << "How long do rentals take?"
                           << "SELECT julianday(back_at) - julianday(out_at) FROM rental"
                           << "";
    QTest::newRow("until it is due") << "How long until rentals are due?"
                                     << "SELECT julianday(due_at) - julianday(out_at) FROM rental"
                                     << "";
    QTest::newRow("no duration") << "days between"
                                 << "SELECT julianday(due_at) - julianday(out_at) FROM rental"
                                 << "";
    QTest::newRow("in and out") << "How many nights does a stay last on average?"
                                << "SELECT avg(julianday(check_out) - julianday(booked_on)) FROM stay"
                                << "SELECT avg(julianday(check_out) - julianday(check_in)) FROM stay";
}

void TestDurations::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfDurations, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return reckonDurations(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestDurations);
#include "tst_durations.moc"
