// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

/// The bundled model on durations, lengths, weights, volumes and money in other units than the columns': sixty questions.
class TestUnitQuestions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void convertsUnits();
};

void TestUnitQuestions::convertsUnits()
{
    constexpr double leastRight = 85; ///< percent; 88.3 when this was written
    Program program{"ratatosk-cli"};
    if (!program.isBuilt())
        QSKIP("ratatosk-cli is not built here");
    const Outcome outcome = program.run(
        {"evaluate", "--pack", RATATOSK_SOURCE_DIR "/tests/acceptance/questions/units.jsonl", "--format", "json"});
    if (outcome.exitCode == 5)
        QSKIP("there is no model bundle in models/");
    QVERIFY2(outcome.exitCode == 0, outcome.errors);
    const QJsonObject report = QJsonDocument::fromJson(outcome.output).array().first().toObject();
    QCOMPARE(report["all"].toObject()["count"].toInt(), 60);
    QVERIFY2(report["all"].toObject()["right"].toDouble() >= leastRight, outcome.output);
    const QJsonObject likely = report["by_trust"].toObject()["likely"].toObject();
    QVERIFY(likely["count"].toInt() > 0);
    QCOMPARE(likely["right"].toDouble(), 100.0); // a number in the wrong unit is never sure
}

RATATOSK_TEST(TestUnitQuestions);
#include "tst_unit_questions.moc"
