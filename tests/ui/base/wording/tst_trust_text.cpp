// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/base/wording/trust_text.h"

#include <QtTest>

using namespace ratatosk;

class TestTrustText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyDoubtReadsAsOnTheTerminal_data();
    void everyDoubtReadsAsOnTheTerminal();
};

/// The window in English and the command line say the same, whatever there is to say.
void TestTrustText::everyDoubtReadsAsOnTheTerminal_data()
{
    QTest::addColumn<int>("doubt");
    QTest::addColumn<int>("gap");
    QTest::addColumn<QString>("about");
    for (int doubt = int(Doubt::None); doubt <= int(Doubt::AmbiguousJoin); ++doubt) {
        QTest::addRow("doubt %d", doubt) << doubt << 0 << "column dogs.age";
        QTest::addRow("doubt %d about nothing", doubt) << doubt << 0 << QString();
    }
    for (int gap = int(GrammarGap::MovingAggregate); gap <= int(GrammarGap::Change); ++gap)
        QTest::addRow("gap %d", gap) << int(Doubt::BeyondGrammar) << gap << "median";
    QTest::newRow("value") << int(Doubt::AnotherReading) << 0 << "value New York";
    QTest::newRow("table") << int(Doubt::ManyReadings) << 0 << "table dogs";
}

void TestTrustText::everyDoubtReadsAsOnTheTerminal()
{
    QFETCH(int, doubt);
    QFETCH(int, gap);
    QFETCH(QString, about);
    for (const Trust trust : {Trust::Check, Trust::Fair}) {
        const Assessment assessment{trust, Doubt(doubt), GrammarGap(gap), about.toStdString(), 0.7};
        QCOMPARE(doubtText(assessment), QString::fromStdString(doubtSentence(assessment)));
    }
}

RATATOSK_TEST(TestTrustText);
#include "tst_trust_text.moc"
