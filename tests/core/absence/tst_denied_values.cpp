// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/denied_values.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestDeniedValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfDeniedValues = "CREATE TABLE ticket (id INTEGER PRIMARY KEY, label TEXT, closed_on TEXT);";

void TestDeniedValues::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("said elsewhere") << "all critical tickets that are not closed"
                                    << "SELECT id FROM ticket WHERE label != 'Critical' AND closed_on IS NULL"
                                    << "SELECT id FROM ticket WHERE label = 'Critical' AND closed_on IS NULL";
    QTest::newRow("denied itself") << "open tickets that are not critical"
                                   << "SELECT id FROM ticket WHERE label != 'Critical' AND closed_on IS NULL"
                                   << "";
    QTest::newRow("left out") << "open tickets except the critical ones"
                              << "SELECT id FROM ticket WHERE label != 'Critical' AND closed_on IS NULL"
                              << "";
    QTest::newRow("no empty cell") << "all critical tickets that are not closed"
                                   << "SELECT id FROM ticket WHERE label != 'Critical'"
                                   << "";
    QTest::newRow("not been") << "Which tickets have not been closed yet?"
                              << "SELECT id FROM ticket WHERE label = 'closed'"
                              << "SELECT id FROM ticket WHERE label != 'closed'";
    QTest::newRow("outside") << "tickets outside the UK"
                             << "SELECT id FROM ticket WHERE label = 'United Kingdom'"
                             << "SELECT id FROM ticket WHERE label != 'United Kingdom'";
    QTest::newRow("outside in") << "tickets sold outside in York"
                                << "SELECT id FROM ticket WHERE label = 'York'"
                                << "";
    QTest::newRow("outside in a place of another name") << "tickets sold outside in the UK"
                                                        << "SELECT id FROM ticket WHERE label = 'United Kingdom'"
                                                        << "";
    QTest::newRow("something else is denied") << "critical tickets that are not closed"
                                              << "SELECT id FROM ticket WHERE label = 'Critical'"
                                              << "";
    QTest::newRow("two denials") << "Why are tickets not closed that were not closed before?"
                                 << "SELECT id FROM ticket WHERE label = 'closed'"
                                 << "";
    QTest::newRow("denied by an empty cell") << "tickets that have not been closed"
                                             << "SELECT id FROM ticket WHERE label = 'closed' AND closed_on IS NULL"
                                             << "";
    QTest::newRow("not said") << "urgent tickets that are not closed"
                              << "SELECT id FROM ticket WHERE label != 'Critical' AND closed_on IS NULL"
                              << "";
}

void TestDeniedValues::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(
              kOfDeniedValues, question, before,
              []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked, [[maybe_unused]] const CellLookup& cells) {
                  return affirmValuesNotDenied(query, asked, cells.schema()) || denyValuesDenied(query, asked, cells.schema());
              }),
          "after");
}

RATATOSK_TEST(TestDeniedValues);
#include "tst_denied_values.moc"
