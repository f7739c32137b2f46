// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/connection.h"
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/library_schema.h"
#include "tests/support/result_text.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace ratatosk;
using namespace ratatosk::sql;

namespace {

Expression column(int id, SourceReference source = {})
{
    return {ColumnReference{source, ColumnId{id}}};
}

Expression number(const char* text)
{
    return {Literal{ValueType::Integer, text}};
}

/// SELECT name FROM author ...
Query authorQuery()
{
    Query query;
    query.first.items.push_back({column(1), ""});
    query.first.from.push_back({.relation = TableId{0}});
    return query;
}

} // namespace

class TestUnparser : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void quotesOnlyWhatNeedsIt();
    void namesTheFileOfATable();
    void keepsTextInsideItsQuotes();
    void writesNoNumberThatIsNone();
    void parenthesisesByPrecedence();
    void namesTablesThatAnInnerQueryRefersTo();
    void namesSourcesAsPeopleDo_data();
    void namesSourcesAsPeopleDo();
    void namesOutputsThatNeedIt();
    void keepsAColumnApartFromAnAlias();
    void runsAndKeepsTheRows_data();
    void runsAndKeepsTheRows();

private:
    std::string printed(const Query& query) const { return unparse(query, m_schema); }

    const Schema m_schema = librarySchema();
    const ScratchDatabase m_file{libraryScript()};
};

void TestUnparser::quotesOnlyWhatNeedsIt()
{
    Query query;
    query.first.items = {{column(14), ""}, {column(13), "sum of"}};
    query.first.from.push_back({.relation = TableId{3}});
    QCOMPARE(printed(query), std::string("SELECT \"order\", reader_id AS \"sum of\" FROM loan"));
}

/// Of several files that are open together.
void TestUnparser::namesTheFileOfATable()
{
    const auto schema = Schema::create(
        {{.name = "shop.customer", .readableName = "shop customer", .container = "shop"},
         {.name = "2022.my customer", .readableName = "2022 my customer", .container = "2022"},
         {.name = "bill", .readableName = "bill"}},
        {{.table = TableId{0}, .name = "id"}, {.table = TableId{1}, .name = "id"}, {.table = TableId{2}, .name = "id"}}, {});
    QVERIFY(schema);
    for (const std::string text : {"SELECT id FROM shop.customer", "SELECT id FROM \"2022\".\"my customer\"",
                                   "SELECT b.id FROM shop.customer AS sc JOIN bill AS b ON sc.id = b.id"}) {
        const auto query = readQuery(text, *schema);
        QVERIFY2(query, query ? "" : query.error().detail.c_str());
        QCOMPARE(unparse(*query, *schema), text);
    }
}

void TestUnparser::keepsTextInsideItsQuotes()
{
    Query query = authorQuery();
    const Literal evil{ValueType::Text, "x' OR '1'='1"};
    query.first.where = Condition{Comparison{column(1), ComparisonOperator::Equal, {evil}}};
    QCOMPARE(printed(query), std::string("SELECT name FROM author WHERE name = 'x'' OR ''1''=''1'"));
}

void TestUnparser::writesNoNumberThatIsNone()
{
    Query query = authorQuery();
    query.first.where = Condition{Comparison{column(2), ComparisonOperator::Equal, number("1; DROP TABLE author")}};
    QCOMPARE(printed(query), std::string("SELECT name FROM author WHERE born = '1; DROP TABLE author'"));
}

void TestUnparser::parenthesisesByPrecedence()
{
    Query query = authorQuery();
    const Condition equal{Comparison{column(2), ComparisonOperator::Equal, number("1")}};
    const Condition either{Junction{Connective::Or, {equal, equal}}};
    query.first.where = Condition{Junction{Connective::And, {either, Condition{Negation{equal}}}}};
    QCOMPARE(printed(query), std::string("SELECT name FROM author WHERE (born = 1 OR born = 1) AND NOT (born = 1)"));

    const Expression sum{Arithmetic{ArithmeticOperator::Add, column(2), number("1")}};
    query.first.where = Condition{Comparison{{Arithmetic{ArithmeticOperator::Divide, sum, sum}}, ComparisonOperator::Less, sum}};
    QCOMPARE(printed(query), std::string("SELECT name FROM author WHERE (born + 1) / (born + 1) < born + 1"));
}

void TestUnparser::namesTablesThatAnInnerQueryRefersTo()
{
    Query inner;
    inner.first.items.push_back({number("1"), ""});
    inner.first.from.push_back({.relation = TableId{1}});
    inner.first.where = Condition{Comparison{column(5), ComparisonOperator::Equal, column(0, {1, 0})}};
    Query query = authorQuery();
    query.first.where = Condition{Negation{Condition{Exists{inner}}}};
    QCOMPARE(printed(query), std::string("SELECT a.name FROM author AS a WHERE NOT EXISTS (SELECT 1 FROM book WHERE author_id = a.id)"));
}

void TestUnparser::namesSourcesAsPeopleDo_data()
{
    QTest::addColumn<QStringList>("tables");
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const QStringList& tables, const char* sql, const char* expected) {
        QTest::newRow(name) << tables << QString(sql) << QString(expected);
    };
    row("one table", {"orders"}, "SELECT x.id FROM orders AS x", "SELECT id FROM orders");
    row("initials of words", {"orders", "order_details"}, "SELECT x.id FROM orders AS x JOIN order_details AS y ON x.id = y.id",
        "SELECT o.id FROM orders AS o JOIN order_details AS od ON o.id = od.id");
    row("twice the same table", {"staff"}, "SELECT x.id FROM staff AS x JOIN staff AS y ON x.ref = y.id",
        "SELECT s1.id FROM staff AS s1 JOIN staff AS s2 ON s1.ref = s2.id");
    row("the same initial", {"huts", "hikes"}, "SELECT x.id FROM huts AS x JOIN hikes AS y ON x.id = y.ref",
        "SELECT h1.id FROM huts AS h1 JOIN hikes AS h2 ON h1.id = h2.ref");
    row("a word of SQL", {"artist_songs", "songs"}, "SELECT x.id FROM artist_songs AS x JOIN songs AS y ON x.id = y.ref",
        "SELECT as2.id FROM artist_songs AS as2 JOIN songs AS s ON as2.id = s.ref");
    row("a table's name", {"orders", "o"}, "SELECT x.id FROM orders AS x JOIN o AS y ON x.id = y.ref",
        "SELECT o1.id FROM orders AS o1 JOIN o AS o2 ON o1.id = o2.ref");
    row("no letters", {"2023", "huts"}, "SELECT x.id FROM \"2023\" AS x JOIN huts AS y ON x.id = y.ref",
        "SELECT t.id FROM \"2023\" AS t JOIN huts AS h ON t.id = h.ref");
    row("one table in two queries", {"huts", "trips"},
        "SELECT x.id FROM huts AS x JOIN trips AS y ON x.id = y.ref UNION SELECT x.id FROM huts AS x JOIN trips AS y ON x.id = y.ref",
        "SELECT h.id FROM huts AS h JOIN trips AS t ON h.id = t.ref UNION SELECT h.id FROM huts AS h JOIN trips AS t ON h.id = t.ref");
    row("two tables in two queries", {"huts", "trips", "hikes"},
        "SELECT x.id FROM huts AS x JOIN trips AS y ON x.id = y.ref UNION SELECT x.id FROM hikes AS x JOIN trips AS y ON x.id = y.ref",
        "SELECT h.id FROM huts AS h JOIN trips AS t ON h.id = t.ref UNION SELECT h2.id FROM hikes AS h2 JOIN trips AS t ON h2.id = t.ref");
    row("inside of itself", {"huts"}, "SELECT x.id FROM huts AS x WHERE x.ref > (SELECT avg(y.ref) FROM huts AS y WHERE y.id < x.id)",
        "SELECT h.id FROM huts AS h WHERE h.ref > (SELECT avg(ref) FROM huts WHERE id < h.id)");
}

void TestUnparser::namesSourcesAsPeopleDo()
{
    QFETCH(QStringList, tables);
    QFETCH(QString, sql);
    QFETCH(QString, expected);
    std::vector<Table> made;
    std::vector<Column> columns;
    for (const QString& name : tables) {
        const TableId table{static_cast<int>(made.size())};
        made.push_back({name.toStdString(), name.toStdString()});
        std::ranges::replace(made.back().readableName, '_', ' ');
        columns.push_back({.table = table, .name = "id"});
        columns.push_back({.table = table, .name = "ref"});
    }
    const Schema schema = *Schema::create(made, columns, {});
    const auto query = readQuery(sql.toStdString(), schema);
    QVERIFY2(query, query ? "" : query.error().detail.c_str());
    QCOMPARE(QString::fromStdString(unparse(*query, schema)), expected);
}

void TestUnparser::namesOutputsThatNeedIt()
{
    Query inner;
    inner.first.items.push_back({{AggregateCall{.function = Aggregate::Count, .argument = Expression{Star{}}}}, ""});
    inner.first.from.push_back({.relation = TableId{3}});
    Query query;
    query.first.items.push_back({{AggregateCall{.function = Aggregate::Avg, .argument = Expression{OutputReference{}}}}, ""});
    query.first.from.push_back({.relation = Box<Query>(inner)});
    QCOMPARE(printed(query), std::string("SELECT avg(c1) FROM (SELECT count(*) AS c1 FROM loan)"));
}

void TestUnparser::keepsAColumnApartFromAnAlias()
{
    Query query = authorQuery();
    query.first.items.push_back({column(0), "born"});
    query.orderBy.push_back({column(2), true});
    QCOMPARE(printed(query), std::string("SELECT name, id AS born FROM author ORDER BY author.born DESC"));
}

void TestUnparser::runsAndKeepsTheRows_data()
{
    QTest::addColumn<QString>("sql");

    QTest::newRow("join") << "SELECT a.name, b.title FROM author a JOIN book b ON a.id = b.author_id ORDER BY b.title";
    QTest::newRow("self join") << "SELECT y.title FROM book x JOIN book y ON x.sequel_to = y.id";
    QTest::newRow("left join") << "SELECT b.title, l.id FROM book b LEFT JOIN loan l ON b.id = l.book_id ORDER BY b.id, l.id";
    QTest::newRow("reserved name") << "SELECT \"order\", \"home town\" FROM loan JOIN reader ON reader_id = reader.id ORDER BY 1";
    QTest::newRow("correlated") << "SELECT name FROM author a WHERE 250 < (SELECT max(pages) FROM book WHERE author_id = a.id)";
    QTest::newRow("set operation with order") << "SELECT name FROM author UNION SELECT name FROM reader ORDER BY name DESC LIMIT 2";
    QTest::newRow("rows of a query") << "SELECT avg(n) FROM (SELECT count(*) AS n FROM loan GROUP BY book_id)";
    QTest::newRow("names that clash")
        << "SELECT q.id FROM (SELECT a.id, b.id FROM author a JOIN book b ON a.id = b.author_id) q ORDER BY 1";
    QTest::newRow("having") << "SELECT author_id, sum(pages) FROM book GROUP BY author_id HAVING sum(pages) >= 400 ORDER BY count(*)";
    QTest::newRow("arithmetic") << "SELECT 2 * (pages - 10) / 3 FROM book WHERE pages - 50 - 40 > 10 ORDER BY 1";
}

void TestUnparser::runsAndKeepsTheRows()
{
    QFETCH(QString, sql);
    const auto database = Connection::open(m_file.file());
    QVERIFY(database);
    const auto query = readQuery(sql.toStdString(), m_schema);
    QVERIFY2(query, query ? "" : query.error().detail.c_str());
    const auto wanted = database->run(sql.toStdString());
    const auto found = database->run(printed(*query));
    QVERIFY2(found, printed(*query).c_str());
    QCOMPARE(rowsText(*found), rowsText(*wanted));
}

RATATOSK_TEST(TestUnparser);
#include "tst_unparser.moc"
