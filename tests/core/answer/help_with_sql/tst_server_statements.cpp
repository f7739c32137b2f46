// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/help_with_sql/name_suggestion.h"
#include "core/answer/help_with_sql/query_plan.h"
#include "core/answer/help_with_sql/row_window.h"
#include "core/answer/help_with_sql/sql_completion.h"
#include "core/answer/help_with_sql/sql_parameters.h"
#include "core/answer/help_with_sql/table_statements.h"
#include "core/database/schema/identifier.h"
#include "core/files/opening/database_browser.h"
#include "core/files/rows/cell_filter.h"
#include "core/files/rows/column_values.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace ratatosk;

/// Statements that the program writes by itself, understood by a server.
class TestServerStatements : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void lookIntoTables();
    void tellTheStructure();
    void pagesMakeTheWhole_data();
    void pagesMakeTheWhole();
    void testCells_data();
    void testCells();
    void filterByIndexes_data();
    void filterByIndexes();
    void findValuesByPrefix_data();
    void findValuesByPrefix();
    void showThePlan();
    void completeNames();
    void correctNames();
    void leaveTypesAlone();

private:
    using Rows = std::vector<std::vector<Cell>>;

    Rows rowsOf(const std::string& sql) const
    {
        const auto table = m_browser->run(sql, 100'000);
        return table ? table->rows : Rows{{table.error().detail, sql}};
    }
    /// What the server complains of, as rowsOf() gives it.
    static const char* faultIn(const Rows& rows)
    {
        const auto* text = rows.empty() || rows.front().empty() ? nullptr : std::get_if<std::string>(&rows.front().front());
        return text ? text->c_str() : "";
    }
    TableId table(const char* name) const { return m_browser->schema().findTable(name).value_or(TableId{}); }

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<DatabaseBrowser> m_browser;
};

void TestServerStatements::initTestCase()
{
    if (!PostgresServer::isInstalled())
        QSKIP("needs PostgreSQL");
    m_server = std::make_unique<PostgresServer>();
    m_server->run(R"(CREATE SCHEMA store;
        CREATE TABLE "it's, Odd" (id bigint PRIMARY KEY, "Group" text NOT NULL, n integer, seen timestamp, is_new boolean, raw bytea);
        INSERT INTO "it's, Odd" SELECT i * 3, 'g' || i % 5, CASE WHEN i % 7 = 0 THEN NULL ELSE i % 11 END, '2024-01-01'::date + i, i < 9,
          '\x00' FROM generate_series(1, 97) i;
        CREATE TABLE store.item (code text, part_of bigint REFERENCES "it's, Odd", price numeric(10, 2));
        INSERT INTO store.item SELECT 'Code ' || i, 3 * (1 + i % 97), i / 4.0 FROM generate_series(1, 40) i;
        CREATE INDEX by_code ON store.item (code);
        CREATE TABLE many (id bigint PRIMARY KEY, n integer, code text, name varchar(40), seen date);
        INSERT INTO many SELECT i, i, to_char(i, 'FM00-000'), 'Name ' || i, '2000-01-01'::date + i FROM generate_series(1, 50000) i;
        CREATE INDEX ON many (n); CREATE INDEX ON many (code); CREATE INDEX ON many (lower(name)); CREATE INDEX ON many (seen);
        ANALYZE)");
    auto browser = DatabaseBrowser::open(m_server->address());
    QVERIFY2(browser, browser ? "" : browser.error().detail.c_str());
    m_browser = *std::move(browser);
}

void TestServerStatements::lookIntoTables()
{
    const Schema& schema = m_browser->schema();
    QCOMPARE(nameInStatement("it's, Odd", schema), std::string("\"it's, Odd\""));
    QCOMPARE(nameInStatement("store.item", schema), std::string("store.item"));
    QCOMPARE(nameInStatement("Group", schema), std::string("\"Group\""));
    QCOMPARE(rowsStatement(table("store.item"), schema), std::string("SELECT * FROM store.item"));
    QCOMPARE(rowsOf(rowsStatement(table("it's, Odd"), schema)).size(), std::size_t(97));
    QCOMPARE(rowsOf(rowCountStatement(table("store.item"), schema, 100)).front().front(), Cell(std::int64_t{40}));
    QCOMPARE(rowsOf(rowCountStatement(table("store.item"), schema, 10)).front().front(), Cell(std::int64_t{11}));
    const auto group = *schema.findColumn(table("it's, Odd"), "Group");
    QCOMPARE(rowsOf(valueCountStatement(group, schema)).size(), std::size_t(5));
    QVERIFY(rowNumberOf(table("it's, Odd"), schema) && !rowNumberOf(table("store.item"), schema));
}

void TestServerStatements::tellTheStructure()
{
    const auto structure = structureStatements(table("store.item"), m_browser->schema());
    const Rows columns = rowsOf(structure[0]), keys = rowsOf(structure[1]), parts = rowsOf(structure[2]);
    QCOMPARE(columns.size(), std::size_t(3));
    QVERIFY((columns[0] == std::vector<Cell>{"code", "text", "", "yes"}));
    QVERIFY((keys == Rows{{"part_of", "\"it's, Odd\"", "id"}}));
    QCOMPARE(parts.size(), std::size_t(1));
    QCOMPARE(parts[0][1], Cell("by_code"));
    QCOMPARE(rowsOf(structureStatements(table("it's, Odd"), m_browser->schema())[0])[0][2], Cell("yes"));
}

void TestServerStatements::pagesMakeTheWhole_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("sortColumn");
    QTest::addColumn<QString>("filter");
    QTest::newRow("a table") << "SELECT * FROM \"it's, Odd\"" << -1 << "";
    QTest::newRow("a table, sorted, with equal values") << "SELECT * FROM \"it's, Odd\"" << 2 << "";
    QTest::newRow("a table, filtered") << "SELECT * FROM \"it's, Odd\"" << -1 << "> 30";
    QTest::newRow("without a number as key") << "SELECT * FROM store.item" << 0 << "";
    QTest::newRow("any statement") << "SELECT code, price AS \"The Price\" FROM store.item; -- all" << 1 << "~ code 1";
}

void TestServerStatements::pagesMakeTheWhole()
{
    QFETCH(QString, sql);
    QFETCH(int, sortColumn);
    QFETCH(QString, filter);
    const auto whole = m_browser->run(sql.toStdString(), 1'000);
    QVERIFY(whole);
    RowWindow window{.filters = {filter.toStdString()}, .sortColumn = sortColumn, .count = 1'000};
    const Rows all = rowsOf(windowStatement(sql.toStdString(), whole->columns, window, m_browser->schema()));
    QVERIFY2(!all.empty() && all.front().size() == whole->columns.size(), faultIn(all));
    const Rows counted = rowsOf(windowCountStatement(sql.toStdString(), whole->columns, window, m_browser->schema()));
    QCOMPARE(counted.front().front(), Cell(static_cast<std::int64_t>(all.size())));
    QVERIFY(filter.isEmpty() ? all.size() == whole->rows.size() : all.size() < whole->rows.size());
    Rows joined;
    window.count = 7;
    window.total = static_cast<std::int64_t>(all.size());
    for (window.first = 0; window.first < window.total; window.first += window.count) {
        for (auto& row : rowsOf(windowStatement(sql.toStdString(), whole->columns, window, m_browser->schema())))
            joined.push_back(row);
    }
    QCOMPARE(joined.size(), all.size());
    QVERIFY(joined == all);
}

void TestServerStatements::testCells_data()
{
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("passing");
    QTest::newRow("number") << "n"
                            << "= 3" << 7;
    QTest::newRow("unequal") << "id"
                             << "!= 3" << 96;
    QTest::newRow("number among texts") << "\"Group\""
                                        << "> 3" << 0;
    QTest::newRow("unequal among texts") << "\"Group\""
                                         << "!= 3" << 97;
    QTest::newRow("without case") << "\"Group\""
                                  << "= G1" << 20;
    QTest::newRow("contains") << "\"Group\""
                              << "G1" << 20;
    QTest::newRow("contains in numbers") << "id"
                                         << "~ 29" << 2;
    QTest::newRow("a wildcard is a letter") << "\"Group\""
                                            << "~ %" << 0;
    QTest::newRow("day") << "seen"
                         << "< 2024-01-05" << 3;
    QTest::newRow("truth") << "is_new"
                           << "= true" << 8;
    QTest::newRow("null") << "n"
                          << "NULL" << 13;
    QTest::newRow("quote") << "\"Group\""
                           << "= it's" << 0;
}

void TestServerStatements::testCells()
{
    QFETCH(QString, column);
    QFETCH(QString, typed);
    QFETCH(int, passing);
    const auto id = m_browser->schema().findColumn(table("it's, Odd"), column.remove(QLatin1Char('"')).toStdString());
    QVERIFY(id);
    const Column& stored = m_browser->schema().column(*id);
    for (const Column* known : {static_cast<const Column*>(nullptr), &stored}) {
        const std::string condition = conditionOf(readCellTest(typed.toStdString()), quotedIdentifier(stored.name), Dialect::Postgres,
                                                  known);
        const Rows rows = rowsOf("SELECT count(*) FROM \"it's, Odd\" WHERE " + condition);
        QVERIFY2(rows.front().size() == 1, faultIn(rows));
        QCOMPARE(rows.front().front(), Cell(std::int64_t{passing}));
    }
}

void TestServerStatements::filterByIndexes_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("typed");
    QTest::newRow("number") << 1 << "= 77";
    QTest::newRow("a range of numbers") << 1 << "< 30";
    QTest::newRow("text without letters") << 2 << "= 12-345";
    QTest::newRow("text in any case") << 3 << "= NAME 77";
    QTest::newRow("day") << 4 << "< 2000-01-05";
}

/// Rows and their count.
void TestServerStatements::filterByIndexes()
{
    QFETCH(int, column);
    QFETCH(QString, typed);
    const std::string sql = "SELECT * FROM many";
    std::vector<std::string> filters(static_cast<std::size_t>(column) + 1);
    filters.back() = typed.toStdString();
    const RowWindow window{.filters = filters, .count = 100};
    const std::vector<std::string> columns{"id", "n", "code", "name", "seen"};
    for (const std::string& statement :
         {windowStatement(sql, columns, window, m_browser->schema()), windowCountStatement(sql, columns, window, m_browser->schema())}) {
        QVERIFY2(rowsOf(statement).front().front() != Cell(std::int64_t{0}), statement.c_str());
        const QByteArray plan = m_server->run(QByteArray::fromStdString("EXPLAIN " + statement));
        QVERIFY2(plan.contains("Index") && !plan.contains("Seq Scan"), plan.constData());
    }
}

void TestServerStatements::findValuesByPrefix_data()
{
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("prefix");
    QTest::addColumn<QString>("values");
    QTest::newRow("text, without case") << "Group"
                                        << "G1"
                                        << "'g1'";
    QTest::newRow("numbers in their order") << "n"
                                            << "1"
                                            << "1|10";
    QTest::newRow("truth") << "is_new"
                           << "t"
                           << "'true'";
    QTest::newRow("bytes") << "raw"
                           << ""
                           << "";
    QTest::newRow("no pattern") << "Group"
                                << "%"
                                << "";
}

void TestServerStatements::findValuesByPrefix()
{
    QFETCH(QString, column);
    QFETCH(QString, prefix);
    const auto id = *m_browser->schema().findColumn(table("it's, Odd"), column.toStdString());
    const auto found = columnValues(*m_browser, id, prefix.toStdString(), 10);
    QVERIFY2(found, found ? "" : found.error().detail.c_str());
    QStringList texts;
    for (const std::string& value : *found)
        texts << QString::fromStdString(value);
    QTEST(texts.join('|'), "values");
}

void TestServerStatements::showThePlan()
{
    const auto plan = queryPlan(*m_browser, "SELECT code FROM store.item WHERE price > 3 ORDER BY price");
    QVERIFY2(plan, plan ? "" : plan.error().detail.c_str());
    QCOMPARE(plan->size(), std::size_t(1));
    QCOMPARE(plan->front().kind, PlanStep::Kind::SortInMemory);
    QCOMPARE(plan->front().children.front().kind, PlanStep::Kind::Scan);
    QCOMPARE(plan->front().children.front().table, std::string("item"));
    const auto found = queryPlan(*m_browser, "SELECT * FROM \"it's, Odd\" WHERE id = 3");
    QVERIFY(found);
    QVERIFY(found->front().kind == PlanStep::Kind::Search || found->front().kind == PlanStep::Kind::Scan);
    QVERIFY(!serverPlanOf("[{\"Plan\": "));
    QVERIFY(!queryPlan(*m_browser, "DELETE FROM store.item"));
}

void TestServerStatements::completeNames()
{
    const std::string sql = "SELECT * FROM st";
    const auto words = completionAt(sql, static_cast<int>(sql.size()), m_browser->schema()).words;
    QVERIFY(std::ranges::find(words, "store.item") != words.end());
    const std::string columns = "SELECT i. FROM store.item i";
    const auto named = completionAt(columns, 9, m_browser->schema()).words;
    QVERIFY(std::ranges::find(named, "part_of") != named.end());
    const std::string cased = "SELECT G FROM \"it's, Odd\"";
    const auto quoted = completionAt(cased, 8, m_browser->schema()).words;
    QVERIFY(std::ranges::find(quoted, "\"Group\"") != quoted.end());
}

void TestServerStatements::correctNames()
{
    const std::string sql = "SELECT cdoe FROM store.item";
    const auto wrong = m_browser->run(sql, 1);
    QVERIFY(!wrong);
    QVERIFY(isAboutName(wrong.error().detail));
    const auto rewritten = suggestName(sql, wrong.error().detail, m_browser->schema());
    QVERIFY(rewritten);
    QCOMPARE(rewritten->replacement, std::string("code"));
    QVERIFY(isAboutName(m_browser->run("SELECT * FROM nowhere", 1).error().detail));
    QVERIFY(!isAboutName(m_browser->run("SELECT code + 1 FROM store.item", 1).error().detail));
}

/// `::` says a type there, and signs that stand for parameters elsewhere are operators.
void TestServerStatements::leaveTypesAlone()
{
    const std::string sql = "SELECT price::text, :least::numeric FROM store.item WHERE code = :code AND price @ 1 > $1";
    QCOMPARE(parametersIn(sql, Dialect::Postgres), (std::vector<std::string>{":least", ":code"}));
    QCOMPARE(withParameters("SELECT :a::text, b::int", {{":a", "1"}}, Dialect::Postgres), std::string("SELECT 1::text, b::int"));
}

RATATOSK_TEST(TestServerStatements);
#include "tst_server_statements.moc"
