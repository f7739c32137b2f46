// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

class TestSampleCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_program.setVariable("XDG_CACHE_HOME", m_cache.path()); }
    void printsAPathThatOpens();
    void printsQuestions();
    void refusesUnknownNames();
    void saysWhyItCannotWrite();

private:
    QTemporaryDir m_cache;
    Program m_program{"ratatosk-cli"};
};

void TestSampleCommand::printsAPathThatOpens()
{
    const Outcome outcome = m_program.run({"sample"});
    QCOMPARE(outcome.exitCode, 0);
    const QString file = QString::fromUtf8(outcome.output).trimmed();
    QVERIFY(file.startsWith(m_cache.path()));
    QCOMPARE(m_program.run({"schema", file}).exitCode, 0);
}

void TestSampleCommand::printsQuestions()
{
    const Outcome outcome = m_program.run({"sample", "--questions"});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY(outcome.output.count('\n') >= 5);
}

void TestSampleCommand::refusesUnknownNames()
{
    const Outcome outcome = m_program.run({"sample", "atlantis"});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY(outcome.errors.contains("atlantis"));
}

void TestSampleCommand::saysWhyItCannotWrite()
{
    m_program.setVariable("XDG_CACHE_HOME", "/proc");
    const Outcome outcome = m_program.run({"sample"});
    QCOMPARE(outcome.exitCode, 1);
    QVERIFY(outcome.errors.contains("cannot be built"));
}

RATATOSK_TEST(TestSampleCommand);
#include "tst_sample_command.moc"
