// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/unclaimed.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestUnclaimed : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfUnclaimed =
    "CREATE TABLE room (number INTEGER PRIMARY KEY, status TEXT); INSERT INTO room VALUES (1, 'Available'), (2, 'occupied');"
    "CREATE TABLE hall (id INTEGER PRIMARY KEY); CREATE TABLE booking (hall_id INTEGER REFERENCES hall(id), begins TEXT);"
    "INSERT INTO booking VALUES (1, '2024-05-06');"
    "CREATE TABLE gate (id INTEGER PRIMARY KEY, is_step_free INTEGER, keeper INTEGER REFERENCES member(id));"
    "INSERT INTO gate VALUES (1, 1, NULL);"
    "CREATE TABLE member (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO member VALUES (1, 'Ann');"
    "CREATE TABLE plot (id INTEGER PRIMARY KEY, code TEXT, section TEXT, member_id INTEGER REFERENCES member(id));"
    "INSERT INTO plot VALUES (1, 'N1', 'north', 1), (2, 'N2', 'north', NULL);"
    "CREATE TABLE berth (id INTEGER PRIMARY KEY, pier TEXT); INSERT INTO berth VALUES (1, 'North'), (2, 'North');"
    "CREATE TABLE boat (id INTEGER PRIMARY KEY, berth_id INTEGER NOT NULL REFERENCES berth(id)); INSERT INTO boat VALUES (1, 1);";

void TestUnclaimed::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("before the thing") << "Which vacant plots are there?"
                                      << "SELECT code FROM plot"
                                      << "SELECT code FROM plot WHERE member_id IS NULL";
    QTest::newRow("behind it") << "Which plots are still free in the north?"
                               << "SELECT code FROM plot WHERE section = 'north'"
                               << "SELECT code FROM plot WHERE section = 'north' AND member_id IS NULL";
    QTest::newRow("for nobody") << "Which plots has nobody been assigned to?"
                                << "SELECT code FROM plot"
                                << "SELECT code FROM plot WHERE member_id IS NULL";
    QTest::newRow("that no other has") << "Which berths are still free?"
                                       << "SELECT id FROM berth WHERE pier = 'North'"
                                       << "SELECT id FROM berth WHERE pier = 'North' AND id NOT IN (SELECT berth_id FROM boat)";
    QTest::newRow("guessed otherwise") << "free plots"
                                       << "SELECT code FROM plot WHERE id NOT IN (SELECT berth_id FROM boat)"
                                       << "SELECT code FROM plot WHERE member_id IS NULL";
    QTest::newRow("of something else") << "plots with free water"
                                       << "SELECT code FROM plot"
                                       << "";
    QTest::newRow("rid of something") << "Which plots are free of weeds?"
                                      << "SELECT code FROM plot"
                                      << "";
    QTest::newRow("a column's word") << "step free gates"
                                     << "SELECT id FROM gate WHERE is_step_free = 1"
                                     << "";
    QTest::newRow("as a cell says") << "Which rooms are still free?"
                                    << "SELECT number FROM room WHERE status = 'occupied' AND number > 1"
                                    << "SELECT number FROM room WHERE number > 1 AND status = 'Available'";
    QTest::newRow("of those of long ago") << "Which halls are still free?"
                                          << "SELECT id FROM hall"
                                          << "";
    QTest::newRow("tested already") << "vacant plots"
                                    << "SELECT code FROM plot WHERE member_id IS NULL"
                                    << "";
    QTest::newRow("a cell") << "free plots"
                            << "SELECT code FROM plot WHERE section = 'free'"
                            << "";
}

void TestUnclaimed::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfUnclaimed, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return askForUnclaimed(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestUnclaimed);
#include "tst_unclaimed.moc"
