// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/word_splitter.h"
#include "core/linking/routing/schema_router.h"
#include "tests/core/linking/links/indexed_database.h"
#include "tests/support/library_schema.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QTest>

using namespace ratatosk;

namespace {

constexpr int kFillers = 120;
constexpr int kFillerColumns = 6;

/// Tables that have nothing to do with a library, each with a key to the one before.
std::string businessScript()
{
    std::string script;
    for (int i = 0; i < kFillers; ++i) {
        script += fmt::format("CREATE TABLE gauge{0} (id INTEGER PRIMARY KEY, name TEXT, pressure{0} REAL, valve{0} TEXT, torque REAL, "
                              "prior INTEGER REFERENCES gauge{1}(id)); INSERT INTO gauge{0} VALUES (1, 'g{0}', 1, 'v{0}', 2, NULL);",
                              i, std::max(0, i - 1));
    }
    return script;
}

} // namespace

class TestSchemaRouter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leavesSmallSchemasWhole();
    void readsWhatWordsName_data();
    void readsWhatWordsName();
    void readsTheTableBetween();
    void keepsTheLimit();
    void isTheSameForTheSame();
    void readsWhatIsWished();
    void doesNotGrowWithTheSquare();

private:
    bool reads(const SchemaPart& part, const std::string& table, const std::string& column) const
    {
        const auto id = m_business.schema.findTable(table);
        return part.inPart(*m_business.schema.findColumn(*id, column)).has_value();
    }
    SchemaPart route(const std::string& question, const RouteOptions& options = {.items = 40}) const
    {
        return m_router.route(*splitQuestion(question), options);
    }

    IndexedDatabase m_business{businessScript() + libraryScript()};
    SchemaRouter m_router{m_business.schema, m_business.values};
};

void TestSchemaRouter::leavesSmallSchemasWhole()
{
    QVERIFY(!wantsRouting(librarySchema()));
    QVERIFY(wantsRouting(m_business.schema));
}

void TestSchemaRouter::readsWhatWordsName_data()
{
    QTest::addColumn<std::string>("question");
    QTest::addColumn<std::string>("table");
    QTest::addColumn<std::string>("column");
    QTest::newRow("a table") << std::string("How many shelves are there?") << std::string("shelf") << std::string("label");
    QTest::newRow("a column") << std::string("Show all titles with their pages.") << std::string("book") << std::string("pages");
    QTest::newRow("a cell") << std::string("When was Ada born?") << std::string("author") << std::string("born");
    QTest::newRow("one of many alike") << std::string("What is the valve77 of each gauge?") << std::string("gauge77")
                                       << std::string("valve77");
}

void TestSchemaRouter::readsWhatWordsName()
{
    QFETCH(std::string, question);
    QFETCH(std::string, table);
    QFETCH(std::string, column);
    QVERIFY(reads(route(question), table, column));
}

void TestSchemaRouter::readsTheTableBetween()
{
    const SchemaPart part = route("Which readers have books?");
    QVERIFY(reads(part, "loan", "book_id"));
    QVERIFY(reads(part, "loan", "reader_id"));
    QVERIFY(reads(part, "reader", "id"));
}

void TestSchemaRouter::keepsTheLimit()
{
    for (const int items : {2, 10, 40, 200}) {
        const SchemaPart part = route("Show the name and id of every gauge, book and reader.", {.items = items});
        const Schema& schema = part.schema();
        QVERIFY(schema.columnCount() + schema.tableCount() <= items);
        QVERIFY(items < 10 || schema.columnCount() + schema.tableCount() > items - kFillerColumns);
    }
}

void TestSchemaRouter::isTheSameForTheSame()
{
    const std::string question = "Which readers have books?";
    const SchemaRouter other(m_business.schema, m_business.values);
    QCOMPARE(route(question).columns(), route(question).columns());
    QCOMPARE(other.route(*splitQuestion(question), {.items = 40}).columns(), route(question).columns());
}

void TestSchemaRouter::readsWhatIsWished()
{
    const TableId shelf = *m_business.schema.findTable("shelf");
    const TableId book = *m_business.schema.findTable("book");
    const std::string question = "Show all titles with their pages.";
    QVERIFY(!route(question, {.items = 10}).inPart(shelf));
    QVERIFY(route(question, {.items = 10, .pinned = {shelf}}).inPart(shelf));
    QVERIFY(route(question, {.items = 10, .needed = m_business.schema.columnsOf(shelf)}).inPart(shelf));
    QVERIFY(!route(question, {.items = 10, .skipped = {book}}).inPart(book));
}

/// 10,000 items took 30 ms where this was written; their square would take a hundred times as long.
void TestSchemaRouter::doesNotGrowWithTheSquare()
{
    std::vector<Table> tables;
    std::vector<Column> columns;
    std::vector<ForeignKey> keys;
    for (int table = 0; table < 1'000; ++table) {
        tables.push_back({.name = fmt::format("t{}", table), .readableName = fmt::format("thing {}", table)});
        for (int column = 0; column < 9; ++column)
            columns.push_back(
                {.table = TableId{table}, .name = fmt::format("c{}", column), .readableName = fmt::format("name {}", column)});
        keys.push_back({ColumnId{9 * table}, ColumnId{9 * (table / 2)}, table});
    }
    const SchemaRouter router(*Schema::create(tables, columns, keys), ValueIndex::empty());
    const Question question = *splitQuestion("Show the name 3 of every thing whose name 4 is like that of thing 700");
    QElapsedTimer timer;
    timer.start();
    const SchemaPart part = router.route(question);
    QVERIFY2(timer.elapsed() < 500, qPrintable(QString("%1 ms").arg(timer.elapsed())));
    QVERIFY(part.inPart(TableId{700}));
}

RATATOSK_TEST(TestSchemaRouter);
#include "tst_schema_router.moc"
