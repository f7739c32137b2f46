// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/dataset/spider_reader.h"

#include "tests/support/data_packs.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace ratatosk;

class TestSpiderReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTablesColumnsAndKeys();
    void readsQuestionsInFileOrder();
    void saysWhichRecordIsWrong_data();
    void saysWhichRecordIsWrong();
    void reportsMissingFiles();
    void refusesUnknownDatabases();
    void readsAllOfSpider();
};

namespace {

const char* const pets = R"([{"db_id": "pets",
    "table_names": ["owner", "the pet"], "table_names_original": ["Owner", "Pet"],
    "column_names": [[-1, "*"], [0, "owner id"], [0, "born"], [1, "pet id"], [1, "owner id"], [1, "is tame"]],
    "column_names_original": [[-1, "*"], [0, "OID"], [0, "Born"], [1, "PID"], [1, "OID"], [1, "Tame"]],
    "column_types": ["text", "number", "time", "number", "number", "boolean"],
    "primary_keys": [1, 3], "foreign_keys": [[4, 1]]}])";

/// A folder in Spider's layout that goes away with the object.
class SpiderFolder
{
public:
    explicit SpiderFolder(const std::string& tables = pets) { write("tables.json", tables); }

    void write(const std::string& name, const std::string& text) const { std::ofstream(path() / name) << text; }
    std::filesystem::path path() const { return m_folder.path().toStdString(); }

private:
    QTemporaryDir m_folder;
};

} // namespace

void TestSpiderReader::readsTablesColumnsAndKeys()
{
    const SpiderFolder folder;
    const auto databases = readSpiderDatabases(folder.path());
    QVERIFY2(databases, databases ? "" : databases.error().detail.c_str());
    const DatasetDatabase& database = databases->at("pets");
    QCOMPARE(database.file, folder.path() / "database/pets/pets.sqlite");

    const Schema& schema = database.schema;
    QCOMPARE(schema.tables(), (std::vector<Table>{{"Owner", "owner"}, {"Pet", "the pet"}}));
    const std::vector<Column> columns{{TableId{0}, "OID", "owner id", ColumnType::Number, "", true},
                                      {TableId{0}, "Born", "born", ColumnType::Time, "", false},
                                      {TableId{1}, "PID", "pet id", ColumnType::Number, "", true},
                                      {TableId{1}, "OID", "owner id", ColumnType::Number, "", false},
                                      {TableId{1}, "Tame", "is tame", ColumnType::Boolean, "", false}};
    QCOMPARE(schema.columns(), columns);
    QCOMPARE(schema.foreignKeys(), (std::vector<ForeignKey>{{ColumnId{3}, ColumnId{0}, 0, false}}));
}

void TestSpiderReader::readsQuestionsInFileOrder()
{
    const SpiderFolder folder;
    folder.write("first.json", R"([{"db_id": "pets", "question": "How many?", "query": "SELECT count(*) FROM Pet", "other": 1}])");
    folder.write("second.json", R"([{"db_id": "pets", "question": "Who?", "query": "SELECT OID FROM Owner"}])");
    const auto dataset = readSpiderDataset(folder.path(), {"first.json", folder.path() / "second.json"});
    QVERIFY(dataset);
    const std::vector<Example> expected{{"pets", "How many?", "SELECT count(*) FROM Pet"}, {"pets", "Who?", "SELECT OID FROM Owner"}};
    QCOMPARE(dataset->examples, expected);
    QCOMPARE(dataset->databaseOf(expected[1]).id, std::string("pets"));
}

void TestSpiderReader::saysWhichRecordIsWrong_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("complaint"); // what the sentence ends with

    const QString good = R"({"db_id": "pets", "question": "", "query": ""})";
    QTest::newRow("no JSON") << "q.json"
                             << "["
                             << "unexpected end of input; expected '[', '{', or a literal";
    QTest::newRow("no array") << "q.json"
                              << "{}"
                              << "q.json does not hold a JSON array.";
    QTest::newRow("field missing") << "q.json"
                                   << "[" + good + R"(, {"db_id": "pets", "question": ""}])"
                                   << "q.json, record 1: key 'query' not found";
    QTest::newRow("field of wrong type") << "q.json"
                                         << R"([{"db_id": "pets", "question": 5, "query": ""}])"
                                         << "q.json, record 0: type must be string, but is number";
    QTest::newRow("record is no object") << "q.json"
                                         << "[3]"
                                         << "q.json, record 0: cannot use at() with number";
    QTest::newRow("unknown database") << "q.json"
                                      << R"([{"db_id": "cars", "question": "", "query": ""}])"
                                      << "q.json, record 0: There is no database 'cars' in tables.json.";
    const QString tables = pets;
    QTest::newRow("no star") << "tables.json" << QString(tables).replace(R"([[-1, "*"], [0, "OID"])", R"([[0, "OID"])")
                             << "tables.json, record 0: Column 0 is not [-1, \"*\"].";
    QTest::newRow("key to nowhere") << "tables.json" << QString(tables).replace("[4, 1]", "[4, 9]")
                                    << "tables.json, record 0: Foreign key 0 names a column that does not exist.";
    QTest::newRow("key to the star") << "tables.json" << QString(tables).replace("[4, 1]", "[4, 0]")
                                     << "tables.json, record 0: Foreign key 0 names a column that does not exist.";
    QTest::newRow("described twice") << "tables.json" << tables.chopped(1) + "," + tables.mid(1)
                                     << "tables.json, record 1: Database 'pets' was described before.";
}

void TestSpiderReader::saysWhichRecordIsWrong()
{
    QFETCH(QString, file);
    QFETCH(QString, text);
    QFETCH(QString, complaint);
    const SpiderFolder folder;
    folder.write("q.json", "[]");
    folder.write(file.toStdString(), text.toStdString());
    const auto dataset = readSpiderDataset(folder.path(), {"q.json"});
    QVERIFY(!dataset);
    QCOMPARE(dataset.error().code, ErrorCode::InvalidData);
    const QString detail = QString::fromStdString(dataset.error().detail);
    QVERIFY2(detail.endsWith(complaint), qPrintable(detail));
    QVERIFY2(detail.contains(QString::fromStdString(folder.path().string())), qPrintable(detail));
}

void TestSpiderReader::reportsMissingFiles()
{
    const SpiderFolder folder;
    const auto examples = readSpiderExamples(folder.path() / "none.json");
    QVERIFY(!examples);
    QCOMPARE(examples.error().code, ErrorCode::FileMissing);
    QCOMPARE(readSpiderDatabases(folder.path() / "nowhere").error().code, ErrorCode::FileMissing);
}

void TestSpiderReader::refusesUnknownDatabases()
{
    const SpiderFolder folder("[]");
    folder.write("q.json", R"([{"db_id": "pets", "question": "", "query": ""}])");
    const auto dataset = readSpiderDataset(folder.path(), {"q.json"});
    QVERIFY(!dataset);
    QCOMPARE(dataset.error().code, ErrorCode::InvalidData);
}

void TestSpiderReader::readsAllOfSpider()
{
    const std::filesystem::path folder = dataPacks() / "spider";
    if (!std::filesystem::exists(folder))
        QSKIP("Spider's data pack is not there.");
    const auto dataset = readSpiderDataset(folder, {"train_spider.json", "train_others.json", "dev.json"});
    QVERIFY2(dataset, dataset ? "" : dataset.error().detail.c_str());
    QCOMPARE(dataset->databases.size(), size_t{166});
    QCOMPARE(dataset->examples.size(), size_t{7000 + 1659 + 1034});
    size_t tables = 0;
    size_t columns = 0;
    size_t foreignKeys = 0;
    for (const auto& [id, database] : dataset->databases) {
        tables += database.schema.tables().size();
        columns += database.schema.columns().size();
        foreignKeys += database.schema.foreignKeys().size();
    }
    QCOMPARE(tables, size_t{876});
    QCOMPARE(columns, size_t{4669 - 166}); // without a star each
    QCOMPARE(foreignKeys, size_t{795});
}

RATATOSK_TEST(TestSpiderReader);
#include "tst_spider_reader.moc"
