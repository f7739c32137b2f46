// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/recipes/recipe_data.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace ratatosk;

class TestRecipeData : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void holdsOutWholeDatabases();
    void pairsWordings();
    void addsDatabasesBesideTheirQuestions();
    void addsSingleTables();
    void namesMissingFiles();

private:
    void write(const QString& name, const QByteArray& text) const
    {
        QDir(m_folder.path()).mkpath(QFileInfo(m_folder.filePath(name)).path());
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(text);
    }
    std::filesystem::path folder() const { return m_folder.path().toStdString(); }

    QTemporaryDir m_folder;
    TrainingConfig m_config;
};

void TestRecipeData::initTestCase()
{
    const QByteArray table = R"("table_names": ["t"], "table_names_original": ["t"], "column_names": [[-1, "*"], [0, "a"]],
        "column_names_original": [[-1, "*"], [0, "a"]], "column_types": ["text", "number"], "primary_keys": [], "foreign_keys": [])";
    write("tables.json", R"([{"db_id": "one", )" + table + R"(}, {"db_id": "two", )" + table + "}]");
    write("questions.json", R"([{"db_id": "one", "question": "first", "query": "SELECT a FROM t"},
        {"db_id": "two", "question": "second", "query": "SELECT a FROM t"}, {"db_id": "one", "question": "third", "query": "SELECT a FROM t"}])");
    write("others.json", R"([{"db_id": "one", "question": "1st", "query": "SELECT a FROM t"},
        {"db_id": "two", "question": "2nd", "query": "SELECT a FROM t"}])");
    m_config.questions = {"questions.json"};
    m_config.otherWordings = "others.json";
    m_config.validationDatabases = {"two"};
}

void TestRecipeData::holdsOutWholeDatabases()
{
    const auto data = readRecipeData(m_config, folder());
    QVERIFY2(data, data ? "" : data.error().detail.c_str());
    QCOMPARE(data->training.dataset.examples.size(), size_t(2));
    QCOMPARE(data->validation.dataset.examples.size(), size_t(1));
    QCOMPARE(data->validation.dataset.examples[0].question, std::string("second"));
}

void TestRecipeData::pairsWordings()
{
    const auto data = readRecipeData(m_config, folder());
    QVERIFY(data);
    QCOMPARE(data->training.otherWordings[0].question, std::string("1st"));
    QCOMPARE(data->training.otherWordings[1].question, std::string("third")); // has no other
    QCOMPARE(data->validation.otherWordings[0].question, std::string("2nd"));
}

void TestRecipeData::addsDatabasesBesideTheirQuestions()
{
    write("pack/train.jsonl",
          R"({"db_id": "mill", "kind": "plain", "questions": ["Which mills?", "mills"], "query": "SELECT name FROM mill"})");
    TrainingConfig config = m_config;
    config.questions.push_back("pack/train.jsonl");
    const auto missing = readRecipeData(config, folder());
    QVERIFY(!missing && missing.error().detail.find("mill") != std::string::npos);
    write("pack/sql/mill.sql", "CREATE TABLE mill (mill_id INTEGER PRIMARY KEY, name TEXT);\nINSERT INTO mill VALUES (1, 'Upper Mill');\n");
    const auto data = readRecipeData(config, folder());
    QVERIFY2(data, data ? "" : data.error().detail.c_str());
    const Dataset& training = data->training.dataset;
    QCOMPARE(training.examples.size(), size_t(4));
    QCOMPARE(training.examples.back().question, std::string("mills"));
    const DatasetDatabase& mill = training.databaseOf(training.examples.back());
    QCOMPARE(mill.schema.tableCount(), 1);
    QVERIFY(std::filesystem::is_regular_file(mill.file));
}

void TestRecipeData::addsSingleTables()
{
    write("wiki/tables.jsonl",
          R"({"id": "1-1", "header": ["Player", "Points"], "types": ["text", "real"], "complete": true})"
          "\n"
          R"({"id": "1-2", "header": ["City", "Mayor"], "types": ["text", "text"], "complete": true})"
          "\n");
    QByteArray questions;
    for (int i = 0; i < 6; ++i)
        questions += R"({"table_id": ")" + QByteArray(i % 2 ? "1-1" : "1-2") + R"(", "question": "question )" + QByteArray::number(i)
            + R"(", "sql": {"sel": 0, "agg": 0, "conds": []}})" + "\n";
    write("wiki/train.jsonl", questions);
    TrainingConfig config = m_config;
    config.wikiSql = "wiki";
    config.wikiSqlQuestions = 3;
    const auto data = readRecipeData(config, folder());
    QVERIFY2(data, data ? "" : data.error().detail.c_str());
    const auto& training = data->training;
    QCOMPARE(training.dataset.examples.size(), size_t(5)); // every second of six
    QCOMPARE(training.otherWordings.size(), size_t(5));
    QCOMPARE(training.dataset.examples.back().question, std::string("question 4"));
    QVERIFY(training.dataset.databaseOf(training.dataset.examples.back()).schema.tableCount() >= 1);
    QCOMPARE(data->validation.dataset.examples.size(), size_t(1));
}

void TestRecipeData::namesMissingFiles()
{
    TrainingConfig config = m_config;
    config.wikiSql = "nowhere";
    config.wikiSqlQuestions = 1;
    const auto data = readRecipeData(config, folder());
    QVERIFY(!data);
    QVERIFY(data.error().detail.find("nowhere") != std::string::npos);
}

RATATOSK_TEST(TestRecipeData);
#include "tst_recipe_data.moc"
