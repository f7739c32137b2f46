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

/// What the broad grammar adds to the extended one. "born" stands for a moment here: the mapping asks no cell.
class TestBroadMapping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void beginsWithTheExtendedRules();
    void mapsBothWays_data();
    void mapsBothWays();
    void readsOtherSpellings_data();
    void readsOtherSpellings();
    void refusesWhatHasNoPlace_data();
    void refusesWhatHasNoPlace();
    void leavesTheExtendedGrammarAsItWas();

private:
    const Schema m_schema = librarySchema();
    const std::shared_ptr<const sql::Grammar> m_grammar = *sql::builtInGrammar("broad");
};

/// Weights of a network for the extended grammar fit the first rules.
void TestBroadMapping::beginsWithTheExtendedRules()
{
    const auto extended = *sql::builtInGrammar("extended");
    QVERIFY(m_grammar->ruleCount() > extended->ruleCount());
    for (int rule = 0; rule < extended->ruleCount(); ++rule)
        QCOMPARE(m_grammar->rules()[static_cast<size_t>(rule)].name, extended->rules()[static_cast<size_t>(rule)].name);
    QCOMPARE(m_grammar->typeCount(), extended->typeCount());
}

void TestBroadMapping::mapsBothWays_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("tree");

    const auto row = [](const char* name, const char* sql, const char* tree) { QTest::newRow(name) << sql << tree; };
    row("year of seconds", "SELECT strftime('%Y', born, 'unixepoch') FROM author", "Select(Year(OfSeconds(Column(author.born))))");
    row("day of milliseconds", "SELECT date(born / 1000, 'unixepoch') FROM author",
        "Select(DateOf(OfSeconds(Divide(Column(author.born), Literal(1000)))))");
    row("moment", "SELECT datetime(born, 'unixepoch') FROM author", "Select(OfSeconds(Column(author.born)))");
    row("days of seconds", "SELECT julianday(born, 'unixepoch') - julianday(name) FROM author",
        "Select(Days(Column(author.name), OfSeconds(Column(author.born))))");
    row("days since a day", "SELECT julianday('2025-06-30') - julianday(name) FROM author",
        "Select(Days(Column(author.name), Literal('2025-06-30')))");
    row("weekdays", "SELECT name FROM author WHERE strftime('%w', name) = '0' OR strftime('%w', name) = '6'",
        "SelectWhere(Column(author.name), Or(ExpressionEqual(Weekday(Column(author.name)), '0'), "
        "ExpressionEqual(Weekday(Column(author.name)), '6')))");
    row("week", "SELECT strftime('%W', name) FROM author", "Select(Week(Column(author.name)))");
    row("quarter", "SELECT (CAST(strftime('%m', name) AS INTEGER) + 2) / 3 FROM author", "Select(Quarter(Column(author.name)))");
    row("amount", "SELECT sum(CAST(replace(name, ',', '') AS REAL)) FROM author", "Select(SumOf(AsAmount(Column(author.name))))");
    row("decimal comma", "SELECT CAST(replace(name, ',', '.') AS REAL) FROM author", "Select(AsDecimal(Column(author.name)))");
    row("truth", "SELECT born - (name > 'K') FROM author", "Select(Subtract(Column(author.born), Truth(Greater(author.name, 'K'))))");
    row("next", "SELECT lead(pages) OVER (ORDER BY id) FROM book", "Select(Next(Column(book.pages), Ascending(Column(book.id))))");
    row("groups of an expression alone", "SELECT substr(name, 1, 2), count(*) FROM author GROUP BY substr(name, 1, 2) HAVING count(*) > 2",
        "SelectHaving(Two(Each(Substring(Column(author.name), 1, 2)), CountAll(author)), ExpressionGreater(CountAll(author), 2))");
    row("hidden groups", "SELECT sum(pages) FROM book GROUP BY pages + 1",
        "GroupOf(Add(Column(book.pages), Literal(1)), Select(Sum(book.pages)))");
    row("a table that may be missing",
        "SELECT a.name, count(c.id) FROM author AS a JOIN book AS b ON a.id = b.author_id LEFT JOIN loan AS c ON b.id = c.book_id "
        "GROUP BY b.id",
        "JoinIfAny(loan, SelectGroup(Two(Column(author.name), Count(loan.id)), book.id))");
    row("share of total", "SELECT author_id, 100.0 * sum(pages) / sum(sum(pages)) OVER () FROM book GROUP BY author_id",
        "SelectGroup(Two(Column(book.author_id), Percent(Sum(book.pages), Whole(SumOf(Sum(book.pages))))), book.author_id)");
    row("rows as a table",
        "SELECT 100.0 * count(*) FILTER (WHERE n > 1) / count(*) FROM (SELECT count(*) AS n FROM book GROUP BY author_id)",
        "FromRows(SelectGroup(CountAll(book), book.author_id), Select(ShareIf(book, ExpressionGreater(FirstItem, 1))))");
    row("filter of groups", "SELECT sum(total) FROM (SELECT sum(pages) AS total FROM book GROUP BY author_id) WHERE total > 500",
        "FromRows(SelectGroup(Sum(book.pages), book.author_id), SelectWhere(SumOf(FirstItem), ExpressionGreater(FirstItem, 500)))");
    row("two figures of groups joined to a table",
        "SELECT a.name, b.pages, c.books FROM author AS a JOIN (SELECT author_id, sum(pages) AS pages FROM book GROUP BY author_id) AS b "
        "ON a.id = b.author_id JOIN (SELECT author_id, count(*) AS books FROM book GROUP BY author_id) AS c ON a.id = c.author_id",
        "JoinRows(author.id, SelectGroup(Two(Column(book.author_id), Sum(book.pages)), book.author_id), JoinRows(author.id, "
        "SelectGroup(Two(Column(book.author_id), CountAll(book)), book.author_id), Select(Three(Column(author.name), SecondItem, "
        "FourthItem))))");
    row("rows that may be missing",
        "SELECT a.name, coalesce(b.pages, 0) FROM author AS a LEFT JOIN (SELECT author_id, sum(pages) AS pages FROM book GROUP BY "
        "author_id) "
        "AS b ON a.id = b.author_id",
        "JoinRowsIfAny(author.id, SelectGroup(Two(Column(book.author_id), Sum(book.pages)), book.author_id), "
        "Select(Two(Column(author.name), OrZero(SecondItem))))");
    row("difference of two figures",
        "SELECT a.book_id, a.loans - b.stars FROM (SELECT book_id, count(*) AS loans FROM loan GROUP BY book_id) AS a JOIN (SELECT "
        "book_id, "
        "avg(stars) AS stars FROM review GROUP BY book_id) AS b ON a.book_id = b.book_id ORDER BY a.loans - b.stars DESC",
        "FromRows(SelectGroup(Two(Column(loan.book_id), CountAll(loan)), loan.book_id), "
        "JoinNextRows(SelectGroup(Two(Column(review.book_id), "
        "Avg(review.stars)), review.book_id), SelectOrder(Two(FirstItem, Subtract(SecondItem, FourthItem)), "
        "Descending(Subtract(SecondItem, FourthItem)))))");
    row("distinct pairs", "SELECT count(*) FROM (SELECT DISTINCT book_id, reader_id FROM loan)",
        "CountRows(Select(Distinct(Two(Column(loan.book_id), Column(loan.reader_id)))))");
    row("distinct pairs in groups", "SELECT book_id, count(*) FROM (SELECT DISTINCT book_id, reader_id FROM loan) GROUP BY book_id",
        "FromRows(Select(Distinct(Two(Column(loan.book_id), Column(loan.reader_id)))), Select(Two(Each(FirstItem), CountAll(loan))))");
}

void TestBroadMapping::mapsBothWays()
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
    const auto again = treeOfQuery(*back, m_schema, *m_grammar);
    QVERIFY2(again && *again == *found, again ? sql::unparse(*back, m_schema).c_str() : again.error().detail.c_str());
    QVERIFY2(sql::readQuery(sql::unparse(*back, m_schema), m_schema), sql::unparse(*back, m_schema).c_str());
}

void TestBroadMapping::readsOtherSpellings_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("tree");

    const auto row = [](const char* name, const char* sql, const char* tree) { QTest::newRow(name) << sql << tree; };
    row("quarter without a cast", "SELECT (strftime('%m', name) + 2) / 3 FROM author", "Select(Quarter(Column(author.name)))");
    row("key behind the figure",
        "SELECT b.pages FROM author AS a JOIN (SELECT sum(pages) AS pages, author_id FROM book GROUP BY author_id) AS b ON b.author_id = "
        "a.id",
        "JoinRows(author.id, SelectGroup(Two(Column(book.author_id), Sum(book.pages)), book.author_id), Select(SecondItem))");
    row("rows before their table",
        "SELECT b.pages, a.name FROM (SELECT author_id, sum(pages) AS pages FROM book GROUP BY author_id) AS b JOIN author AS a "
        "ON b.author_id = a.id",
        "JoinRows(author.id, SelectGroup(Two(Column(book.author_id), Sum(book.pages)), book.author_id), "
        "Select(Two(SecondItem, Column(author.name))))");
}

void TestBroadMapping::readsOtherSpellings()
{
    QFETCH(QString, sql);
    QFETCH(QString, tree);
    const auto query = sql::readQuery(sql.toStdString(), m_schema);
    QVERIFY2(query, query ? "" : query.error().detail.c_str());
    const auto found = treeOfQuery(*query, m_schema, *m_grammar);
    QVERIFY2(found, found ? "" : found.error().detail.c_str());
    QCOMPARE(QString::fromStdString(treeText(*found, *m_grammar, m_schema)), tree);
}

void TestBroadMapping::refusesWhatHasNoPlace_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("what");

    QTest::newRow("rows joined by nothing") << "SELECT a.name FROM author AS a JOIN (SELECT max(pages) AS most FROM book) AS b"
                                            << "this use of a query in FROM";
    QTest::newRow("rows joined by an order") << "SELECT a.name FROM author AS a JOIN (SELECT pages FROM book) AS b ON a.born < b.pages"
                                             << "this use of a query in FROM";
    QTest::newRow("HAVING without a key") << "SELECT max(pages) FROM book HAVING count(*) > 2"
                                          << "HAVING without GROUP BY";
}

void TestBroadMapping::refusesWhatHasNoPlace()
{
    QFETCH(QString, sql);
    QFETCH(QString, what);
    const auto query = sql::readQuery(sql.toStdString(), m_schema);
    QVERIFY2(query, query ? "" : query.error().detail.c_str());
    const auto tree = treeOfQuery(*query, m_schema, *m_grammar);
    QVERIFY(!tree);
    QCOMPARE(QString::fromStdString(tree.error().detail), "the parser's grammar cannot express " + what);
}

void TestBroadMapping::leavesTheExtendedGrammarAsItWas()
{
    const auto extended = *sql::builtInGrammar("extended");
    for (const char* sql : {"SELECT strftime('%Y', born, 'unixepoch') FROM author", "SELECT strftime('%W', name) FROM author",
                            "SELECT sum(total) FROM (SELECT sum(pages) AS total FROM book GROUP BY author_id) WHERE total > 500"}) {
        const auto query = sql::readQuery(sql, m_schema);
        QVERIFY2(query && !treeOfQuery(*query, m_schema, *extended), sql);
    }
}

RATATOSK_TEST(TestBroadMapping);
#include "tst_broad_mapping.moc"
