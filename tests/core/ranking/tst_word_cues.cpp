// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ranking/word_cues.h"

#include "core/sql/query_reader.h"
#include "core/text/word_splitter.h"
#include "tests/support/library_schema.h"

#include <QtTest>

using namespace ratatosk;

class TestWordCues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void counts_data();
    void counts();
};

void TestWordCues::counts_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("unheard");
    QTest::newRow("nothing asked") << "Titles of books" << "SELECT title FROM book" << 0;
    QTest::newRow("average") << "What is the average number of pages?" << "SELECT avg(pages) FROM book" << 0;
    QTest::newRow("no average") << "What is the average number of pages?" << "SELECT pages FROM book" << 1;
    QTest::newRow("within a word") << "Which books are meaningful?" << "SELECT title FROM book" << 0;
    QTest::newRow("total as count") << "Total of books" << "SELECT count(*) FROM book" << 0;
    QTest::newRow("longest, ordered") << "The longest book" << "SELECT title FROM book ORDER BY pages DESC LIMIT 1" << 0;
    QTest::newRow("longest, compared") << "The longest book" << "SELECT title FROM book WHERE pages = (SELECT max(pages) FROM book)" << 0;
    QTest::newRow("longest, forgotten") << "The longest book" << "SELECT title FROM book" << 1;
    QTest::newRow("without, subtracted") << "Authors without books"
                                         << "SELECT name FROM author WHERE id NOT IN (SELECT author_id FROM book)" << 0;
    QTest::newRow("isn't, forgotten") << "Whose name isn't Anna?" << "SELECT name FROM author WHERE name = 'Anna'" << 1;
    QTest::newRow("under, turned round") << "Books with under 100 pages" << "SELECT title FROM book WHERE pages > 100" << 1;
    QTest::newRow("under") << "Books with under 100 pages" << "SELECT title FROM book WHERE pages < 100" << 0;
    QTest::newRow("each") << "Pages of each author" << "SELECT sum(pages) FROM book GROUP BY author_id" << 0;
    QTest::newRow("each, not grouped") << "How many books has each author?" << "SELECT count(*) FROM book" << 1;
    QTest::newRow("word") << "Books whose title contains the word Sea" << "SELECT title FROM book WHERE title LIKE '%Sea%'" << 0;
    QTest::newRow("two at once") << "The average of the longest" << "SELECT title FROM book" << 2;
    QTest::newRow("either") << "Books of 10 or 20 pages" << "SELECT title FROM book WHERE pages = 10 OR pages = 20" << 0;
    QTest::newRow("both instead") << "Books of 10 or 20 pages" << "SELECT title FROM book WHERE pages = 10 AND pages = 20" << 1;
    QTest::newRow("in a sub-query") << "Books of no author" << "SELECT title FROM book EXCEPT SELECT title FROM book" << 0;
}

void TestWordCues::counts()
{
    QFETCH(QString, question);
    QFETCH(QString, sql);
    QFETCH(int, unheard);
    const auto query = sql::readQuery(sql.toStdString(), librarySchema());
    QVERIFY2(query, query ? "" : query.error().detail.c_str());
    QCOMPARE(unheardCues(*splitQuestion(question.toStdString()), deedsOf(*query)), unheard);
}

QTEST_GUILESS_MAIN(TestWordCues)
#include "tst_word_cues.moc"
