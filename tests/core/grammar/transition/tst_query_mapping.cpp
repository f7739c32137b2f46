// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/query_mapping.h"
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/library_schema.h"
#include "tests/support/test_program.h"
#include "tests/support/tree_text.h"

#include <QTest>

using namespace ratatosk;

class TestQueryMapping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mapsBothWays_data();
    void mapsBothWays();
    void buildsQueries_data();
    void buildsQueries();
    void marksGuessedJoins();
    void refusesWhatHasNoPlace_data();
    void refusesWhatHasNoPlace();
    void refusesTablesThatAreApart();

private:
    const Schema m_schema = librarySchema();
    const std::shared_ptr<const sql::Grammar> m_grammar = *sql::builtInGrammar("compact");
};

/// SQL whose derivation leads back to the same SQL.
void TestQueryMapping::mapsBothWays_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("tree");

    const auto row = [](const char* name, const char* sql, const char* tree) { QTest::newRow(name) << sql << tree; };
    row("count", "SELECT count(*) FROM author", "Select(CountAll(author))");
    row("star", "SELECT * FROM author", "Select(All(author))");
    row("two items", "SELECT name, max(born) FROM author", "Select(Two(Column(author.name), Max(author.born)))");
    row("distinct", "SELECT DISTINCT name FROM author", "Select(Distinct(Column(author.name)))");
    row("distinct count", "SELECT count(DISTINCT name) FROM author", "Select(CountDistinct(author.name))");
    row("where", "SELECT name FROM author WHERE born > 1900 AND name != 'Ada' AND id < 5",
        "SelectWhere(Column(author.name), And(Greater(author.born, 1900), And(NotEqual(author.name, 'Ada'), Less(author.id, 5))))");
    row("or inside and", "SELECT name FROM author WHERE (born = 1 OR born = 2) AND id = 3",
        "SelectWhere(Column(author.name), And(Or(Equal(author.born, 1), Equal(author.born, 2)), Equal(author.id, 3)))");
    row("between", "SELECT name FROM author WHERE born BETWEEN 1 AND 9", "SelectWhere(Column(author.name), Between(author.born, 1, 9))");
    row("contains", "SELECT name FROM author WHERE name LIKE '%d%'", "SelectWhere(Column(author.name), Contains(author.name, 'd'))");
    row("starts with", "SELECT name FROM author WHERE name NOT LIKE 'A%'",
        "SelectWhere(Column(author.name), Not(StartsWith(author.name, 'A')))");
    row("ends with", "SELECT name FROM author WHERE name LIKE '%a'", "SelectWhere(Column(author.name), EndsWith(author.name, 'a'))");
    row("pattern", "SELECT name FROM author WHERE name LIKE 'A_a'", "SelectWhere(Column(author.name), Matches(author.name, 'A_a'))");
    row("percent sign in a text", "SELECT name FROM author WHERE name LIKE '%50\\%%' ESCAPE '\\'",
        "SelectWhere(Column(author.name), Contains(author.name, '50%'))");
    row("null", "SELECT title FROM book WHERE sequel_to IS NOT NULL", "SelectWhere(Column(book.title), NotNull(book.sequel_to))");
    row("highest", "SELECT name FROM author ORDER BY born DESC LIMIT 1", "SelectOrder(Column(author.name), Highest(Column(author.born)))");
    row("lowest three", "SELECT name FROM author ORDER BY born LIMIT 3",
        "SelectOrder(Column(author.name), LowestFew(Column(author.born), 3))");
    row("two keys", "SELECT name FROM author ORDER BY born DESC, name ASC",
        "SelectOrder(Column(author.name), DescendingThen(Column(author.born), Ascending(Column(author.name))))");
    row("limit alone", "SELECT name FROM author LIMIT 2", "Limit(2, Select(Column(author.name)))");
    row("group and having", "SELECT author_id FROM book GROUP BY author_id HAVING count(*) >= 2",
        "SelectGroupHaving(Column(book.author_id), book.author_id, ExpressionGreaterEqual(CountAll(book), 2))");
    row("two groups", "SELECT count(*) FROM book GROUP BY author_id, pages",
        "GroupAlso(book.author_id, SelectGroup(CountAll(book), book.pages))");
    row("all clauses", "SELECT pages FROM book WHERE id > 1 GROUP BY pages HAVING sum(id) < 9 ORDER BY count(*)",
        "SelectWhereGroupHavingOrder(Column(book.pages), Greater(book.id, 1), book.pages, ExpressionLess(Sum(book.id), 9), "
        "Ascending(CountAll(book)))");
    row("arithmetic", "SELECT pages - id FROM book WHERE pages + id > 3",
        "SelectWhere(Subtract(Column(book.pages), Column(book.id)), ExpressionGreater(Add(Column(book.pages), Column(book.id)), 3))");
    row("two columns compared", "SELECT title FROM book WHERE pages > id",
        "SelectWhere(Column(book.title), GreaterExpressions(Column(book.pages), Column(book.id)))");
    row("nested comparison", "SELECT title FROM book WHERE pages > (SELECT avg(pages) FROM book)",
        "SelectWhere(Column(book.title), GreaterQuery(book.pages, Select(Avg(book.pages))))");
    row("not in", "SELECT title FROM book WHERE id NOT IN (SELECT book_id FROM loan)",
        "SelectWhere(Column(book.title), NotIn(book.id, Select(Column(loan.book_id))))");
    row("exists", "SELECT b.title FROM book AS b WHERE EXISTS (SELECT id FROM loan WHERE book_id = b.id)",
        "SelectWhere(Column(book.title), Exists(SelectWhere(Column(loan.id), EqualExpressions(Column(loan.book_id), "
        "Outer(Column(book.id))))))");
    row("set chain", "SELECT name FROM author UNION SELECT name FROM reader EXCEPT SELECT title FROM book",
        "Except(Union(Select(Column(author.name)), Select(Column(reader.name))), Select(Column(book.title)))");
    row("set operation inside", "SELECT count(*) FROM (SELECT id FROM author INTERSECT SELECT author_id FROM book)",
        "CountRows(Intersect(Select(Column(author.id)), Select(Column(book.author_id))))");
    row("aggregate of counts", "SELECT avg(c1) FROM (SELECT count(*) AS c1 FROM loan GROUP BY book_id)",
        "AvgOfRows(SelectGroup(CountAll(loan), loan.book_id))");

    row("join by columns", "SELECT a.name, b.title FROM author AS a JOIN book AS b ON a.id = b.author_id",
        "Select(Two(Column(author.name), Column(book.title)))");
    row("bridge found",
        "SELECT b.title FROM book AS b JOIN loan AS l ON b.id = l.book_id JOIN reader AS r ON l.reader_id = r.id "
        "WHERE r.name = 'Kim'",
        "SelectWhere(Column(book.title), Equal(reader.name, 'Kim'))");
    row("star tells a table", "SELECT a.name, count(*) FROM author AS a JOIN book AS b ON a.id = b.author_id GROUP BY a.id",
        "SelectGroup(Two(Column(author.name), CountAll(book)), author.id)");
    row("join also", "SELECT a.name FROM author AS a JOIN book AS b ON a.id = b.author_id", "JoinAlso(book, Select(Column(author.name)))");
    row("join stated", "SELECT a.name FROM author AS a JOIN reader AS r ON a.name = r.name WHERE r.id = 1",
        "JoinOn(author.name, reader.name, SelectWhere(Column(author.name), Equal(reader.id, 1)))");
    row("condition in ON", "SELECT a.name FROM author AS a JOIN book AS b ON a.id = b.author_id OR a.id = b.pages",
        "On(Or(EqualExpressions(Column(author.id), Column(book.author_id)), EqualExpressions(Column(author.id), Column(book.pages))), "
        "Select(Column(author.name)))");
    row("self join", "SELECT b1.title FROM book AS b1 JOIN book AS b2 ON b1.sequel_to = b2.id WHERE b2.title = 'Dawn'",
        "JoinOther(book.sequel_to, book.id, SelectWhere(Column(book.title), OfOther(Equal(book.title, 'Dawn'))))");
}

void TestQueryMapping::mapsBothWays()
{
    QFETCH(QString, sql);
    QFETCH(QString, tree);
    const auto query = sql::readQuery(sql.toStdString(), m_schema);
    QVERIFY2(query, query ? "" : query.error().detail.c_str());
    const auto found = treeOfQuery(*query, m_schema, *m_grammar);
    QVERIFY2(found, found ? "" : found.error().detail.c_str());
    QCOMPARE(QString::fromStdString(treeText(*found, *m_grammar, m_schema)), tree);
    const auto back = queryOfTree(*found, m_schema, *m_grammar);
    QVERIFY2(back, back ? "" : back.error().detail.c_str());
    QCOMPARE(QString::fromStdString(sql::unparse(*back, m_schema)), sql);
}

/// Derivations that a parser may choose, although no query is mapped to them.
void TestQueryMapping::buildsQueries_data()
{
    QTest::addColumn<QString>("tree");
    QTest::addColumn<QString>("sql");

    const auto row = [](const char* name, const char* tree, const char* sql) { QTest::newRow(name) << tree << sql; };
    row("number beside text", "SelectWhere(Column(author.id), Equal(author.name, 7))", "SELECT id FROM author WHERE name = '7'");
    row("digits beside numbers", "SelectWhere(Column(author.id), Equal(author.born, '1900'))", "SELECT id FROM author WHERE born = 1900");
    row("digits beside a count", "SelectGroupHaving(Column(book.pages), book.pages, ExpressionGreater(CountAll(book), '2'))",
        "SELECT pages FROM book GROUP BY pages HAVING count(*) > 2");
    row("word beside numbers", "SelectWhere(Column(author.id), Equal(author.born, 'none'))", "SELECT id FROM author WHERE born = 'none'");
    row("equal to nothing", "SelectWhere(Column(author.id), Equal(author.born, NULL))", "SELECT id FROM author WHERE born IS NULL");
    row("not equal to nothing", "SelectWhere(Column(author.id), NotEqual(author.born, NULL))",
        "SELECT id FROM author WHERE born IS NOT NULL");
    row("chain to the left", "SelectWhere(Column(author.id), And(And(Equal(author.id, 1), Equal(author.id, 2)), Equal(author.id, 3)))",
        "SELECT id FROM author WHERE id = 1 AND id = 2 AND id = 3");
    row("plain negation", "SelectWhere(Column(author.id), Not(Equal(author.id, 1)))", "SELECT id FROM author WHERE NOT (id = 1)");
    row("set operation with order", "Union(Select(Column(author.name)), SelectOrder(Column(reader.name), Ascending(Column(reader.name))))",
        "SELECT name FROM author UNION SELECT name FROM reader ORDER BY name");
    row("two joins stated of one pair", "JoinOn(author.id, book.author_id, JoinOn(author.born, book.pages, Select(Column(author.name))))",
        "SELECT a.name FROM author AS a JOIN book AS b ON a.born = b.pages AND a.id = b.author_id");
}

void TestQueryMapping::buildsQueries()
{
    QFETCH(QString, tree);
    QFETCH(QString, sql);
    const auto query = queryOfTree(treeOfText(tree.toStdString(), *m_grammar, m_schema), m_schema, *m_grammar);
    QVERIFY2(query, query ? "" : query.error().detail.c_str());
    QCOMPARE(QString::fromStdString(sql::unparse(*query, m_schema)), sql);
}

void TestQueryMapping::marksGuessedJoins()
{
    const auto query = queryOfTree(treeOfText("Select(Two(Column(book.title), Column(review.stars)))", *m_grammar, m_schema), m_schema,
                                   *m_grammar);
    QVERIFY(query);
    QCOMPARE(query->first.from[1].keys[0].origin, sql::JoinOrigin::Guessed);
}

void TestQueryMapping::refusesWhatHasNoPlace_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("what");

    QTest::newRow("left join") << "SELECT a.name FROM author a LEFT JOIN book b ON a.id = b.author_id"
                               << "LEFT JOIN";
    QTest::newRow("union all") << "SELECT id FROM author UNION ALL SELECT id FROM book"
                               << "UNION ALL";
    QTest::newRow("offset") << "SELECT id FROM author LIMIT 1 OFFSET 2"
                            << "OFFSET without ORDER BY";
    QTest::newRow("having alone") << "SELECT count(*) FROM author HAVING count(*) > 1"
                                  << "HAVING without GROUP BY";
    QTest::newRow("third occurrence") << "SELECT a.id FROM book a JOIN book b ON a.id = b.id JOIN book c ON b.id = c.id"
                                      << "a table that occurs three times in FROM";
    QTest::newRow("group by a sum") << "SELECT count(*) FROM book GROUP BY pages + 1"
                                    << "anything but a column here";
    QTest::newRow("seven items") << "SELECT id, id, id, id, id, id, id FROM book"
                                 << "a list of 7 items in SELECT";
    QTest::newRow("join of a query") << "SELECT q.id FROM author a JOIN (SELECT id FROM book) q ON q.id = a.id"
                                     << "this use of a query in FROM";
}

void TestQueryMapping::refusesWhatHasNoPlace()
{
    QFETCH(QString, sql);
    QFETCH(QString, what);
    const auto query = sql::readQuery(sql.toStdString(), m_schema);
    QVERIFY2(query, query ? "" : query.error().detail.c_str());
    const auto tree = treeOfQuery(*query, m_schema, *m_grammar);
    QVERIFY(!tree);
    QCOMPARE(tree.error().code, ErrorCode::UnsupportedSql);
    QCOMPARE(QString::fromStdString(tree.error().detail), "the parser's grammar cannot express " + what);
}

void TestQueryMapping::refusesTablesThatAreApart()
{
    const auto query = queryOfTree(treeOfText("Select(Two(Column(author.name), Column(shelf.label)))", *m_grammar, m_schema), m_schema,
                                   *m_grammar);
    QVERIFY(!query);
    QCOMPARE(query.error().code, ErrorCode::NoAnswer);
}

RATATOSK_TEST(TestQueryMapping);
#include "tst_query_mapping.moc"
