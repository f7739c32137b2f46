// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

/// What can go wrong before the first step; training itself is tested in core/learning/training.
class TestTrainCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void failsWithoutWhatItNeeds_data();
    void failsWithoutWhatItNeeds();
    void wrongPlacesAreRefused_data();
    void wrongPlacesAreRefused();
    void onlyMeasuringNeedsNoOutput();
    void beginsFromALanguageModelOrABundle();

private:
    QString write(const QString& name, const QByteArray& content) const
    {
        QFile file(m_folder.filePath(name));
        file.open(QFile::WriteOnly);
        file.write(content);
        return file.fileName();
    }

    QTemporaryDir m_folder;
    Program m_program{"ratatosk-cli"};
};

void TestTrainCommand::initTestCase()
{
    if (!QFile::exists(RATATOSK_BINARY_DIR "/lib/libratatosk_engine.so"))
        QSKIP("this build has no LibTorch");
}

void TestTrainCommand::failsWithoutWhatItNeeds_data()
{
    QTest::addColumn<QString>("recipe");
    QTest::addColumn<QString>("named");
    QTest::newRow("no recipe") << m_folder.filePath("none.json") << "none.json";
    QTest::newRow("no JSON") << write("text.json", "train me") << "JSON";
    QTest::newRow("unknown key") << write("unknown.json", R"({"magic": 1})") << "magic";
    QTest::newRow("no data") << QString(RATATOSK_SOURCE_DIR "/models/recipes/default.json") << "/nowhere";
}

void TestTrainCommand::failsWithoutWhatItNeeds()
{
    QFETCH(QString, recipe);
    QFETCH(QString, named);
    const Outcome outcome = m_program.run(
        {"train", recipe, "--data", "/nowhere", "--language-model", "/nowhere", "--output", m_folder.filePath("run")});
    QVERIFY(outcome.exitCode > 0);
    QVERIFY2(outcome.errors.contains(named.toUtf8()), outcome.errors);
    QCOMPARE(outcome.errors.count('\n'), 1);
}

void TestTrainCommand::wrongPlacesAreRefused_data()
{
    QTest::addColumn<QString>("worldSize");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("named");
    QTest::newRow("no number") << "two" << QStringList() << "WORLD_SIZE";
    QTest::newRow("said twice") << "2" << QStringList{"--processes", "2"} << "--processes";
    QTest::newRow("no process at all") << "0" << QStringList() << "0 of 0";
}

void TestTrainCommand::wrongPlacesAreRefused()
{
    QFETCH(QString, worldSize);
    QFETCH(QStringList, options);
    QFETCH(QString, named);
    Program program("ratatosk-cli");
    program.setVariable("WORLD_SIZE", worldSize);
    const Outcome outcome = program.run(QStringList{"train", RATATOSK_SOURCE_DIR "/models/recipes/default.json", "--data", "/nowhere",
                                                    "--language-model", "/nowhere", "--output", m_folder.filePath("run")}
                                        + options);
    QVERIFY(outcome.exitCode > 0);
    QVERIFY2(outcome.errors.contains(named.toUtf8()), outcome.errors);
}

void TestTrainCommand::onlyMeasuringNeedsNoOutput()
{
    const QStringList arguments{"train",   RATATOSK_SOURCE_DIR "/models/recipes/default.json", "--data", "/nowhere", "--language-model",
                                "/nowhere"};
    QVERIFY(m_program.run(arguments).errors.contains("--output"));
    QVERIFY(m_program.run(arguments + QStringList{"--measure"}).errors.contains("/nowhere"));
}

void TestTrainCommand::beginsFromALanguageModelOrABundle()
{
    const QStringList arguments{
        "train", RATATOSK_SOURCE_DIR "/models/recipes/default.json", "--data", "/nowhere", "--output", m_folder.filePath("run")};
    QVERIFY(m_program.run(arguments).errors.contains("--start-from"));
    QVERIFY(m_program.run(arguments + QStringList{"--start-from", "/no/bundle"}).errors.contains("/no/bundle"));
}

RATATOSK_TEST(TestTrainCommand);
#include "tst_train_command.moc"
