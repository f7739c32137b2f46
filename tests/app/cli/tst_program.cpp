// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QTest>

/// Help, usage and standard streams: what all commands share.
class TestProgram : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void explainsItself_data();
    void explainsItself();
    void refusesWhatItDoesNotKnow_data();
    void refusesWhatItDoesNotKnow();
    void saysThatTheOutputCannotBeWritten();
    void startsFast();

private:
    Program m_program{"ratatosk-cli"};
};

void TestProgram::explainsItself_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("expected");
    QTest::newRow("help") << QStringList{"--help"} << "Usage";
    QTest::newRow("short help") << QStringList{"-h"} << "Usage";
    QTest::newRow("version") << QStringList{"--version"} << "ratatosk-cli";
    for (const char* command : {"ask", "run", "schema", "link", "sample", "doctor", "train", "evaluate"})
        QTest::addRow("help of %s", command) << QStringList{command, "--help"} << command;
}

void TestProgram::explainsItself()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, expected);
    const Outcome outcome = m_program.run(arguments);
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY(outcome.output.contains(expected.toUtf8()));
    QVERIFY(!outcome.output.contains("worker"));
    QCOMPARE(outcome.errors, QByteArray());
}

void TestProgram::refusesWhatItDoesNotKnow_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("named");
    QTest::newRow("nothing") << QStringList{} << "--help";
    QTest::newRow("unknown option") << QStringList{"--nope"} << "--nope";
    QTest::newRow("unknown command") << QStringList{"drop"} << "drop";
    QTest::newRow("missing argument") << QStringList{"run"} << "DATABASE";
    QTest::newRow("one argument too many") << QStringList{"schema", "a.db", "b.db"} << "b.db";
    QTest::newRow("unknown format") << QStringList{"run", "a.db", "SELECT 1", "--format", "xml"} << "--format";
    QTest::newRow("no rows") << QStringList{"run", "a.db", "SELECT 1", "--rows", "0"} << "--rows";
    QTest::newRow("beam too wide") << QStringList{"ask", "a.db", "how many", "--beam", "1000"} << "--beam";
    QTest::newRow("two commands") << QStringList{"doctor", "sample"} << "sample";
}

void TestProgram::refusesWhatItDoesNotKnow()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, named);
    const Outcome outcome = m_program.run(arguments);
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.output, QByteArray());
    QVERIFY2(outcome.errors.contains(named.toUtf8()), outcome.errors);
    QCOMPARE(outcome.errors.count('\n'), 1);
}

void TestProgram::saysThatTheOutputCannotBeWritten()
{
    if (!QFileInfo::exists("/dev/full"))
        QSKIP("needs /dev/full");
    QProcess process;
    process.setStandardOutputFile("/dev/full");
    process.start(RATATOSK_BINARY_DIR "/bin/ratatosk-cli", {"--help"});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 1);
    QVERIFY(process.readAllStandardError().contains("cannot be written"));
}

void TestProgram::startsFast()
{
    const ScratchDatabase database("CREATE TABLE t (a)");
    qint64 best = INT64_MAX;
    for (int attempt = 0; attempt < 5; ++attempt) { // the best of five: other tests may run beside this one
        QElapsedTimer timer;
        timer.start();
        m_program.run({"schema", QString::fromStdString(database.file())});
        best = std::min(best, timer.elapsed());
    }
    QVERIFY2(best < 200, qPrintable(QString("%1 ms").arg(best)));
}

RATATOSK_TEST(TestProgram);
#include "tst_program.moc"
