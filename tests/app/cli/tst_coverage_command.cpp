// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

/// What the grammar can say of a pack of two records beside its script.
class TestCoverageCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void countsAlone();
    void writesFailures();
    void failsWithoutDatabases();

private:
    void write(const QString& name, const QByteArray& content) const
    {
        QFile file(m_folder.filePath(name));
        file.open(QFile::WriteOnly);
        file.write(content);
    }

    QTemporaryDir m_folder;
    Program m_program{"ratatosk-cli"};
};

void TestCoverageCommand::initTestCase()
{
    write("kennel.sql", "CREATE TABLE dog (name TEXT, age INTEGER); INSERT INTO dog VALUES ('Rex', 3), ('Bella', 12);");
    write("pack.jsonl",
          R"({"db_id": "kennel", "kind": "plain", "questions": ["How many dogs?", "dogs?"], "query": "SELECT count(*) FROM dog"})"
          "\n"
          R"({"db_id": "kennel", "kind": "odd", "questions": ["Dogs?"], "query": "SELECT hex(name) FROM dog"})"
          "\n");
}

/// A record counts once, and no query is shown.
void TestCoverageCommand::countsAlone()
{
    const Outcome outcome = m_program.run({"coverage", m_folder.filePath("pack.jsonl")});
    QVERIFY2(outcome.exitCode == 0, outcome.errors);
    const QString all = QString(outcome.output).section('\n', 1, 1).simplified();
    QCOMPARE(all, "all 2 50.0 1 1 0 0 0 0");
    QVERIFY(!outcome.output.contains("SELECT"));
}

void TestCoverageCommand::writesFailures()
{
    const QString file = m_folder.filePath("failures.csv");
    const Outcome outcome = m_program.run({"coverage", m_folder.filePath("pack.jsonl"), "--failures", file});
    QVERIFY2(outcome.exitCode == 0, outcome.errors);
    QFile written(file);
    QVERIFY(written.open(QFile::ReadOnly));
    const QString text = written.readAll();
    QVERIFY2(text.contains("not read") && text.contains("hex(name)") && !text.contains("count(*)"), qPrintable(text));
}

void TestCoverageCommand::failsWithoutDatabases()
{
    write("lost.jsonl",
          R"({"db_id": "lost", "kind": "plain", "questions": ["?"], "query": "SELECT 1"})"
          "\n");
    QCOMPARE(m_program.run({"coverage", m_folder.filePath("lost.jsonl")}).exitCode, 3);
}

RATATOSK_TEST(TestCoverageCommand);
#include "tst_coverage_command.moc"
