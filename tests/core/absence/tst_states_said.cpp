// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/states_said.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestStatesSaid : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfStates = "CREATE TABLE visit (id INTEGER PRIMARY KEY, hours REAL, status TEXT); INSERT INTO visit VALUES (1, "
                                     "2, 'completed'), (2, 3, 'Cancelled');";

void TestStatesSaid::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("in another word") << "average hours of finished visits"
                                     << "SELECT avg(hours) FROM visit"
                                     << "SELECT avg(hours) FROM visit WHERE status = 'completed'";
    QTest::newRow("behind it") << "How long were the visits that were done?"
                               << "SELECT hours FROM visit WHERE hours > 1"
                               << "SELECT hours FROM visit WHERE hours > 1 AND status = 'completed'";
    QTest::newRow("with a capital") << "hours of called-off visits"
                                    << "SELECT hours FROM visit"
                                    << "SELECT hours FROM visit WHERE status = 'Cancelled'";
    QTest::newRow("denied") << "visits that were not done"
                            << "SELECT id FROM visit"
                            << "";
    QTest::newRow("looked at already") << "finished visits by status"
                                       << "SELECT status, count(*) FROM visit GROUP BY status"
                                       << "";
    QTest::newRow("of something else") << "Who finished the visits?"
                                       << "SELECT id FROM visit"
                                       << "";
}

void TestStatesSaid::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfStates, question, before,
                     [](sql::Query& query, const Question& asked, const CellLookup& cells) { return testStateSaid(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestStatesSaid);
#include "tst_states_said.moc"
