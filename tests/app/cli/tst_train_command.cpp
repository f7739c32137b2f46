// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

/// What can go wrong before the first step; training itself is tested in core/training.
class TestTrainCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void failsWithoutWhatItNeeds_data();
    void failsWithoutWhatItNeeds();

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
    const Outcome outcome
        = m_program.run({"train", recipe, "--data", "/nowhere", "--language-model", "/nowhere", "--output", m_folder.filePath("run")});
    QVERIFY(outcome.exitCode > 0);
    QVERIFY2(outcome.errors.contains(named.toUtf8()), outcome.errors);
    QCOMPARE(outcome.errors.count('\n'), 1);
}

QTEST_GUILESS_MAIN(TestTrainCommand)
#include "tst_train_command.moc"
