// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/question_answerer.h"
#include "tests/acceptance/program.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

/// Scores written predictions for a data set of one database and three questions.
class TestEvaluateCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void scoresPredictions();
    void choosesWhatGoesBefore();
    void writesVerdicts();
    void sortsWrongAnswers();
    void scoresConversations();
    void comparesStructureOnly();
    void takesTheFirstQuestionsOnly();
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

    Outcome evaluate(const QStringList& more) const { return m_program.run(QStringList{"evaluate", "--data", m_folder} + more); }

    Program m_program{"ratatosk-cli"};
    ScratchDatabase m_database{"CREATE TABLE dog (name TEXT, age INTEGER);"
                               "INSERT INTO dog VALUES ('Rex', 3), ('Bella', 12);",
                               "kennel.sqlite"};
    QString m_folder = QString::fromStdString(m_database.folder());
    QString m_predictions;
};

void TestEvaluateCommand::initTestCase()
{
    QVERIFY(QDir(m_folder).mkpath("database/kennel"));
    QVERIFY(QFile::copy(QString::fromStdString(m_database.file()), m_folder + "/database/kennel/kennel.sqlite"));
    write("tables.json", R"([{"db_id": "kennel", "table_names": ["dog"], "table_names_original": ["dog"],
        "column_names": [[-1, "*"], [0, "name"], [0, "age"]], "column_names_original": [[-1, "*"], [0, "name"], [0, "age"]],
        "column_types": ["text", "text", "number"], "primary_keys": [], "foreign_keys": []}])");
    write("dev.json", R"([{"db_id": "kennel", "question": "How many dogs?", "query": "SELECT count(*) FROM dog"},
        {"db_id": "kennel", "question": "How old is Rex?", "query": "SELECT age FROM dog WHERE name = 'Rex'"},
        {"db_id": "kennel", "question": "Names by age?", "query": "SELECT name FROM dog ORDER BY age"}])");
    // Right; right in structure, whose values do not count, but not in rows; wrong.
    m_predictions = write("predictions.sql", "SELECT count(*) FROM dog\nSELECT age FROM dog WHERE name = 'Bella'\nSELECT age FROM dog\n");
}

void TestEvaluateCommand::scoresPredictions()
{
    const Outcome outcome = evaluate({"--score", m_predictions, "--format", "json"});
    QVERIFY2(outcome.exitCode == 0, outcome.errors);
    const QJsonObject report = QJsonDocument::fromJson(outcome.output).object();
    QCOMPARE(report["count"].toInt(), 3);
    QCOMPARE(report["exact_match"].toDouble(), 66.67);
    QCOMPARE(report["execution_match"].toDouble(), 33.33);
}

/// A conversation is right when all of its turns are; a turn without a query is none.
void TestEvaluateCommand::scoresConversations()
{
    const QString talk = write(
        "talk.jsonl",
        R"({"db_id": "kennel", "turns": [{"question": "How many dogs?", "query": "SELECT count(*) FROM dog"}, {"question": "Thanks!"}, {"question": "How old is Rex?", "query": "SELECT age FROM dog WHERE name = 'Rex'"}]})"
        "\n"
        R"({"db_id": "kennel", "turns": [{"question": "Names by age?", "query": "SELECT name FROM dog ORDER BY age"}]})"
        "\n");
    const Outcome outcome = evaluate({"--conversations", talk, "--score", m_predictions, "--format", "json"});
    QVERIFY2(outcome.exitCode == 0, outcome.errors);
    const QJsonObject report = QJsonDocument::fromJson(outcome.output).object();
    QCOMPARE(report["count"].toInt(), 3);
    QCOMPARE(report["conversations"].toInt(), 2);
    QCOMPARE(report["question_match"].toDouble(), 66.67);
    QCOMPARE(report["interaction_match"].toDouble(), 50.0);
    QCOMPARE(report["question_execution"].toDouble(), 33.33);
    QCOMPARE(report["interaction_execution"].toDouble(), 0.0);
    QVERIFY(report["went_on"].isNull()); // a file does not say how questions were read

    const QString two = write("two.sql", "SELECT count(*) FROM dog\nSELECT age FROM dog WHERE name = 'Rex'\n");
    const Outcome first = evaluate({"--conversations", talk, "--score", two, "--most", "2", "--format", "json"});
    QCOMPARE(QJsonDocument::fromJson(first.output).object()["interaction_match"].toDouble(), 100.0);
}

/// The bundled model: a first question behind one that it does not go on from is read by itself, and a later one goes on from the predicted
/// query or from the gold one, which says something else here.
void TestEvaluateCommand::choosesWhatGoesBefore()
{
    if (!ratatosk::findModelBundle())
        QSKIP("there is no model bundle in models/");
    const QString talk = write(
        "two-talks.jsonl",
        R"({"db_id": "kennel", "turns": [{"question": "Show the names of all dogs.", "query": "SELECT name FROM dog WHERE age < 5"}, {"question": "How many of them are there?", "query": "SELECT count(*) FROM dog WHERE age < 5"}]})"
        "\n"
        R"({"db_id": "kennel", "turns": [{"question": "How many dogs are there?", "query": "SELECT count(*) FROM dog"}]})"
        "\n");
    const auto match = [&](const QStringList& more, const char* measure) -> QJsonValue {
        const Outcome outcome = evaluate(QStringList{"--conversations", talk, "--format", "json"} + more);
        return QJsonDocument::fromJson(outcome.output).object()[QLatin1String(measure)];
    };
    QCOMPARE(match({}, "question_match").toDouble(), 33.33); // the predicted queries have no condition
    QCOMPARE(match({"--gold-context"}, "question_match").toDouble(), 66.67);
    QCOMPARE(match({"--as-window"}, "count").toInt(), 3);
    const QJsonObject decisions = match({"--both-ways"}, "decisions").toObject();
    QCOMPARE(decisions["gone_on"].toObject()["turns"].toInt() + decisions["alone"].toObject()["turns"].toInt(),
             1); // the one turn behind another
    QVERIFY(!match({}, "decisions").isObject());
    QCOMPARE(match({"--unrelated"}, "count").toInt(), 1);
    QCOMPARE(match({"--unrelated"}, "went_on").toDouble(-1), 0.0);
    QCOMPARE(match({"--unrelated"}, "question_match").toDouble(), 100.0);
}

void TestEvaluateCommand::writesVerdicts()
{
    const QString file = m_folder + "/verdicts.csv";
    const Outcome outcome = evaluate({"--score", m_predictions, "--verdicts", file});
    QVERIFY2(outcome.exitCode == 0, outcome.errors);
    QFile written(file);
    QVERIFY(written.open(QFile::ReadOnly));
    const QList<QByteArray> lines = written.readAll().replace("\r", "").split('\n');
    QCOMPARE(lines[0], QByteArray("database,hardness,exact,execution,chance,question,gold,predicted"));
    QCOMPARE(lines[1], QByteArray("kennel,easy,1,1,,How many dogs?,SELECT count(*) FROM dog,SELECT count(*) FROM dog"));
    QVERIFY2(lines[2].startsWith("kennel,easy,1,0,,How old is Rex?,"), lines[2]);
}

void TestEvaluateCommand::sortsWrongAnswers()
{
    const QString page = m_folder + "/errors.html";
    const QString json = m_folder + "/errors.json";
    const QString counts = m_folder + "/errors.csv";
    const Outcome outcome = evaluate({"--score", m_predictions, "--errors", page, "--errors", json, "--errors", counts});
    QVERIFY2(outcome.exitCode == 0, outcome.errors);
    QVERIFY(outcome.output.startsWith("hardness")); // as without
    const auto content = [](const QString& name) {
        QFile file(name);
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    };
    QVERIFY(content(page).contains("How old is Rex?"));
    const QJsonObject report = QJsonDocument::fromJson(content(json)).object();
    QCOMPARE(report["wrong"].toInt(), 2);
    QCOMPARE(report["by_class"].toObject()["value"].toInt(), 1);
    QCOMPARE(report["by_class"].toObject()["sketch"].toInt(), 1); // age is where gold has it, too
    QVERIFY(content(counts).contains("class,value,1"));
}

void TestEvaluateCommand::comparesStructureOnly()
{
    const Outcome outcome = evaluate({"--score", m_predictions, "--no-run", "--format", "json"});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY(QJsonDocument::fromJson(outcome.output).object()["execution_match"].isNull());
}

void TestEvaluateCommand::takesTheFirstQuestionsOnly()
{
    const QString first = write("first.sql", "SELECT count(*) FROM dog\n");
    const Outcome outcome = evaluate({"--score", first, "--most", "1"});
    QVERIFY2(outcome.exitCode == 0, outcome.errors);
    QVERIFY2(outcome.output.contains("100.0"), outcome.output);
}

void TestEvaluateCommand::failsWithTheRightCode_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("no data") << QStringList{"--data", "/nowhere"} << 3;
    QTest::newRow("no such split") << QStringList{"--data", m_folder, "--split", "test"} << 3;
    QTest::newRow("no predictions") << QStringList{"--data", m_folder, "--score", "/nowhere.sql"} << 3;
    QTest::newRow("too few predictions") << QStringList{"--data", m_folder, "--score", "/dev/null"} << 2;
    QTest::newRow("no model") << QStringList{"--data", m_folder, "--model", "/nowhere"} << 5;
    QTest::newRow("a report of no kind") << QStringList{"--data", m_folder, "--score", m_predictions, "--errors", "errors.txt"} << 2;
    QTest::newRow("a report nowhere") << QStringList{"--data", m_folder, "--score", m_predictions, "--errors", "/nowhere/errors.csv"} << 1;
    QTest::newRow("data left out") << QStringList{} << 2;
}

void TestEvaluateCommand::failsWithTheRightCode()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, exitCode);
    const Outcome outcome = m_program.run(QStringList{"evaluate"} + arguments);
    QVERIFY2(outcome.exitCode == exitCode, outcome.errors);
    QCOMPARE(outcome.output, QByteArray());
    QCOMPARE(outcome.errors.count('\n'), 1);
}

RATATOSK_TEST(TestEvaluateCommand);
#include "tst_evaluate_command.moc"
