// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/help_with_sql/table_statements.h"
#include "core/database/engine/connection.h"
#include "core/database/engine/schema_reader.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// Looking into tables, odd names included.
class TestTableStatements : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runReadOnly_data();
    void runReadOnly();
    void tellTheStructure();
    void knowTheRowNumber();
    void beginQuestions();

private:
    const ScratchDatabase m_file{R"sql(CREATE TABLE "it's, odd"(id INTEGER PRIMARY KEY, "group" TEXT NOT NULL DEFAULT 'x');
        CREATE TABLE plain(a REFERENCES "it's, odd"(id)); CREATE INDEX by_group ON "it's, odd"("group");
        INSERT INTO "it's, odd"("group") VALUES ('u'), ('v'), ('v');)sql"};
    const Schema m_schema = *readSchema(*Connection::open(m_file.file()));
    const TableId m_odd = *m_schema.findTable("it's, odd");
    const TableId m_plain = *m_schema.findTable("plain");
    const ColumnId m_group = *m_schema.findColumn(m_odd, "group");
};

namespace {

std::vector<std::vector<Cell>> rowsOf(const std::filesystem::path& file, const std::string& statement)
{
    const auto connection = Connection::open(file);
    const auto table = connection ? connection->run(statement) : Result<ResultTable>(connection.error());
    return table ? table->rows : std::vector<std::vector<Cell>>{{table.error().detail}};
}

} // namespace

void TestTableStatements::runReadOnly_data()
{
    QTest::addColumn<QString>("statement");
    QTest::addColumn<int>("rows");
    QTest::newRow("rows") << QString::fromStdString(rowsStatement(m_odd, m_schema)) << 3;
    QTest::newRow("values") << QString::fromStdString(valueCountStatement(m_group, m_schema)) << 2;
    QTest::newRow("columns") << QString::fromStdString(structureStatements(m_odd, m_schema)[0]) << 2;
    QTest::newRow("keys") << QString::fromStdString(structureStatements(m_plain, m_schema)[1]) << 1;
    QTest::newRow("made by") << QString::fromStdString(structureStatements(m_odd, m_schema)[2]) << 2;
}

void TestTableStatements::runReadOnly()
{
    QFETCH(QString, statement);
    QTEST(static_cast<int>(rowsOf(m_file.file(), statement.toStdString()).size()), "rows");
}

void TestTableStatements::tellTheStructure()
{
    using Row = std::vector<Cell>;
    const auto columns = rowsOf(m_file.file(), structureStatements(m_odd, m_schema)[0]);
    QVERIFY((columns[0] == Row{"id", "INTEGER", "yes", "no", ""}));
    QVERIFY((columns[1] == Row{"group", "TEXT", "", "no", "'x'"}));
    QVERIFY((rowsOf(m_file.file(), structureStatements(m_plain, m_schema)[1])[0] == Row{"a", "it's, odd", "id"}));
    QVERIFY((rowsOf(m_file.file(), valueCountStatement(m_group, m_schema))[0] == Row{"v", std::int64_t{2}}));
}

void TestTableStatements::beginQuestions()
{
    QCOMPARE(questionBeginning({"HUT_NO", "hut"}), std::string("Which huts "));
    QCOMPARE(questionBeginning({"order_details", "order details"}), std::string("Which order details "));
}

void TestTableStatements::knowTheRowNumber()
{
    QVERIFY(rowNumberOf(m_odd, m_schema) == m_schema.findColumn(m_odd, "id"));
    QVERIFY(!rowNumberOf(m_plain, m_schema));
}

RATATOSK_TEST(TestTableStatements);
#include "tst_table_statements.moc"
