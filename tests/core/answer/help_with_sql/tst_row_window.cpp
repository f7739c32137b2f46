// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/help_with_sql/row_window.h"
#include "core/database/engine/connection.h"
#include "core/database/engine/schema_reader.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace ratatosk;

/// Pages of what a statement finds, put together again, are what it finds.
class TestRowWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pagesMakeTheWhole_data();
    void pagesMakeTheWhole();
    void sortsWithNullLast();
    void countsWhatPasses();
    void readsThroughIndexes();
    void findsAllThatPass();
    void refusesWhatReadsNoRows();

private:
    using Rows = std::vector<std::vector<Cell>>;

    Rows rowsOf(const std::string& sql) const;
    std::vector<std::string> columnsOf(const std::string& sql) const;
    std::string windowed(const std::string& sql, const RowWindow& window) const;

    const ScratchDatabase m_file{R"sql(CREATE TABLE keyed(id INTEGER PRIMARY KEY, "group" TEXT, n INTEGER);
        CREATE INDEX by_n ON keyed(n);
        CREATE TABLE plain(a, b);
        CREATE TABLE other(code TEXT PRIMARY KEY, n INTEGER) WITHOUT ROWID;
        WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < 97)
          INSERT INTO keyed SELECT i * 3, 'g' || i % 5, CASE WHEN i % 7 = 0 THEN NULL ELSE i % 11 END FROM c;
        INSERT INTO plain SELECT id, "group" FROM keyed;
        INSERT INTO other SELECT 'c' || id, n FROM keyed;)sql"};
    const Connection m_connection = std::move(*Connection::open(m_file.file()));
    const Schema m_schema = *readSchema(m_connection);
};

TestRowWindow::Rows TestRowWindow::rowsOf(const std::string& sql) const
{
    const auto table = m_connection.run(sql);
    return table ? table->rows : Rows{{table.error().detail, sql}};
}

std::vector<std::string> TestRowWindow::columnsOf(const std::string& sql) const
{
    const auto table = m_connection.run(sql);
    return table ? table->columns : std::vector<std::string>();
}

std::string TestRowWindow::windowed(const std::string& sql, const RowWindow& window) const
{
    return windowStatement(sql, columnsOf(sql), window, m_schema);
}

void TestRowWindow::pagesMakeTheWhole_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("sortColumn");
    QTest::newRow("a table") << "SELECT * FROM keyed" << -1;
    QTest::newRow("a table, sorted, with equal values") << "SELECT * FROM keyed" << 2;
    QTest::newRow("without a number as key") << "SELECT * FROM other" << 1;
    QTest::newRow("without a key") << "SELECT * FROM plain" << 0;
    QTest::newRow("columns of one name") << "SELECT k.n, o.n FROM keyed k JOIN other o ON o.code = 'c' || k.id ORDER BY k.id" << -1;
    QTest::newRow("with a remark behind") << "SELECT id, n + 1 FROM keyed WHERE n > 2 ORDER BY n, id; -- all of them" << -1;
    QTest::newRow("a limit of its own") << "SELECT id FROM keyed ORDER BY id LIMIT 20" << -1;
    QTest::newRow("WITH") << "WITH x AS (SELECT id FROM keyed) SELECT * FROM x" << -1;
    QTest::newRow("VALUES") << "VALUES (1, 'a'), (2, 'b'), (3, 'c')" << -1;
}

void TestRowWindow::pagesMakeTheWhole()
{
    QFETCH(QString, sql);
    QFETCH(int, sortColumn);
    const std::string statement = sql.toStdString();
    const Rows all = rowsOf(windowed(statement, {{}, sortColumn, true, 0, 1000, -1}));
    QCOMPARE(all.size(), rowsOf(statement).size());
    if (sortColumn < 0)
        QVERIFY(all == rowsOf(statement));
    for (const std::int64_t total : {std::int64_t{-1}, static_cast<std::int64_t>(all.size())}) {
        Rows pages;
        for (std::int64_t first = 0; first < static_cast<std::int64_t>(all.size()); first += 10)
            std::ranges::move(rowsOf(windowed(statement, {{}, sortColumn, true, first, 10, total})), std::back_inserter(pages));
        QVERIFY2(pages == all, qPrintable(QString::number(total)));
    }
}

void TestRowWindow::sortsWithNullLast()
{
    for (const bool isDescending : {false, true}) {
        for (const char* sql : {"SELECT * FROM keyed", "SELECT id, n AS m, n FROM keyed"}) {
            const Rows rows = rowsOf(windowed(sql, {{}, 2, isDescending, 0, 1000, -1}));
            QCOMPARE(rows.size(), size_t{97});
            QCOMPARE(rows.front()[2], Cell(std::int64_t{isDescending ? 10 : 0}));
            QCOMPARE(rows.back()[2], Cell(Null{}));
        }
    }
}

void TestRowWindow::countsWhatPasses()
{
    const RowWindow window{{"", "= G2", "> 3"}, -1, false, 0, 1000, -1};
    const std::string table = "SELECT * FROM keyed";
    const Rows rows = rowsOf(windowed(table, window));
    QVERIFY(rows == rowsOf("SELECT * FROM keyed WHERE \"group\" = 'g2' AND n > 3"));
    QCOMPARE(rowsOf(windowCountStatement(table, columnsOf(table), window, m_schema)).front().front(),
             Cell(static_cast<std::int64_t>(rows.size())));
    const std::string typed = "SELECT k.id, k.\"group\", k.n FROM keyed k";
    QVERIFY(rowsOf(windowed(typed, window)) == rows);
}

/// What would take long with ten million rows.
void TestRowWindow::readsThroughIndexes()
{
    const auto plan = [&](const RowWindow& window) {
        std::string text;
        for (const std::vector<Cell>& row : rowsOf("EXPLAIN QUERY PLAN " + windowed("SELECT * FROM keyed", window)))
            text += std::get<std::string>(row[3]) + '\n';
        return text;
    };
    for (const bool isDescending : {false, true}) {
        const std::string sorted = plan({{}, 2, isDescending, 50, 10, 97});
        QVERIFY2(sorted.find("COVERING INDEX by_n") != std::string::npos, sorted.c_str());
    }
    const std::string found = plan({{"", "", "= 5"}, -1, false, 0, 10, -1});
    QVERIFY2(found.find("by_n (n=?)") != std::string::npos, found.c_str());
    const std::string last = windowed("SELECT * FROM keyed", {{}, -1, false, 90, 10, 97});
    QVERIFY2(last.find("DESC LIMIT 7 OFFSET 0") != std::string::npos, last.c_str());
}

/// Whatever page is looked at.
void TestRowWindow::findsAllThatPass()
{
    const std::string sql = "SELECT id, n FROM keyed ORDER BY id";
    const auto arranged = [&](const RowWindow& window) { return arrangedStatement(sql, {"id", "n"}, window, m_schema); };
    QCOMPARE(arranged({.filters = {"", ""}, .first = 20, .count = 10}), sql);
    const Rows all = rowsOf(
        arranged({.filters = {"> 90", ""}, .sortColumn = 0, .isDescending = true, .first = 20, .count = 10, .total = 67}));
    QCOMPARE(all.size(), std::size_t(67)); // 93, 96 to 291
    QCOMPARE(std::get<std::int64_t>(all.front()[0]), std::int64_t(291));
    QCOMPARE(arrangedStatement("PRAGMA user_version", {"user_version"}, {.sortColumn = 0}, m_schema), std::string("PRAGMA user_version"));
}

void TestRowWindow::refusesWhatReadsNoRows()
{
    QVERIFY(canBeWindowed("/* all */ Select 1"));
    QVERIFY(canBeWindowed("VALUES(1)"));
    for (const char* sql : {"", " -- nothing", "PRAGMA table_list", "EXPLAIN SELECT 1", "DELETE FROM keyed"})
        QVERIFY2(!canBeWindowed(sql), sql);
}

RATATOSK_TEST(TestRowWindow);
#include "tst_row_window.moc"
