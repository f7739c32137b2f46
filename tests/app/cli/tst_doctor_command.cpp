// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

class TestDoctorCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesVersions();
    void warnsWithoutAModel();
    void writesJson();

private:
    Program m_program{"ratatosk-cli"};
};

void TestDoctorCommand::namesVersions()
{
    const Outcome outcome = m_program.run({"doctor"});
    QCOMPARE(outcome.exitCode, 0);
    for (const char* part : {"ratatosk ", "SQLite ", "LibTorch ", "model "})
        QVERIFY2(outcome.output.contains(part), outcome.output);
}

void TestDoctorCommand::warnsWithoutAModel()
{
    Program program("ratatosk-cli");
    program.setVariable("RATATOSK_MODEL", "/nowhere");
    const Outcome outcome = program.run({"doctor"});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY2(outcome.output.contains("Warning: RATATOSK_MODEL names /nowhere"), outcome.output);
}

void TestDoctorCommand::writesJson()
{
    const Outcome outcome = m_program.run({"doctor", "--format", "json"});
    const QJsonObject json = QJsonDocument::fromJson(outcome.output).object();
    QCOMPARE(json["rows"].toArray().at(0).toArray().at(0).toString(), "ratatosk");
}

RATATOSK_TEST(TestDoctorCommand);
#include "tst_doctor_command.moc"
