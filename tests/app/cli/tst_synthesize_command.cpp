// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

/// One kennel as a file, and as two databases of a data set of which one is for development.
class TestSynthesizeCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void printsQuestionsWithSql();
    void printsSpidersRecords();
    void drawsByTheSeed();
    void printsLessWhereThereIsLess();
    void fillsAFileForAllDatabases();
    void leavesDatabasesOut();
    void failsWithTheRightCode_data();
    void failsWithTheRightCode();

private:
    QString write(const QString& name, const QByteArray& content) const
    {
        QFile file(m_folder + "/" + name);
        file.open(QFile::WriteOnly);
        file.write(content);
        return file.fileName();
    }

    Outcome synthesize(const QStringList& arguments) const { return m_program.run(QStringList{"synthesize"} + arguments); }
    QSet<QString> databasesIn(const QString& file) const;

    Program m_program{"ratatosk-cli"};
    ScratchDatabase m_database{
        "CREATE TABLE dog (name TEXT, breed TEXT, age INTEGER);"
        "INSERT INTO dog VALUES ('Rex', 'boxer', 3), ('Bella', 'poodle', 12), ('Max', 'boxer', 7), ('Luna', 'collie', 5);",
        "kennel.sqlite"};
    QString m_file = QString::fromStdString(m_database.file());
    QString m_folder = QString::fromStdString(m_database.folder());
};

void TestSynthesizeCommand::initTestCase()
{
    QByteArray schemas, questions, development;
    for (const QString id : {"kennel", "shelter", "pound"}) {
        QVERIFY(QDir(m_folder).mkpath("database/" + id));
        QVERIFY(QFile::copy(m_file, QString("%1/database/%2/%2.sqlite").arg(m_folder, id)));
        schemas += (schemas.isEmpty() ? "" : ",")
            + QString(R"({"db_id": "%1", "table_names": ["dog"], "table_names_original": ["dog"],
            "column_names": [[-1, "*"], [0, "name"], [0, "breed"], [0, "age"]],
            "column_names_original": [[-1, "*"], [0, "name"], [0, "breed"], [0, "age"]],
            "column_types": ["text", "text", "text", "number"], "primary_keys": [], "foreign_keys": []})")
                  .arg(id)
                  .toUtf8();
        questions += (questions.isEmpty() ? "" : ",")
            + QString(R"({"db_id": "%1", "question": "How many?", "query": "SELECT count(*) FROM dog"})").arg(id).toUtf8();
        development = QString(R"({"db_id": "%1", "question": "How many?", "query": "SELECT count(*) FROM dog"})").arg(id).toUtf8();
    }
    write("tables.json", "[" + schemas + "]");
    write("train.json", "[" + questions + "]");
    write("dev.json", "[" + development + "]"); // the pound
}

void TestSynthesizeCommand::printsQuestionsWithSql()
{
    const Outcome outcome = synthesize({m_file, "--count", "5"});
    QVERIFY2(outcome.exitCode == 0, outcome.errors);
    const QList<QByteArray> lines = outcome.output.split('\n');
    QCOMPARE(lines.size(), 5 * 3 + 1);
    for (int i = 0; i < 15; i += 3) {
        QVERIFY(!lines[i].isEmpty());
        QVERIFY2(lines[i + 1].startsWith("SELECT "), lines[i + 1]);
        QVERIFY(lines[i + 2].isEmpty());
        QCOMPARE(m_program.run({"run", m_file, QString::fromUtf8(lines[i + 1])}).exitCode, 0);
    }
}

void TestSynthesizeCommand::printsSpidersRecords()
{
    const Outcome outcome = synthesize({m_file, "--count", "4", "--format", "spider"});
    QCOMPARE(outcome.exitCode, 0);
    const QJsonArray records = QJsonDocument::fromJson(outcome.output).array();
    QCOMPARE(records.size(), 4);
    QCOMPARE(records[0].toObject()["db_id"].toString(), "kennel");
    QVERIFY(records[3].toObject()["query"].toString().startsWith("SELECT "));
}

void TestSynthesizeCommand::drawsByTheSeed()
{
    const Outcome first = synthesize({m_file, "--count", "10", "--seed", "4"});
    QCOMPARE(synthesize({m_file, "--count", "10", "--seed", "4"}).output, first.output);
    QVERIFY(synthesize({m_file, "--count", "10", "--seed", "5"}).output != first.output);
}

void TestSynthesizeCommand::printsLessWhereThereIsLess()
{
    const ScratchDatabase tiny("CREATE TABLE dog (name TEXT); INSERT INTO dog VALUES ('Rex');");
    const Outcome outcome = synthesize({QString::fromStdString(tiny.file()), "--count", "2000"});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY2(outcome.errors.contains("no more than"), outcome.errors);
}

QSet<QString> TestSynthesizeCommand::databasesIn(const QString& name) const
{
    QFile file(name);
    file.open(QFile::ReadOnly);
    QSet<QString> ids;
    for (const QJsonValue record : QJsonDocument::fromJson(file.readAll()).array())
        ids << record.toObject()["db_id"].toString();
    return ids;
}

void TestSynthesizeCommand::fillsAFileForAllDatabases()
{
    const QString made = m_folder + "/made.json";
    const Outcome outcome = synthesize({"--data", m_folder, "--questions", "train.json", "--count-per-database", "6", "--output", made});
    QVERIFY2(outcome.exitCode == 0, outcome.errors);
    QVERIFY(outcome.output.isEmpty());
    QVERIFY(outcome.errors.contains("12 questions of "));
    QCOMPARE(databasesIn(made), (QSet<QString>{"kennel", "shelter"})); // the pound is for development
}

void TestSynthesizeCommand::leavesDatabasesOut()
{
    const QString made = m_folder + "/less.json";
    const Outcome outcome = synthesize({"--data", m_folder, "--questions", "train.json", "--except", "kennel", "--output", made});
    QVERIFY2(outcome.exitCode == 0, outcome.errors);
    QCOMPARE(databasesIn(made), (QSet<QString>{"shelter"}));
}

void TestSynthesizeCommand::failsWithTheRightCode_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::newRow("no database") << QStringList{"/nowhere/at/all.db"} << 3;
    QTest::newRow("neither") << QStringList{} << 2;
    QTest::newRow("both") << QStringList{m_file, "--data", m_folder} << 2;
    QTest::newRow("no data") << QStringList{"--data", "/nowhere"} << 3;
    QTest::newRow("unknown exception") << QStringList{"--data", m_folder, "--questions", "train.json", "--except", "cattery"} << 2;
    QTest::newRow("no count") << QStringList{m_file, "--count", "0"} << 2;
    QTest::newRow("unknown format") << QStringList{m_file, "--format", "xml"} << 2;
    QTest::newRow("cannot write") << QStringList{m_file, "--output", "/proc/none.json"} << 1;
}

void TestSynthesizeCommand::failsWithTheRightCode()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    const Outcome outcome = synthesize(arguments);
    QCOMPARE(outcome.exitCode, code);
    QVERIFY(!outcome.errors.isEmpty());
}

RATATOSK_TEST(TestSynthesizeCommand);
#include "tst_synthesize_command.moc"
