// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ends/overdue.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestOverdue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfOverdue =
    "CREATE TABLE ticket (id INTEGER PRIMARY KEY, opened_on TEXT, due_on TEXT, closed_on TEXT, priority INTEGER);"
    "INSERT INTO ticket VALUES (1, '2024-01-01', '2024-01-05', '2024-01-03', 1), (2, '2024-01-01', '2024-01-05', NULL, 2);";

void TestOverdue::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("another test") << "Which open tickets are overdue?"
                                  << "SELECT id FROM ticket WHERE due_on > opened_on AND closed_on IS NULL"
                                  << "SELECT id FROM ticket WHERE closed_on IS NULL AND due_on < date('now')";
    QTest::newRow("no test") << "How many open tickets are past due?"
                             << "SELECT count(*) FROM ticket WHERE closed_on IS NULL"
                             << "SELECT count(*) FROM ticket WHERE closed_on IS NULL AND due_on < date('now')";
    QTest::newRow("right") << "overdue open tickets"
                           << "SELECT id FROM ticket WHERE closed_on IS NULL AND due_on < date('now')"
                           << "";
    QTest::newRow("not said to be open") << "Which tickets are overdue?"
                                         << "SELECT id FROM ticket WHERE due_on < date('now')"
                                         << "SELECT id FROM ticket WHERE closed_on IS NULL AND due_on < date('now')";
    QTest::newRow("past the due date") << "tickets past the due date"
                                       << "SELECT id FROM ticket"
                                       << "SELECT id FROM ticket WHERE closed_on IS NULL AND due_on < date('now')";
    QTest::newRow("on a day") << "tickets that were overdue on 3 March 2024"
                              << "SELECT id FROM ticket WHERE closed_on IS NULL AND due_on < '2024-03-03'"
                              << "";
    QTest::newRow("open alone") << "open tickets"
                                << "SELECT id FROM ticket WHERE closed_on IS NULL"
                                << "";
    QTest::newRow("closed ones") << "overdue tickets"
                                 << "SELECT id FROM ticket WHERE closed_on > due_on"
                                 << "";
}

void TestOverdue::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfOverdue, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return testForOverdue(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestOverdue);
#include "tst_overdue.moc"
