// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parser/parsing/candidate_words.h"

#include "core/sql/tree/query_reader.h"
#include "tests/support/library_schema.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace ratatosk;

namespace {

/// The library with words for its names.
Schema readableLibrary()
{
    const Schema plain = librarySchema();
    std::vector<Table> tables = plain.tables();
    for (Table& table : tables)
        table.readableName = table.name;
    std::vector<Column> columns = plain.columns();
    for (Column& column : columns)
        column.readableName = column.name;
    columns[7].readableName = "sequel to";
    return *Schema::create(tables, columns, plain.foreignKeys());
}

} // namespace

class TestCandidateWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsOf_data();
    void wordsOf();
};

void TestCandidateWords::wordsOf_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("words");
    QTest::newRow("count") << "SELECT count(*) FROM book"
                           << "number of rows; from book";
    QTest::newRow("condition") << "SELECT title FROM book WHERE pages >= 200 AND title LIKE '%a%'"
                               << "title of book; where pages of book is at least 200 and title of book contains a; from book";
    QTest::newRow("order") << "SELECT DISTINCT name FROM author ORDER BY born DESC LIMIT 3"
                           << "different name of author; by born of author, highest first; first 3; from author";
    QTest::newRow("join and group")
        << "SELECT author.name, avg(book.pages) FROM author JOIN book ON book.author_id = author.id "
           "GROUP BY author.name HAVING count(*) > 1"
        << "name of author, average pages of book; for each name of author; having number of rows is more than 1; "
           "from author, book";
    QTest::newRow("inner query") << "SELECT name FROM author WHERE id NOT IN (SELECT author_id FROM book)"
                                 << "name of author; where id of author is not in (author_id of book; from book); from author";
    QTest::newRow("sets") << "SELECT name FROM author EXCEPT SELECT name FROM reader"
                          << "name of author; but not those: name of reader; from author";
    QTest::newRow("between, missing")
        << "SELECT title FROM book WHERE pages BETWEEN 100 AND 200 OR sequel_to IS NULL"
        << "title of book; where pages of book is between 100 and 200 or sequel to of book is missing; from book";
    QTest::newRow("arithmetic") << "SELECT max(pages) - min(pages) FROM book"
                                << "highest pages of book minus lowest pages of book; from book";
}

void TestCandidateWords::wordsOf()
{
    QFETCH(QString, sql);
    QFETCH(QString, words);
    const Schema schema = readableLibrary();
    const auto query = sql::readQuery(sql.toStdString(), schema);
    QVERIFY2(query, query ? "" : query.error().detail.c_str());
    QCOMPARE(QString::fromStdString(candidateWords(*query, schema)), words);
}

RATATOSK_TEST(TestCandidateWords);
#include "tst_candidate_words.moc"
