// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

/// What can go wrong before the first row; the rows are tested in core/learning/training.
class TestAblateCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void shippedRecipeIsUnderstood();
    void failsWithoutWhatItNeeds_data();
    void failsWithoutWhatItNeeds();

private:
    static constexpr const char* kRecipe = RATATOSK_SOURCE_DIR "/models/recipes/ablation.json";

    QTemporaryDir m_folder;
    Program m_program{"ratatosk-cli"};
};

void TestAblateCommand::initTestCase()
{
    if (!QFile::exists(RATATOSK_BINARY_DIR "/lib/libratatosk_engine.so"))
        QSKIP("this build has no LibTorch");
}

/// It fails at the next thing only: the folder that is not there. A blank in a path is nothing special.
void TestAblateCommand::shippedRecipeIsUnderstood()
{
    const Outcome outcome = m_program.run(
        {"ablate", kRecipe, "--data", "/nowhere", "--language-model", "/no where", "--output", m_folder.filePath("a b")});
    QCOMPARE(outcome.exitCode, 5);
    QVERIFY2(outcome.errors.contains("/no where"), outcome.errors);
}

void TestAblateCommand::failsWithoutWhatItNeeds_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("named");
    QTest::newRow("nothing") << QStringList() << 2 << "RECIPE";
    QTest::newRow("no output named") << QStringList{kRecipe, "--data", "/nowhere", "--language-model", "/nowhere"} << 2 << "--output";
    QTest::newRow("no recipe there") << QStringList{"/nowhere.json", "--data",   "/nowhere", "--language-model",
                                                    "/nowhere",      "--output", "/nowhere"}
                                     << 3 << "/nowhere.json";
}

void TestAblateCommand::failsWithoutWhatItNeeds()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, exitCode);
    QFETCH(QString, named);
    const Outcome outcome = m_program.run(QStringList{"ablate"} + arguments);
    QCOMPARE(outcome.exitCode, exitCode);
    QVERIFY2(outcome.errors.contains(named.toUtf8()), outcome.errors);
    QCOMPARE(outcome.errors.count('\n'), 1);
}

RATATOSK_TEST(TestAblateCommand);
#include "tst_ablate_command.moc"
