// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parser/ranking/first_chance.h"

#include "tests/support/test_program.h"

#include <QTest>

#include <functional>

using namespace ratatosk;

class TestFirstChance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void staysAChance();
    void fallsWithWhatSpeaksAgainst_data();
    void fallsWithWhatSpeaksAgainst();
};

using Change = std::function<void(FirstAnswer&)>;
Q_DECLARE_METATYPE(Change)

static FirstAnswer plainAnswer()
{
    return {.chance = 0.8, .rival = 0.1, .words = 8};
}

void TestFirstChance::staysAChance()
{
    for (const double chance : {0.0, 0.5, 1.0}) {
        const double corrected = FirstChance{}({.chance = chance});
        QVERIFY2(corrected > 0 && corrected < 1, qPrintable(QString::number(corrected)));
    }
    QVERIFY(FirstChance{}({.chance = 0.99, .words = 8}) > 0.95);
    QVERIFY(FirstChance{}({.chance = 0.2, .rival = 0.15, .words = 8, .unusedWords = 3, .tables = 2}) < 0.25);
}

void TestFirstChance::fallsWithWhatSpeaksAgainst_data()
{
    QTest::addColumn<Change>("change");
    QTest::newRow("less likely") << Change([](FirstAnswer& first) { first.chance = 0.7; });
    QTest::newRow("a nearer rival") << Change([](FirstAnswer& first) { first.rival = 0.2; });
    QTest::newRow("a word left over") << Change([](FirstAnswer& first) { first.unusedWords = 1; });
    QTest::newRow("more tables") << Change([](FirstAnswer& first) { first.tables = 3; });
    QTest::newRow("an open key") << Change([](FirstAnswer& first) { first.hasOpenKey = true; });
    QTest::newRow("shown but not named") << Change([](FirstAnswer& first) { first.unnamedItems = 1; });
}

void TestFirstChance::fallsWithWhatSpeaksAgainst()
{
    QFETCH(Change, change);
    FirstAnswer first = plainAnswer();
    change(first);
    QVERIFY(FirstChance{}(first) < FirstChance{}(plainAnswer()) - 0.01);
}

RATATOSK_TEST(TestFirstChance);
#include "tst_first_chance.moc"
