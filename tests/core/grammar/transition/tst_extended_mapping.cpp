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

/// What the extended grammar adds to the compact one. "home town" stands for a date here: the mapping asks no cell.
class TestExtendedMapping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void beginsWithTheCompactRules();
    void mapsBothWays_data();
    void mapsBothWays();
    void readsOtherSpellings_data();
    void readsOtherSpellings();
    void fillsDateParts();
    void refusesWhatHasNoPlace_data();
    void refusesWhatHasNoPlace();

private:
    const Schema m_schema = librarySchema();
    const std::shared_ptr<const sql::Grammar> m_grammar = *sql::builtInGrammar("extended");
};

/// Weights of a network for the compact grammar fit the first rules.
void TestExtendedMapping::beginsWithTheCompactRules()
{
    const auto compact = *sql::builtInGrammar("compact");
    QVERIFY(m_grammar->ruleCount() > compact->ruleCount());
    for (int rule = 0; rule < compact->ruleCount(); ++rule)
        QCOMPARE(m_grammar->rules()[static_cast<size_t>(rule)].name, compact->rules()[static_cast<size_t>(rule)].name);
    QCOMPARE(m_grammar->typeCount(), compact->typeCount());
}

void TestExtendedMapping::mapsBothWays_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("tree");

    const auto row = [](const char* name, const char* sql, const char* tree) { QTest::newRow(name) << sql << tree; };
    row("year", "SELECT name FROM author WHERE strftime('%Y', name) = '2019'",
        "SelectWhere(Column(author.name), ExpressionEqual(Year(Column(author.name)), '2019'))");
    row("per month", "SELECT strftime('%Y-%m', name), count(*) FROM author GROUP BY strftime('%Y-%m', name)",
        "Select(Two(Each(YearMonth(Column(author.name))), CountAll(author)))");
    row("days", "SELECT julianday(born) - julianday(name) FROM author", "Select(Days(Column(author.name), Column(author.born)))");
    row("count of some", "SELECT count(*) FILTER (WHERE born > 1900) FROM author", "Select(CountIf(author, Greater(author.born, 1900)))");
    row("figure of some", "SELECT avg(born) FILTER (WHERE id = 1) FROM author", "Select(Filtered(Avg(author.born), Equal(author.id, 1)))");
    row("share", "SELECT 100.0 * count(*) FILTER (WHERE born > 1900) / count(*) FROM author",
        "Select(ShareIf(author, Greater(author.born, 1900)))");
    row("share of all", "SELECT pages, 100.0 * count(*) / (SELECT count(*) FROM book) FROM book GROUP BY pages",
        "SelectGroup(Two(Column(book.pages), Percent(CountAll(book), Scalar(Select(CountAll(book))))), book.pages)");
    row("ratio", "SELECT 1.0 * pages / id FROM book", "Select(Ratio(Column(book.pages), Column(book.id)))");
    row("zero counts", "SELECT a.name, count(b.id) FROM author AS a LEFT JOIN book AS b ON a.id = b.author_id GROUP BY a.id",
        "Keep(author, SelectGroup(Two(Column(author.name), Count(book.id)), author.id))");
    row("zero sums of some",
        "SELECT a.name, coalesce(sum(b.pages), 0) FROM author AS a LEFT JOIN book AS b ON a.id = b.author_id AND b.pages > 9 "
        "GROUP BY a.id",
        "Keep(author, On(Greater(book.pages, 9), SelectGroup(Two(Column(author.name), OrZero(Sum(book.pages))), author.id)))");
    row("second", "SELECT title FROM book ORDER BY pages DESC LIMIT 1 OFFSET 1",
        "SelectOrder(Column(book.title), HighestAt(Column(book.pages), 2))");
    row("best of each",
        "SELECT author_id, title FROM (SELECT author_id, title, row_number() OVER (PARTITION BY author_id ORDER BY pages DESC) AS place "
        "FROM book) WHERE place = 1",
        "SelectOrder(Two(Column(book.author_id), Column(book.title)), HighestOfEach(Column(book.pages), Column(book.author_id)))");
    row("best three of each",
        "SELECT title FROM (SELECT title, row_number() OVER (PARTITION BY author_id ORDER BY pages) AS place FROM book) "
        "WHERE place <= 3",
        "SelectOrder(Column(book.title), LowestFewOfEach(Column(book.pages), Column(book.author_id), 3))");
    row("median",
        "SELECT avg(pages) FROM (SELECT pages FROM book WHERE id > 1 AND pages IS NOT NULL ORDER BY pages "
        "LIMIT 2 - (SELECT count(pages) FROM book WHERE id > 1 AND pages IS NOT NULL) % 2 "
        "OFFSET (SELECT (count(pages) - 1) / 2 FROM book WHERE id > 1 AND pages IS NOT NULL))",
        "MedianWhere(Column(book.pages), Greater(book.id, 1))");
    row("so far", "SELECT id, sum(pages) OVER (ORDER BY id) FROM book",
        "Select(Two(Column(book.id), Running(Sum(book.pages), Ascending(Column(book.id)))))");
    row("rank", "SELECT title, rank() OVER (ORDER BY pages DESC) FROM book",
        "Select(Two(Column(book.title), Rank(Descending(Column(book.pages)))))");
    row("change", "SELECT pages - lag(pages) OVER (ORDER BY id) FROM book",
        "Select(Change(Column(book.pages), Ascending(Column(book.id))))");
    row("within", "SELECT avg(pages) OVER (PARTITION BY author_id) FROM book",
        "Select(Within(Column(book.author_id), Whole(Avg(book.pages))))");
    row("buckets",
        "SELECT CASE WHEN pages < 100 THEN 'short' WHEN pages < 300 THEN 'middle' ELSE 'long' END, count(*) FROM book "
        "GROUP BY CASE WHEN pages < 100 THEN 'short' WHEN pages < 300 THEN 'middle' ELSE 'long' END",
        "Select(Two(Each(Case(Less(book.pages, 100), Literal('short'), Case(Less(book.pages, 300), Literal('middle'), Literal('long')))), "
        "CountAll(book)))");
    row("names together", "SELECT name || ' ' || born FROM author", "Select(Spaced(Column(author.name), Column(author.born)))");
    row("first word", "SELECT substr(name, 1, instr(name, ' ') - 1) FROM author", "Select(FirstWord(Column(author.name)))");
    row("rounded", "SELECT round(avg(pages), 1) FROM book", "Select(RoundedTo(Avg(book.pages), 1))");
    row("length", "SELECT name FROM author WHERE length(name) > 10",
        "SelectWhere(Column(author.name), ExpressionGreater(Length(Column(author.name)), 10))");
    row("empty", "SELECT id FROM author WHERE name = ''", "SelectWhere(Column(author.id), IsEmpty(author.name))");
    row("cast", "SELECT CAST(name AS REAL) FROM author", "Select(AsReal(Column(author.name)))");
}

void TestExtendedMapping::mapsBothWays()
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

void TestExtendedMapping::readsOtherSpellings_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("tree");

    const auto row = [](const char* name, const char* sql, const char* tree) { QTest::newRow(name) << sql << tree; };
    row("factor behind", "SELECT count(*) FILTER (WHERE id = 1) * 100.0 / count(*) FROM author",
        "Select(ShareIf(author, Equal(author.id, 1)))");
    row("cast for a fraction", "SELECT CAST(sum(pages) AS REAL) / count(*) FROM book", "Select(Ratio(Sum(book.pages), CountAll(book)))");
    row("group by the item's name", "SELECT strftime('%Y', name) AS y, count(*) FROM author GROUP BY y",
        "Select(Two(Each(Year(Column(author.name))), CountAll(author)))");
    row("case of a value", "SELECT CASE id WHEN 1 THEN 'a' END FROM author", "Select(CaseOnly(Equal(author.id, 1), Literal('a')))");
    row("substring", "SELECT SUBSTRING(name, 1, 3) FROM author", "Select(Substring(Column(author.name), 1, 3))");
}

void TestExtendedMapping::readsOtherSpellings()
{
    QFETCH(QString, sql);
    QFETCH(QString, tree);
    const auto query = sql::readQuery(sql.toStdString(), m_schema);
    QVERIFY2(query, query ? "" : query.error().detail.c_str());
    const auto found = treeOfQuery(*query, m_schema, *m_grammar);
    QVERIFY2(found, found ? "" : found.error().detail.c_str());
    QCOMPARE(QString::fromStdString(treeText(*found, *m_grammar, m_schema)), tree);
}

void TestExtendedMapping::fillsDateParts()
{
    const auto tree = treeOfText("SelectWhere(Column(author.id), ExpressionEqual(Month(Column(author.name)), 3))", *m_grammar, m_schema);
    const auto query = queryOfTree(tree, m_schema, *m_grammar);
    QVERIFY(query);
    QCOMPARE(QString::fromStdString(sql::unparse(*query, m_schema)), "SELECT id FROM author WHERE strftime('%m', name) = '03'");
}

void TestExtendedMapping::refusesWhatHasNoPlace_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("what");

    QTest::newRow("mixed joins") << "SELECT a.name FROM author a JOIN book b ON a.id = b.author_id LEFT JOIN loan c ON b.id = c.book_id"
                                 << "LEFT JOIN beside other joins";
    QTest::newRow("offset of several") << "SELECT id FROM author ORDER BY id LIMIT 3 OFFSET 2"
                                       << "OFFSET with more than one row";
    QTest::newRow("group by what is not shown") << "SELECT count(*) FROM book GROUP BY pages + 1"
                                                << "anything but a column here";
}

void TestExtendedMapping::refusesWhatHasNoPlace()
{
    QFETCH(QString, sql);
    QFETCH(QString, what);
    const auto query = sql::readQuery(sql.toStdString(), m_schema);
    QVERIFY2(query, query ? "" : query.error().detail.c_str());
    const auto tree = treeOfQuery(*query, m_schema, *m_grammar);
    QVERIFY(!tree);
    QCOMPARE(QString::fromStdString(tree.error().detail), "the parser's grammar cannot express " + what);
}

RATATOSK_TEST(TestExtendedMapping);
#include "tst_extended_mapping.moc"
