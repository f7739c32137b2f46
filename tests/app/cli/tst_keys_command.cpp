// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/key_evidence.h"
#include "tests/acceptance/program.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

/// `keys measure` and `keys fit`.
class TestKeysCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void measures();
    void fits();
    void failsWithTheRightCode_data();
    void failsWithTheRightCode();

private:
    Program m_program{"ratatosk-cli"};
    ScratchDatabase m_database{
        "CREATE TABLE guest (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO guest VALUES (1, 'Ann'), (2, 'Bo'), (3, 'Cy');"
        "CREATE TABLE stay (no INTEGER PRIMARY KEY, guest_id INT REFERENCES guest, nights INT);"
        "INSERT INTO stay VALUES (11, 1, 2), (12, 3, 5), (13, 2, 7), (14, 2, 1);",
        "inn.sqlite"};
    QString m_pack = QString::fromStdString(m_database.folder()) + "/inn-pack.jsonl";
};

void TestKeysCommand::initTestCase()
{
    QFile file(m_pack);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(R"({"db_id": "inn", "kind": "plain", "questions": ["How many guests?"], "query": "SELECT count(*) FROM guest"})");
}

void TestKeysCommand::measures()
{
    const Outcome outcome = m_program.run({"keys", "measure", m_pack, "--format", "csv"});
    QCOMPARE(outcome.exitCode, 0);
    const QList<QByteArray> lines = outcome.output.split('\n');
    QVERIFY2(lines.value(1).contains(",1,1,1,1,100.0,100.0,"), lines.value(1).constData());
}

void TestKeysCommand::fits()
{
    const Outcome outcome = m_program.run({"keys", "fit", m_pack});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output.count('\n'), qsizetype(ratatosk::kKeyFeatures.size()));
    QVERIFY(outcome.output.contains("// primary key"));
}

void TestKeysCommand::failsWithTheRightCode_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::newRow("no step") << QStringList{"keys"} << 2;
    QTest::newRow("no pack") << QStringList{"keys", "measure"} << 2;
    QTest::newRow("no such pack") << QStringList{"keys", "measure", "gone.jsonl"} << 3;
    QTest::newRow("no such list of keys") << QStringList{"keys", "fit", m_pack, "--tables", "gone.json"} << 3;
}

void TestKeysCommand::failsWithTheRightCode()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    const Outcome outcome = m_program.run(arguments);
    QCOMPARE(outcome.exitCode, code);
    QVERIFY(!outcome.errors.isEmpty());
}

RATATOSK_TEST(TestKeysCommand);
#include "tst_keys_command.moc"
