// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/evaluation/turn_decisions.h"

#include "tests/support/test_program.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace ratatosk;

class TestTurnDecisions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areHeldAgainstTheOtherWay();
    void areReported();
};

namespace {

Verdict rows(bool areRight)
{
    return {.isReadable = true, .isExecutionMatch = areRight};
}

} // namespace

void TestTurnDecisions::areHeldAgainstTheOtherWay()
{
    const std::vector<Verdict> oneWay{rows(true), rows(false), rows(true), rows(false), rows(true)};
    const std::vector<Verdict> other{rows(false), rows(true), rows(false), rows(false), rows(true)};
    const TurnDecisions decisions = decisionsOf(oneWay, other, {false, false, true, false, true}, {true, false, false, false, false});
    QVERIFY((decisions.alone == DecisionTally{.turns = 2, .lost = 1, .gained = 0}));
    QVERIFY((decisions.goneOn == DecisionTally{.turns = 2, .lost = 0, .gained = 1}));
}

void TestTurnDecisions::areReported()
{
    EvaluationReport report = reportOf({rows(true), rows(false)}, 0);
    report.conversations = conversationsOf(report.verdicts, {true, false});
    QVERIFY(!nlohmann::json::parse(toJson(report)).contains("decisions"));
    report.conversations->decisions = TurnDecisions{.alone = {.turns = 1, .lost = 1}};
    QCOMPARE(nlohmann::json::parse(toJson(report))["decisions"]["alone"]["lost"].get<int>(), 1);
    QVERIFY(QString::fromStdString(toTable(report)).contains("of 1 questions read as new questions, 1 would be right the other way"));
}

RATATOSK_TEST(TestTurnDecisions);
#include "tst_turn_decisions.moc"
