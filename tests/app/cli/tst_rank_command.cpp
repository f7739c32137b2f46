// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

/// What can go wrong before the first question; fitting is tested in core/parser/ranking.
class TestRankCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void failsWithoutWhatItNeeds_data();
    void failsWithoutWhatItNeeds();

private:
    Program m_program{"ratatosk-cli"};
};

void TestRankCommand::initTestCase()
{
    if (!QFile::exists(RATATOSK_BINARY_DIR "/lib/libratatosk_engine.so"))
        QSKIP("this build has no LibTorch");
}

void TestRankCommand::failsWithoutWhatItNeeds_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("named");
    const QString recipe = QStringLiteral(RATATOSK_SOURCE_DIR "/models/recipes/default.json");
    QTest::newRow("nothing") << QStringList() << 2 << "RECIPE";
    QTest::newRow("no model named") << QStringList{recipe, "--data", "/nowhere"} << 2 << "--model";
    QTest::newRow("no recipe there") << QStringList{"/nowhere.json", "--data", "/nowhere", "--model", "/nowhere"} << 3 << "/nowhere.json";
    QTest::newRow("no model there") << QStringList{recipe, "--data", "/nowhere", "--model", "/nowhere"} << 5 << "/nowhere";
}

void TestRankCommand::failsWithoutWhatItNeeds()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, exitCode);
    QFETCH(QString, named);
    const Outcome outcome = m_program.run(QStringList{"rank"} + arguments);
    QCOMPARE(outcome.exitCode, exitCode);
    QVERIFY2(outcome.errors.contains(named.toUtf8()), outcome.errors);
    QCOMPARE(outcome.errors.count('\n'), 1);
}

RATATOSK_TEST(TestRankCommand);
#include "tst_rank_command.moc"
