// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flags/flags_in_order.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestFlagsInOrder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfFlagsInOrder = "CREATE TABLE berth (id INTEGER PRIMARY KEY, code TEXT, rent REAL, has_power INTEGER); INSERT "
                                           "INTO berth VALUES (1, 'A1', 300, 0), (2, 'A2', 400, 1);";

void TestFlagsInOrder::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("a figure that is small") << "the berth with the most power"
                                            << "SELECT code FROM berth ORDER BY has_power DESC LIMIT 1"
                                            << "";
    QTest::newRow("with a figure shown") << "What is the dearest berth with power, and its rent?"
                                         << "SELECT code, rent FROM berth ORDER BY has_power DESC LIMIT 1"
                                         << "SELECT code, rent FROM berth WHERE has_power = 1 ORDER BY rent DESC LIMIT 1";
    QTest::newRow("the least") << "cheapest berth that has power: code, rent"
                               << "SELECT code, rent FROM berth ORDER BY has_power LIMIT 1"
                               << "SELECT code, rent FROM berth WHERE has_power = 1 ORDER BY rent LIMIT 1";
    QTest::newRow("without") << "berths without power"
                             << "SELECT code FROM berth ORDER BY has_power LIMIT 1"
                             << "SELECT code FROM berth WHERE has_power = 0";
    QTest::newRow("no extreme") << "berths with power and at least two meters"
                                << "SELECT code FROM berth ORDER BY has_power DESC LIMIT 1 OFFSET 2"
                                << "SELECT code FROM berth WHERE has_power = 1";
    QTest::newRow("by a figure") << "the dearest berth"
                                 << "SELECT code FROM berth ORDER BY rent DESC LIMIT 1"
                                 << "";
}

void TestFlagsInOrder::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfFlagsInOrder, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return testFlagsInsteadOfOrder(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestFlagsInOrder);
#include "tst_flags_in_order.moc"
