// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/connection.h"
#include "core/questions/dataset/spider_reader.h"
#include "tests/support/data_packs.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <algorithm>
#include <fstream>

using namespace ratatosk;

/// The questions of models/questions: what they are measured by must be answers.
class TestWrittenQuestions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runAndFindRows_data();
    void runAndFindRows();
    void areOfHeldOutDatabases_data() { runAndFindRows_data(); }
    void areOfHeldOutDatabases();

private:
    static std::filesystem::path models() { return std::filesystem::path(RATATOSK_SOURCE_DIR) / "models"; }
    static std::vector<Example> questionsOf(const QString& file)
    {
        return *readSpiderExamples(models() / "questions" / file.toStdString());
    }
};

void TestWrittenQuestions::runAndFindRows_data()
{
    QTest::addColumn<QString>("file");
    for (const char* file : {"unnamed.json", "knowledge.json", "further.json"})
        QTest::newRow(file) << file;
}

void TestWrittenQuestions::runAndFindRows()
{
    QFETCH(QString, file);
    if (!std::filesystem::exists(spiderFolder() / "database"))
        QSKIP("no Spider databases");
    const std::vector<Example> examples = questionsOf(file);
    QVERIFY(examples.size() > 40);
    int withoutRows = 0;
    for (const Example& example : examples) {
        const auto connection = Connection::open(spiderDatabase(example.dbId));
        QVERIFY2(connection, example.dbId.c_str());
        const auto rows = connection->run(example.query);
        QVERIFY2(rows, example.query.c_str());
        withoutRows += rows->rows.empty();
    }
    QVERIFY2(withoutRows <= 2, file.toUtf8().constData()); // "Which schools never got a donation?" may find none
}

void TestWrittenQuestions::areOfHeldOutDatabases()
{
    QFETCH(QString, file);
    std::ifstream recipe(models() / "recipes/default.json");
    const std::vector<std::string> heldOut = nlohmann::json::parse(recipe).at("validation_databases");
    for (const Example& example : questionsOf(file))
        QVERIFY2(std::ranges::find(heldOut, example.dbId) != heldOut.end(), example.dbId.c_str());
}

RATATOSK_TEST(TestWrittenQuestions);
#include "tst_written_questions.moc"
