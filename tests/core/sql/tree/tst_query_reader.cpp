// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/library_schema.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;
using namespace ratatosk::sql;

class TestQueryReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsClauses();
    void readsConditionsByPrecedence();
    void resolvesNamesInnermostFirst();
    void knowsTheOriginOfJoins();
    void takesDoubleQuotesForTextWhereNoColumnIs();
    void understands_data();
    void understands();
    void refuses_data();
    void refuses();

private:
    const Schema m_schema = librarySchema();
};

void TestQueryReader::readsClauses()
{
    const Query query = *readQuery("select distinct name, count(*) AS n from author where born > 1900 group by name having count(*) >= 2 "
                                   "order by n desc, name limit 3 offset 1",
                                   m_schema);
    const ColumnReference name{{0, 0}, ColumnId{1}};
    const AggregateCall countAll{.function = Aggregate::Count, .argument = Expression{Star{}}};
    QVERIFY(query.first.isDistinct);
    QCOMPARE(query.first.items.size(), size_t(2));
    QVERIFY((query.first.items[0] == SelectItem{{name}, ""}));
    QVERIFY((query.first.items[1] == SelectItem{{countAll}, "n"}));
    QVERIFY(query.first.from == std::vector<Source>{{.relation = TableId{0}}});
    QVERIFY((*query.first.where
             == Condition{
                 Comparison{{ColumnReference{{0, 0}, ColumnId{2}}}, ComparisonOperator::Greater, {Literal{ValueType::Integer, "1900"}}}}));
    QVERIFY(query.first.groupBy == std::vector<Expression>{{name}});
    QVERIFY(query.first.having.has_value());
    QVERIFY((query.orderBy == std::vector<OrderKey>{{{countAll}, true}, {{name}, false}}));
    QVERIFY((*query.limit == Literal{ValueType::Integer, "3"}));
    QVERIFY((*query.offset == Literal{ValueType::Integer, "1"}));
}

void TestQueryReader::readsConditionsByPrecedence()
{
    const Query query = *readQuery("SELECT id FROM author WHERE id = 1 OR id = 2 AND NOT born = 3", m_schema);
    const auto& either = std::get<Junction>(query.first.where->test);
    QCOMPARE(either.connective, Connective::Or);
    QCOMPARE(either.parts.size(), size_t(2));
    const auto& both = std::get<Junction>(either.parts[1].test);
    QCOMPARE(both.connective, Connective::And);
    QVERIFY(std::holds_alternative<Negation>(both.parts[1].test));
}

void TestQueryReader::resolvesNamesInnermostFirst()
{
    const Query query = *readQuery("SELECT title FROM book AS b WHERE EXISTS (SELECT id FROM loan WHERE book_id = b.id AND title = 'x')",
                                   m_schema);
    const auto& inner = *std::get<Exists>(query.first.where->test).query;
    QVERIFY((inner.first.items[0].expression == Expression{ColumnReference{{0, 0}, ColumnId{11}}}));
    const auto& both = std::get<Junction>(inner.first.where->test);
    const auto& key = std::get<Comparison>(both.parts[0].test);
    QVERIFY((key.left == Expression{ColumnReference{{0, 0}, ColumnId{12}}}));
    QVERIFY((key.right == Expression{ColumnReference{{1, 0}, ColumnId{3}}}));
    const auto& outer = std::get<Comparison>(both.parts[1].test);
    QVERIFY((outer.left == Expression{ColumnReference{{1, 0}, ColumnId{4}}}));
}

void TestQueryReader::knowsTheOriginOfJoins()
{
    const Query query = *readQuery("SELECT 1 FROM author JOIN book ON author.id = book.author_id JOIN review ON review.book_id = book.id "
                                   "JOIN reader ON reader.name = author.name",
                                   m_schema);
    QCOMPARE(query.first.from[1].keys[0].origin, JoinOrigin::Declared);
    QCOMPARE(query.first.from[2].keys[0].origin, JoinOrigin::Guessed);
    QCOMPARE(query.first.from[3].keys[0].origin, JoinOrigin::Stated);
}

void TestQueryReader::takesDoubleQuotesForTextWhereNoColumnIs()
{
    const Query query = *readQuery("SELECT \"name\" FROM author WHERE \"name\" = \"Ada\"", m_schema);
    const auto& comparison = std::get<Comparison>(query.first.where->test);
    QVERIFY((comparison.left == Expression{ColumnReference{{0, 0}, ColumnId{1}}}));
    QVERIFY((comparison.right == Expression{Literal{ValueType::Text, "Ada"}}));
}

void TestQueryReader::understands_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("printed");

    const auto row = [](const char* name, const char* sql, const char* printed) { QTest::newRow(name) << sql << printed; };
    row("case and spaces", " SeLeCt  NAME from AUTHOR ;", "SELECT name FROM author");
    row("table as qualifier", "SELECT author.name FROM author", "SELECT name FROM author");
    row("alias without AS", "SELECT a.name FROM author a", "SELECT name FROM author");
    row("comma join", "SELECT b.title FROM author a, book b WHERE a.id = b.author_id",
        "SELECT b.title FROM author AS a JOIN book AS b WHERE a.id = b.author_id");
    row("ON before its tables", "SELECT l.id FROM loan l JOIN book b JOIN author a ON l.book_id = b.id AND b.author_id = a.id",
        "SELECT l.id FROM loan AS l JOIN book AS b JOIN author AS a ON l.book_id = b.id AND b.author_id = a.id");
    row("OR in ON", "SELECT a.id FROM author a JOIN book b ON a.id = b.author_id OR a.id = b.id",
        "SELECT a.id FROM author AS a JOIN book AS b ON a.id = b.author_id OR a.id = b.id");
    row("left join", "SELECT b.title FROM author a LEFT OUTER JOIN book b ON a.id = b.author_id",
        "SELECT b.title FROM author AS a LEFT JOIN book AS b ON a.id = b.author_id");
    row("self join", "SELECT x.title FROM book x JOIN book y ON x.sequel_to = y.id WHERE y.title = 'Dawn'",
        "SELECT b1.title FROM book AS b1 JOIN book AS b2 ON b1.sequel_to = b2.id WHERE b2.title = 'Dawn'");
    row("same alias in an inner query", "SELECT T1.name FROM author T1 WHERE T1.id IN (SELECT T1.author_id FROM book T1)",
        "SELECT name FROM author WHERE id IN (SELECT author_id FROM book)");
    row("query in FROM", "SELECT max(n) FROM (SELECT count(*) AS n FROM loan GROUP BY book_id)",
        "SELECT max(n) FROM (SELECT count(*) AS n FROM loan GROUP BY book_id)");
    row("unnamed column in FROM", "SELECT * FROM (SELECT count(*) FROM loan) AS q", "SELECT * FROM (SELECT count(*) FROM loan)");
    row("star of one table", "SELECT b.* FROM author a JOIN book b ON a.id = b.author_id",
        "SELECT b.* FROM author AS a JOIN book AS b ON a.id = b.author_id");
    row("distinct in parentheses", "SELECT DISTINCT(name) FROM author", "SELECT DISTINCT name FROM author");
    row("distinct count", "SELECT count(DISTINCT(name)) FROM author", "SELECT count(DISTINCT name) FROM author");
    row("parentheses of conditions", "SELECT id FROM author WHERE (id = 1 OR id = 2) AND ((born = 3))",
        "SELECT id FROM author WHERE (id = 1 OR id = 2) AND born = 3");
    row("parentheses of expressions", "SELECT id FROM book WHERE (pages + 1) * 2 > 9 AND (pages) = 3",
        "SELECT id FROM book WHERE (pages + 1) * 2 > 9 AND pages = 3");
    row("minus is left-associative", "SELECT id - (1 - 2) - 3 FROM book", "SELECT id - (1 - 2) - 3 FROM book");
    row("order by name of an item", "SELECT born AS year FROM author ORDER BY year", "SELECT born AS year FROM author ORDER BY born");
    row("order by place", "SELECT name, born FROM author ORDER BY 2 DESC", "SELECT name, born FROM author ORDER BY born DESC");
    row("order by truth", "SELECT name FROM author ORDER BY born > 1900", "SELECT name FROM author ORDER BY (born > 1900)");
    row("limit with comma", "SELECT name FROM author LIMIT 2, 5", "SELECT name FROM author LIMIT 5 OFFSET 2");
    row("set operations", "SELECT name FROM author UNION SELECT name FROM reader EXCEPT SELECT title FROM book ORDER BY name",
        "SELECT name FROM author UNION SELECT name FROM reader EXCEPT SELECT title FROM book ORDER BY title");
    row("union all", "SELECT id FROM author UNION ALL SELECT id FROM book", "SELECT id FROM author UNION ALL SELECT id FROM book");
    row("escaped pattern", "SELECT id FROM book WHERE title LIKE '%50\\%%' escape '\\' AND id = 1",
        "SELECT id FROM book WHERE title LIKE '%50\\%%' ESCAPE '\\' AND id = 1");
    row("tests", "SELECT id FROM book WHERE title NOT LIKE '%a' AND pages NOT BETWEEN 1 AND 2 AND pages IN (1,2) AND title IS NOT NULL",
        "SELECT id FROM book WHERE title NOT LIKE '%a' AND pages NOT BETWEEN 1 AND 2 AND pages IN (1, 2) AND title IS NOT NULL");
    row("comparison signs", "SELECT id FROM book WHERE pages == 1 AND pages <> 2", "SELECT id FROM book WHERE pages = 1 AND pages != 2");
    row("hexadecimal numbers", "SELECT id FROM book WHERE pages > 0x1F", "SELECT id FROM book WHERE pages > 31");
    row("negative numbers", "SELECT id FROM book WHERE pages > -1.5", "SELECT id FROM book WHERE pages > -1.5");
    row("quotes of all kinds", "SELECT `home town` FROM [reader] WHERE \"home town\" = 'O''Hara'",
        "SELECT \"home town\" FROM reader WHERE \"home town\" = 'O''Hara'");
}

void TestQueryReader::understands()
{
    QFETCH(QString, sql);
    QFETCH(QString, printed);
    const auto query = readQuery(sql.toStdString(), m_schema);
    QVERIFY2(query, query ? "" : query.error().detail.c_str());
    QCOMPARE(QString::fromStdString(unparse(*query, m_schema)), printed);
}

void TestQueryReader::refuses_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<bool>("isUnsupported");
    QTest::addColumn<QString>("detail");

    QTest::newRow("empty") << "" << false << "select expected before the end (at character 1)";
    QTest::newRow("unknown table") << "SELECT x FROM y" << false << "there is no table 'y' (at character 15)";
    QTest::newRow("unknown column") << "SELECT x FROM author" << false << "there is no column 'x' (at character 8)";
    QTest::newRow("unknown qualified") << "SELECT b.name FROM author" << false << "there is no column 'b.name' (at character 10)";
    QTest::newRow("half a condition") << "SELECT id FROM book WHERE id =" << false
                                      << "a value or name expected before the end (at character 31)";
    QTest::newRow("rubbish behind") << "SELECT id FROM book )" << false << "the end of the statement expected before ')' (at character 21)";
    QTest::newRow("ordinal too large") << "SELECT id FROM book ORDER BY 2" << false << "there is no such item in SELECT (at character 30)";
    QTest::newRow("case without a test") << "SELECT CASE WHEN 1 THEN 2 END FROM book" << true
                                         << "a condition compares, or uses BETWEEN, LIKE, IN or IS NULL (at character 20)";
    QTest::newRow("with") << "WITH x AS (SELECT 1) SELECT 1" << true << "WITH is not supported (at character 1)";
    QTest::newRow("function") << "SELECT hex(name) FROM author" << true << "'hex(' is not supported (at character 8)";
    QTest::newRow("window frame") << "SELECT sum(id) OVER (ORDER BY id ROWS 2 PRECEDING) FROM book" << true
                                  << "frames of window functions are not supported (at character 34)";
    QTest::newRow("too deep") << "SELECT " + QString(200, '(') + "1" + QString(200, ')') << true
                              << "parentheses are nested too deeply (at character 107)";
    QTest::newRow("bytes") << "SELECT X'0a' FROM author" << false << "a value or name expected before 'X'0a'' (at character 8)";
    QTest::newRow("parameter") << "SELECT id FROM book WHERE id = :id" << false
                               << "a value or name expected before ':id' (at character 32)";
    QTest::newRow("full join") << "SELECT 1 FROM author FULL JOIN book" << true << "'full' in FROM is not supported (at character 22)";
}

void TestQueryReader::refuses()
{
    QFETCH(QString, sql);
    QFETCH(bool, isUnsupported);
    QFETCH(QString, detail);
    const auto query = readQuery(sql.toStdString(), m_schema);
    QVERIFY(!query);
    QCOMPARE(QString::fromStdString(query.error().detail), detail);
    QCOMPARE(query.error().code, isUnsupported ? ErrorCode::UnsupportedSql : ErrorCode::InvalidSql);
}

RATATOSK_TEST(TestQueryReader);
#include "tst_query_reader.moc"
