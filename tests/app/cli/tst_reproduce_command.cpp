// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

/// The list, and what can go wrong before a table is made; trainings of a few steps are in core/experiments/ablation.
class TestReproduceCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsTables();
    void knowsWhatIsDone();
    void failsWithTheRightCode_data();
    void failsWithTheRightCode();

private:
    QTemporaryDir m_folder;
    Program m_program{"ratatosk-cli"};
};

void TestReproduceCommand::listsTables()
{
    const Outcome outcome = m_program.run({"reproduce", "--list", "--output", m_folder.path()});
    QVERIFY2(outcome.exitCode == 0, outcome.errors);
    for (const char* name : {"hardness", "errors", "heuristics", "depth", "depth-language-model", "curves", "budget", "choice"})
        QVERIFY2(outcome.output.contains(name), name);
    QCOMPARE(outcome.output.count("not begun"), 8);
}

void TestReproduceCommand::knowsWhatIsDone()
{
    QTemporaryDir folder;
    const auto write = [&](const char* name, const char* text) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(text);
    };
    write("hardness.md", "# Exact match by hardness\n");
    write("curves.md", "**Not all curves are finished. Run the same command again to continue.**\n");
    const QByteArray list = m_program.run({"reproduce", "--list", "--output", folder.path()}).output;
    QCOMPARE(list.count("not begun"), 6);
    for (const QByteArray& line : list.split('\n')) {
        if (line.startsWith("hardness"))
            QVERIFY2(line.trimmed().endsWith("done"), line);
        if (line.startsWith("curves"))
            QVERIFY2(line.trimmed().endsWith("begun"), line);
    }
}

void TestReproduceCommand::failsWithTheRightCode_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QByteArray>("named");
    QTest::newRow("no table") << QStringList() << 2 << QByteArray("--list");
    QTest::newRow("no such table") << QStringList{"speed", "--data", "/nowhere"} << 2 << QByteArray("--list");
    QTest::newRow("no data named") << QStringList{"hardness"} << 2 << QByteArray("--data");
    QTest::newRow("no data there") << QStringList{"hardness", "--data", "/nowhere"} << 3 << QByteArray("/nowhere");
    QTest::newRow("no budget") << QStringList{"hardness", "--data", "/nowhere", "--budget", "0"} << 2 << QByteArray("--budget");
    QTest::newRow("no language model") << QStringList{"depth", "--data", "/nowhere"} << 2 << QByteArray("--language-model");
}

void TestReproduceCommand::failsWithTheRightCode()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, exitCode);
    QFETCH(QByteArray, named);
    const Outcome outcome = m_program.run(QStringList{"reproduce", "--output", m_folder.path()} + arguments);
    QVERIFY2(outcome.exitCode == exitCode, outcome.errors);
    QVERIFY2(outcome.errors.contains(named), outcome.errors);
    QCOMPARE(outcome.errors.count('\n'), 1);
    QVERIFY(QDir(m_folder.path()).isEmpty());
}

RATATOSK_TEST(TestReproduceCommand);
#include "tst_reproduce_command.moc"
