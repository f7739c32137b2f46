// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

/// A pack of two databases that scripts build, kept in other ways.
class TestVaryCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void writesAPack();
    void makesSeveralVariants();
    void failsWithTheRightCode_data();
    void failsWithTheRightCode();

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }
    void write(const QString& name, const QByteArray& content) const
    {
        QFile file(path(name));
        file.open(QFile::WriteOnly);
        file.write(content);
    }
    static QList<QJsonObject> linesOf(const QString& name);

    Program m_program{"ratatosk-cli"};
    QTemporaryDir m_folder;
};

QList<QJsonObject> TestVaryCommand::linesOf(const QString& name)
{
    QFile file(name);
    file.open(QFile::ReadOnly);
    QList<QJsonObject> lines;
    for (const QByteArray& line : file.readAll().split('\n')) {
        if (!line.isEmpty())
            lines << QJsonDocument::fromJson(line).object();
    }
    return lines;
}

void TestVaryCommand::initTestCase()
{
    if (!m_program.isBuilt())
        QSKIP("ratatosk-cli is not built here");
    write("kennel.sql",
          "CREATE TABLE dogs (dog_name TEXT, breed TEXT, age INTEGER);\n"
          "INSERT INTO dogs VALUES ('Rex', 'boxer', 3), ('Bella', 'poodle', 12), ('Max', 'boxer', 7), ('Luna', 'poodle', 5);\n");
    write("mill.sql",
          "CREATE TABLE mills (mill_name TEXT, wheels INTEGER);\nINSERT INTO mills VALUES ('Old', 2), ('New', 1), ('Low', 3);\n");
    write(
        "pack.jsonl",
        R"({"db_id": "kennel", "kind": "plain", "questions": ["Which dogs are boxers?", "boxers"], "query": "SELECT dog_name FROM dogs WHERE breed = 'boxer'"}
{"db_id": "kennel", "kind": "plain", "questions": ["Ages?"], "query": "SELECT weight FROM dogs"}
{"db_id": "mill", "kind": "group", "questions": ["Most wheels?"], "query": "SELECT mill_name FROM mills ORDER BY wheels DESC LIMIT 1"}
)");
}

void TestVaryCommand::writesAPack()
{
    const Outcome outcome = m_program.run({"vary", path("pack.jsonl"), "--output", path("made"), "--seed", "2", "--format", "json"});
    QCOMPARE(outcome.exitCode, 0);
    const QJsonObject table = QJsonDocument::fromJson(outcome.output).object();
    const QJsonArray columns = table["columns"].toArray(), rows = table["rows"].toArray();
    QCOMPARE(rows.size(), 3);
    QCOMPARE(rows[0].toArray()[0].toString(), QString("kennel"));
    QCOMPARE(columns[3].toString(), QString("not read"));
    QCOMPARE(rows[0].toArray()[3].toInt(), 1);
    QCOMPARE(rows[2].toArray()[2].toInt(), 2); // carried of all
    const QList<QJsonObject> lines = linesOf(path("made/questions.jsonl"));
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines[0]["db_id"].toString(), QString("kennel_v1"));
    QCOMPARE(lines[0]["kind"].toString(), QString("plain"));
    QCOMPARE(lines[0]["questions"].toArray().size(), 2);
    const Outcome run = m_program.run({"run", path("made/kennel_v1.sqlite"), lines[0]["query"].toString(), "--format", "csv"});
    QVERIFY2(run.output.contains("Rex") && run.output.contains("Max") && !run.output.contains("Bella"), run.output.constData());
}

void TestVaryCommand::makesSeveralVariants()
{
    const Outcome outcome = m_program.run({"vary", path("pack.jsonl"), "--output", path("names"), "--kinds", "names,keys", "--except",
                                           "mill", "--count", "3", "--first", "2"});
    QCOMPARE(outcome.exitCode, 0);
    const QList<QJsonObject> lines = linesOf(path("names/questions.jsonl"));
    QCOMPARE(lines.size(), 3);
    QCOMPARE(lines[2]["db_id"].toString(), QString("kennel_v4"));
    QCOMPARE(QDir(path("names")).entryList({"*.sqlite"}).size(), 3);
}

void TestVaryCommand::failsWithTheRightCode_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("no output") << QStringList{path("pack.jsonl")} << QByteArray("--output");
    QTest::newRow("kind") << QStringList{path("pack.jsonl"), "--output", path("x"), "--kinds", "colours"} << QByteArray("--kinds");
    QTest::newRow("database") << QStringList{path("pack.jsonl"), "--output", path("x"), "--only", "farm"} << QByteArray("'farm'");
    QTest::newRow("nothing left") << QStringList{path("pack.jsonl"), "--output", path("x"), "--except", "kennel,mill"}
                                  << QByteArray("left");
    QTest::newRow("pack") << QStringList{path("none.jsonl"), "--output", path("x")} << QByteArray("none.jsonl");
}

void TestVaryCommand::failsWithTheRightCode()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, message);
    const Outcome outcome = m_program.run(QStringList{"vary"} + arguments);
    QVERIFY(outcome.exitCode != 0);
    QVERIFY2(outcome.errors.contains(message), outcome.errors.constData());
}

RATATOSK_TEST(TestVaryCommand);
#include "tst_vary_command.moc"
