// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

/// What can go wrong with `train --task choice` and `evaluate --choice`; training itself is tested in core/experiments/choice.
class TestChoiceTask : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!QFile::exists(RATATOSK_BINARY_DIR "/lib/libratatosk_engine.so"))
            QSKIP("this build has no LibTorch");
    }

    void failsWithOneSentence_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("named");
        const QString recipe = RATATOSK_SOURCE_DIR "/models/recipes/choice.json";
        const QStringList train{"train", recipe, "--task", "choice", "--data", "/nowhere"};
        const QStringList whole = train + QStringList{"--language-model", "/nowhere", "--output", m_folder.filePath("run")};
        QTest::newRow("another task") << QStringList{"train", recipe, "--data", "/nowhere", "--task", "chess"} << 2 << "--task";
        QTest::newRow("no output") << train << 2 << "--output";
        QTest::newRow("measured") << whole + QStringList{"--measure"} << 2 << "--measure";
        QTest::newRow("no language model there") << whole << 5 << "/nowhere";
        QTest::newRow("evaluation without a model") << QStringList{"evaluate", "--choice", "/nowhere.json"} << 2 << "--model";
        QTest::newRow("no model there") << QStringList{"evaluate", "--choice", "/nowhere.json", "--model", "/nowhere"} << 5 << "/nowhere";
        QTest::newRow("evaluation of nothing") << QStringList{"evaluate"} << 2 << "--data";
    }

    void failsWithOneSentence()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, code);
        QFETCH(QString, named);
        const Outcome outcome = m_program.run(arguments);
        QCOMPARE(outcome.exitCode, code);
        QVERIFY2(outcome.errors.contains(named.toUtf8()), outcome.errors);
        QCOMPARE(outcome.errors.count('\n'), 1);
    }

private:
    QTemporaryDir m_folder;
    Program m_program{"ratatosk-cli"};
};

RATATOSK_TEST(TestChoiceTask);
#include "tst_choice_task.moc"
