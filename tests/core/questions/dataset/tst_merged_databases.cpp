// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/connection.h"
#include "core/questions/dataset/merged_databases.h"
#include "tests/support/library_schema.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace ratatosk;

class TestMergedDatabases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void setsDatabasesSideBySide();
    void hidesADatabaseAmongOthers();
    void fillsSchemas();
    void writesTheRows();

private:
    DatasetDatabase dogs() const
    {
        const std::vector<Column> columns{{.table = TableId{0}, .name = "name"}, {.table = TableId{1}, .name = "stars"}};
        return {"dogs", *Schema::create({{.name = "dog"}, {.name = "review"}}, columns, {}), m_dogs.file(), {}};
    }

    ScratchDatabase m_libraryFile{libraryScript()};
    ScratchDatabase m_dogs{"CREATE TABLE dog (name TEXT); INSERT INTO dog VALUES ('Rex'), ('Bella'); CREATE TABLE review (stars INTEGER);"};
    DatasetDatabase m_library{"library", librarySchema(), m_libraryFile.file(), {}};
};

void TestMergedDatabases::setsDatabasesSideBySide()
{
    MergedDatabases merged;
    merged.add(dogs(), "dogs");
    merged.add(m_library, "library");
    QCOMPARE(merged.schema.tableCount(), 8);
    QCOMPARE(merged.schema.columnCount(), 20);
    QCOMPARE(index(merged.firstTable.at("library")), 2);
    QCOMPARE(index(merged.firstColumn.at("library")), 2);
    QCOMPARE(merged.schema.table(TableId{7}).name, std::string("review_2")); // the dogs' was first
    QCOMPARE(merged.tables[7].name, std::string("review"));
    QCOMPARE(merged.schema.foreignKeys().front(), (ForeignKey{ColumnId{7}, ColumnId{2}, 0}));
}

void TestMergedDatabases::hidesADatabaseAmongOthers()
{
    const DatasetDatabase other = dogs();
    DatasetDatabase cats = other;
    cats.id = "cats";
    cats.schema = *Schema::create({{.name = "cat"}}, {{.table = TableId{0}, .name = "name"}}, {});
    const MergedDatabases merged = drowned(m_library, {&other, &cats}, 5, 1);
    QCOMPARE(index(merged.firstTable.at("library")), 0);
    QVERIFY(merged.has("cats"));
    QVERIFY(!merged.has("dogs")); // its reviews would take the name of the library's
    QVERIFY(merged.tables.front().isWhole && !merged.tables.back().isWhole);
}

void TestMergedDatabases::fillsSchemas()
{
    const DatasetDatabase other = dogs();
    const auto small = merged({&other, &m_library}, 2, 1);
    QCOMPARE(small.size(), std::size_t(2));
    QVERIFY(small.front().has("dogs") != small.back().has("dogs"));
    const auto large = merged({&other, &m_library}, 14, 1);
    QCOMPARE(large.size(), std::size_t(1));
    QVERIFY(large.front().schema.tableCount() >= 14);
}

void TestMergedDatabases::writesTheRows()
{
    const QTemporaryDir folder;
    const std::filesystem::path file = std::filesystem::path(folder.path().toStdString()) / "merged.sqlite";
    const DatasetDatabase other = dogs();
    MergedDatabases merged;
    merged.add(m_library, "library", true);
    merged.add(other, "dogs");
    QVERIFY(writeMergedFile(merged, file, 1));
    const auto connection = Connection::open(file);
    QVERIFY(connection);
    const auto rowsOf = [&](const char* table) {
        return std::get<std::int64_t>(connection->run(fmt::format("SELECT count(*) FROM {}", table))->rows[0][0]);
    };
    QCOMPARE(rowsOf("book"), 3); // all
    QCOMPARE(rowsOf("dog"), 1);  // of two
    QCOMPARE(rowsOf("review_2"), 0);
    QVERIFY(!writeMergedFile(merged, "/nowhere/merged.sqlite", 1));
}

RATATOSK_TEST(TestMergedDatabases);
#include "tst_merged_databases.moc"
