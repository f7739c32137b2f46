// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/dataset/wikisql_reader.h"

#include "core/questions/dataset/dataset_values.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/data_packs.h"
#include "tests/support/test_program.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace ratatosk;

class TestWikiSqlReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsATable();
    void writesQueries_data();
    void writesQueries();
    void guessesMissingTypes();
    void knowsSomeCells();
    void saysWhichLineIsWrong_data();
    void saysWhichLineIsWrong();
    void reportsMissingFiles();
    void readsTheDevelopmentPart();
};

namespace {

const char* const tables = R"({"id": "t1", "header": ["Home team", "Crowd", "Match  Date", "#"], "types": ["text", "real", "text", "real"]}
{"id": "t2", "header": ["crowd", "venue", "average crowd"], "complete": false}
{"id": "t3", "header": ["Aircraft"], "types": ["text"]})";

/// A folder in WikiSQL's layout that goes away with the object.
class WikiSqlFolder
{
public:
    WikiSqlFolder() { write("tables.jsonl", tables); }

    void write(const std::string& name, const std::string& text) const { std::ofstream(path() / name) << text; }
    std::filesystem::path path() const { return m_folder.path().toStdString(); }

private:
    QTemporaryDir m_folder;
};

std::string recordOf(const std::string& table, const std::string& question, const std::string& sql)
{
    return R"({"table_id": ")" + table + R"(", "question": ")" + question + R"(", "sql": )" + sql + "}\n";
}

} // namespace

void TestWikiSqlReader::readsATable()
{
    const WikiSqlFolder folder;
    folder.write("q.jsonl", recordOf("t1", "Who?", R"({"sel": 0, "agg": 0, "conds": []})"));
    const auto dataset = readWikiSqlDataset(folder.path(), {"q.jsonl"});
    QVERIFY2(dataset, dataset ? "" : dataset.error().detail.c_str());
    QCOMPARE(dataset->databases.size(), size_t{1}); // only what questions are about
    const DatasetDatabase& database = dataset->databases.at("t1");
    QVERIFY(database.file.empty());
    QCOMPARE(database.schema.tables(), (std::vector<Table>{{"game", "game"}}));
    const std::vector<Column> columns{{TableId{0}, "Home team", "home team", ColumnType::Text},
                                      {TableId{0}, "Crowd", "crowd", ColumnType::Number},
                                      {TableId{0}, "Match  Date", "match date", ColumnType::Time},
                                      {TableId{0}, "#", "number", ColumnType::Number}};
    QCOMPARE(database.schema.columns(), columns);
}

void TestWikiSqlReader::writesQueries_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("query");

    QTest::newRow("no condition") << "Which?"
                                  << R"({"sel": 0, "agg": 0, "conds": []})"
                                  << R"(SELECT "Home team" FROM game)";
    QTest::newRow("aggregate") << "Largest?"
                               << R"({"sel": 1, "agg": 1, "conds": []})"
                               << "SELECT max(Crowd) FROM game";
    QTest::newRow("average") << "Average?"
                             << R"({"sel": 1, "agg": 5, "conds": []})"
                             << "SELECT avg(Crowd) FROM game";
    QTest::newRow("spelled as asked") << "How many saw St Kilda?"
                                      << R"({"sel": 1, "agg": 3, "conds": [[0, 0, "st kilda"]]})"
                                      << R"(SELECT count(Crowd) FROM game WHERE "Home team" = 'St Kilda')";
    QTest::newRow("not in the question") << "Which?"
                                         << R"({"sel": 0, "agg": 0, "conds": [[2, 0, "may 3"]]})"
                                         << R"(SELECT "Home team" FROM game WHERE "Match  Date" = 'may 3')";
    QTest::newRow("numbers") << "Over 2.5 and below 10?"
                             << R"({"sel": 0, "agg": 0, "conds": [[1, 1, "2.5"], [3, 2, 10]]})"
                             << R"(SELECT "Home team" FROM game WHERE Crowd > 2.5 AND "#" < 10)";
    QTest::newRow("nearly a number") << "54-58?"
                                     << R"({"sel": 0, "agg": 0, "conds": [[1, 0, "54-58"]]})"
                                     << R"(SELECT "Home team" FROM game WHERE Crowd = '54-58')";
}

void TestWikiSqlReader::writesQueries()
{
    QFETCH(QString, question);
    QFETCH(QString, sql);
    QFETCH(QString, query);
    const WikiSqlFolder folder;
    folder.write("q.jsonl", recordOf("t1", question.toStdString(), sql.toStdString()));
    const auto dataset = readWikiSqlDataset(folder.path(), {"q.jsonl"});
    QVERIFY2(dataset, dataset ? "" : dataset.error().detail.c_str());
    QCOMPARE(QString::fromStdString(dataset->examples.front().query), query);
    QCOMPARE(QString::fromStdString(dataset->examples.front().question), question);
}

/// "crowd" is known from the first table, "average crowd" ends like it, "venue" is unknown.
void TestWikiSqlReader::guessesMissingTypes()
{
    const WikiSqlFolder folder;
    folder.write("q.jsonl",
                 recordOf("t2", "Who?", R"({"sel": 0, "agg": 0, "conds": []})")
                     + recordOf("t3", "Which?", R"({"sel": 0, "agg": 0, "conds": []})"));
    const auto dataset = readWikiSqlDataset(folder.path(), {"q.jsonl"});
    QVERIFY(dataset);
    const Schema& schema = dataset->databases.at("t2").schema;
    QCOMPARE(schema.column(ColumnId{0}).type, ColumnType::Number);
    QCOMPARE(schema.column(ColumnId{1}).type, ColumnType::Text);
    QCOMPARE(schema.column(ColumnId{2}).type, ColumnType::Number);
    QCOMPARE(schema.table(TableId{0}).name, std::string("entry")); // all its columns are attributes of something
    QCOMPARE(dataset->databases.at("t3").schema.table(TableId{0}).name, std::string("aircraft"));
}

/// Text that a query asks for stands in the table; numbers and bounds may not.
void TestWikiSqlReader::knowsSomeCells()
{
    const WikiSqlFolder folder;
    folder.write("q.jsonl",
                 recordOf("t1", "Who saw St Kilda?", R"({"sel": 1, "agg": 0, "conds": [[0, 0, "st kilda"], [1, 0, "5"]]})")
                     + recordOf("t1", "Later?", R"({"sel": 0, "agg": 0, "conds": [[2, 1, "May"], [2, 0, "June"]]})"));
    const auto dataset = readWikiSqlDataset(folder.path(), {"q.jsonl"});
    QVERIFY(dataset);
    const DatasetDatabase& database = dataset->databases.at("t1");
    QCOMPARE(database.cells, (std::vector<CellHit>{{ColumnId{0}, "St Kilda"}, {ColumnId{2}, "June"}}));
    QCOMPARE(valuesOf(database)->cellsEqual("st  kilda").size(), size_t{1});
    QCOMPARE(valuesOf(database)->cellsEqual("May").size(), size_t{0});
}

void TestWikiSqlReader::saysWhichLineIsWrong_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("complaint");

    const auto row = [](const char* name, const std::string& table, const std::string& sql, const char* complaint) {
        QTest::newRow(name) << QString::fromStdString(recordOf(table, "?", sql)) << complaint;
    };
    row("unknown table", "t9", R"({"sel": 0, "agg": 0, "conds": []})", "There is no table 't9' in tables.jsonl.");
    row("no such column", "t1", R"({"sel": 4, "agg": 0, "conds": []})", "There is no column 4 or no aggregate 0.");
    row("no such operator", "t1", R"({"sel": 0, "agg": 0, "conds": [[0, 3, "x"]]})", "There is no column 0 or no operator 3.");
    row("no conditions", "t1", R"({"sel": 0, "agg": 0})", "key 'conds' not found");
    QTest::newRow("no JSON") << "{"
                             << "unexpected end of input; expected string literal";
}

void TestWikiSqlReader::saysWhichLineIsWrong()
{
    QFETCH(QString, line);
    QFETCH(QString, complaint);
    const WikiSqlFolder folder;
    folder.write("q.jsonl", recordOf("t1", "?", R"({"sel": 0, "agg": 0, "conds": []})") + line.toStdString());
    const auto dataset = readWikiSqlDataset(folder.path(), {"q.jsonl"});
    QVERIFY(!dataset);
    QCOMPARE(dataset.error().code, ErrorCode::InvalidData);
    const QString detail = QString::fromStdString(dataset.error().detail);
    QVERIFY2(detail.contains("q.jsonl, line 2: ") && detail.endsWith(complaint), qPrintable(detail));
}

void TestWikiSqlReader::reportsMissingFiles()
{
    const WikiSqlFolder folder;
    QCOMPARE(readWikiSqlDataset(folder.path() / "nowhere", {}).error().code, ErrorCode::FileMissing);
    QCOMPARE(readWikiSqlDataset(folder.path(), {"none.jsonl"}).error().code, ErrorCode::FileMissing);
}

void TestWikiSqlReader::readsTheDevelopmentPart()
{
    const std::filesystem::path pack = dataPacks() / "wikisql";
    const QTemporaryDir folder;
    for (const char* name : {"tables.jsonl", "dev.jsonl"}) {
        const QString target = folder.filePath(name);
        if (QProcess::execute("zstd", {"-dqf", QString::fromStdString((pack / name).string()) + ".zst", "-o", target}) != 0)
            QSKIP("WikiSQL's data pack or zstd is not there.");
    }
    const auto dataset = readWikiSqlDataset(folder.path().toStdString(), {"dev.jsonl"});
    QVERIFY2(dataset, dataset ? "" : dataset.error().detail.c_str());
    QCOMPARE(dataset->examples.size(), size_t{8410});
    for (const Example& example : dataset->examples) {
        const auto query = sql::readQuery(example.query, dataset->databaseOf(example).schema);
        QVERIFY2(query, example.query.c_str());
    }
}

RATATOSK_TEST(TestWikiSqlReader);
#include "tst_wikisql_reader.moc"
