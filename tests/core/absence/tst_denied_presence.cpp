// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/denied_presence.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestDeniedPresence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfPresence = "CREATE TABLE animal (id INTEGER PRIMARY KEY, name TEXT, chip_number TEXT, status TEXT);";

void TestDeniedPresence::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("not yet") << "Which available animals do not have a chip yet?"
                             << "SELECT name FROM animal WHERE status = 'available' AND chip_number IS NOT NULL"
                             << "SELECT name FROM animal WHERE status = 'available' AND chip_number IS NULL";
    QTest::newRow("in few words") << "no chip - names"
                                  << "SELECT name FROM animal WHERE chip_number IS NOT NULL"
                                  << "SELECT name FROM animal WHERE chip_number IS NULL";
    QTest::newRow("there") << "Which animals have a chip and no home?"
                           << "SELECT name FROM animal WHERE chip_number IS NOT NULL"
                           << "";
    QTest::newRow("denied already") << "Which animals have no chip?"
                                    << "SELECT name FROM animal WHERE chip_number IS NULL"
                                    << "";
}

void TestDeniedPresence::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfPresence, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return denyPresenceSaid(query, asked, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestDeniedPresence);
#include "tst_denied_presence.moc"
