// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parser/ranking/word_cues.h"

#include "core/english/language/cue_words.h"
#include "core/english/language/word_splitter.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/library_schema.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace ratatosk;

class TestWordCues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hearsRequests_data();
    void hearsRequests();
    void hearsOpposites_data();
    void hearsOpposites();
    void missesOccasions_data();
    void missesOccasions();
    void knowsEveryCue();
};

namespace {

CueBalance balance(const QString& question, const QString& sql)
{
    const Schema schema = librarySchema();
    return cueBalance(*splitQuestion(question.toStdString()), operationsOf(*sql::readQuery(sql.toStdString(), schema), schema));
}

} // namespace

void TestWordCues::hearsRequests_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("unmet");
    QTest::newRow("nothing asked") << "Titles of books"
                                   << "SELECT title FROM book" << 0;
    QTest::newRow("average") << "What is the average number of pages?"
                             << "SELECT avg(pages) FROM book" << 0;
    QTest::newRow("no average") << "What is the average number of pages?"
                                << "SELECT pages FROM book" << 1;
    QTest::newRow("within a word") << "Which books are meaningful?"
                                   << "SELECT title FROM book" << 0;
    QTest::newRow("total as count") << "Total of books"
                                    << "SELECT count(*) FROM book" << 0;
    QTest::newRow("longest, ordered") << "The longest book"
                                      << "SELECT title FROM book ORDER BY pages DESC LIMIT 1" << 0;
    QTest::newRow("longest, compared") << "The longest book"
                                       << "SELECT title FROM book WHERE pages = (SELECT max(pages) FROM book)" << 0;
    QTest::newRow("longest, forgotten") << "The longest book"
                                        << "SELECT title FROM book" << 1;
    QTest::newRow("without, subtracted") << "Authors without books"
                                         << "SELECT name FROM author WHERE id NOT IN (SELECT author_id FROM book)" << 0;
    QTest::newRow("isn't, forgotten") << "Whose name isn't Anna?"
                                      << "SELECT name FROM author WHERE name = 'Anna'" << 1;
    QTest::newRow("under, turned round") << "Books with under 100 pages"
                                         << "SELECT title FROM book WHERE pages > 100" << 1;
    QTest::newRow("under") << "Books with under 100 pages"
                           << "SELECT title FROM book WHERE pages < 100" << 0;
    QTest::newRow("running") << "Cumulative pages by title"
                             << "SELECT title, sum(pages) OVER (ORDER BY title) FROM book" << 0;
    QTest::newRow("running, forgotten") << "Cumulative pages by title"
                                        << "SELECT title, sum(pages) FROM book GROUP BY title" << 1;
    QTest::newRow("place") << "Titles and their position by pages"
                           << "SELECT title, rank() OVER (ORDER BY pages DESC) FROM book" << 0;
    QTest::newRow("place, forgotten") << "League table of titles"
                                      << "SELECT title, pages FROM book" << 1;
    QTest::newRow("each") << "Pages of each author"
                          << "SELECT sum(pages) FROM book GROUP BY author_id" << 0;
    QTest::newRow("each, not grouped") << "How many books has each author?"
                                       << "SELECT count(*) FROM book" << 1;
    QTest::newRow("word") << "Books whose title contains the word Sea"
                          << "SELECT title FROM book WHERE title LIKE '%Sea%'" << 0;
    QTest::newRow("two at once") << "The average of the longest"
                                 << "SELECT title FROM book" << 2;
    QTest::newRow("either") << "Books of 10 or 20 pages"
                            << "SELECT title FROM book WHERE pages = 10 OR pages = 20" << 0;
    QTest::newRow("both instead") << "Books of 10 or 20 pages"
                                  << "SELECT title FROM book WHERE pages = 10 AND pages = 20" << 1;
    QTest::newRow("at least is no least") << "Books with at least 10 pages"
                                          << "SELECT title FROM book WHERE pages >= 10" << 0;
    QTest::newRow("at least, forgotten") << "Books with at least 10 pages"
                                         << "SELECT title FROM book WHERE pages = 10" << 1;
    QTest::newRow("between") << "Books between 10 and 20 pages"
                             << "SELECT title FROM book WHERE pages BETWEEN 10 AND 20" << 0;
    QTest::newRow("between two bounds") << "Books between 10 and 20 pages"
                                        << "SELECT title FROM book WHERE pages > 10 AND pages < 20" << 0;
    QTest::newRow("between, half of it") << "Books between 10 and 20 pages"
                                         << "SELECT title FROM book WHERE pages > 10" << 1;
    QTest::newRow("in a sub-query") << "Books of no author"
                                    << "SELECT title FROM book EXCEPT SELECT title FROM book" << 0;
}

void TestWordCues::hearsRequests()
{
    QFETCH(QString, question);
    QFETCH(QString, sql);
    QFETCH(int, unmet);
    QCOMPARE(balance(question, sql).unmet, unmet);
}

void TestWordCues::hearsOpposites_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("contradicted");
    QTest::newRow("longest") << "The longest book"
                             << "SELECT title FROM book ORDER BY pages DESC LIMIT 1" << 0;
    QTest::newRow("longest, turned round") << "The longest book"
                                           << "SELECT title FROM book ORDER BY pages LIMIT 1" << 1;
    QTest::newRow("longest, in a comparison") << "The longest book"
                                              << "SELECT title FROM book WHERE pages = (SELECT max(pages) FROM book)" << 0;
    QTest::newRow("longest, forgotten") << "The longest book"
                                        << "SELECT title FROM book" << 0;
    QTest::newRow("both") << "The longest and the shortest book"
                          << "SELECT max(pages), min(pages) FROM book" << 0;
    QTest::newRow("born last is youngest") << "The youngest author"
                                           << "SELECT name FROM author ORDER BY born DESC LIMIT 1" << 0;
    QTest::newRow("born first is no youngest") << "The youngest author"
                                               << "SELECT name FROM author ORDER BY born LIMIT 1" << 1;
    QTest::newRow("born first is oldest") << "The oldest author"
                                          << "SELECT name FROM author ORDER BY born LIMIT 1" << 0;
    QTest::newRow("no more than") << "Books of no more than 10 pages"
                                  << "SELECT title FROM book WHERE pages <= 10" << 0;
    QTest::newRow("neither time nor age") << "The oldest book"
                                          << "SELECT title FROM book ORDER BY pages DESC LIMIT 1" << 0;
    QTest::newRow("at least") << "At least 10 pages"
                              << "SELECT title FROM book WHERE pages >= 10" << 0;
    QTest::newRow("at least, turned round") << "Books of at least 10 pages"
                                            << "SELECT title FROM book WHERE pages <= 10" << 1;
}

void TestWordCues::hearsOpposites()
{
    QFETCH(QString, question);
    QFETCH(QString, sql);
    QFETCH(int, contradicted);
    QCOMPARE(balance(question, sql).contradicted, contradicted);
}

void TestWordCues::missesOccasions_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("unrequested");
    QTest::newRow("plain") << "Titles of books"
                           << "SELECT title FROM book" << 0;
    QTest::newRow("sorted for no reason") << "Titles of books"
                                          << "SELECT title FROM book ORDER BY pages DESC" << 1;
    QTest::newRow("thickest sorts") << "The thickest book"
                                    << "SELECT title FROM book ORDER BY pages DESC LIMIT 1" << 0;
    QTest::newRow("averaged for no reason") << "Pages of books"
                                            << "SELECT avg(pages) FROM book" << 1;
    QTest::newRow("denied for no reason") << "Authors of books"
                                          << "SELECT name FROM author WHERE id NOT IN (SELECT author_id FROM book)" << 1;
    QTest::newRow("unwritten denies") << "Unwritten books"
                                      << "SELECT title FROM book WHERE author_id != 1" << 0;
    QTest::newRow("thickest counts nothing") << "The thickest author"
                                             << "SELECT author_id FROM book GROUP BY author_id ORDER BY count(*) DESC LIMIT 1" << 1;
    QTest::newRow("most books") << "The author of most books"
                                << "SELECT author_id FROM book GROUP BY author_id ORDER BY count(*) DESC LIMIT 1" << 0;
    QTest::newRow("compared for no reason") << "Titles of books"
                                            << "SELECT title FROM book WHERE pages > 10" << 1;
    QTest::newRow("customer compares nothing") << "Customer number"
                                               << "SELECT title FROM book WHERE pages > 10" << 1;
    QTest::newRow("guest sorts nothing") << "Guest books of the west"
                                         << "SELECT title FROM book ORDER BY pages DESC" << 1;
    QTest::newRow("university denies nothing") << "United university books"
                                               << "SELECT title FROM book WHERE author_id != 1" << 1;
    QTest::newRow("thicker compares") << "Books thicker than 10 pages"
                                      << "SELECT title FROM book WHERE pages > 10" << 0;
}

void TestWordCues::missesOccasions()
{
    QFETCH(QString, question);
    QFETCH(QString, sql);
    QFETCH(int, unrequested);
    QCOMPARE(balance(question, sql).unrequested, unrequested);
}

/// The names in the tables of cues are those that have operations: a cue of which nobody has heard changes nothing.
void TestWordCues::knowsEveryCue()
{
    const auto balanceOf = [](std::string_view phrase, const std::set<QueryOperation>& operations) {
        return cueBalance(*splitQuestion(phrase), operations);
    };
    const auto someOperation = [](const auto& is) {
        for (int operation = 0; operation <= static_cast<int>(QueryOperation::Either); ++operation) {
            if (is(std::set<QueryOperation>{static_cast<QueryOperation>(operation)}))
                return true;
        }
        return false;
    };
    for (const WordTable::Entry& cue : requestCues().entries())
        QVERIFY2(balanceOf(cue.values.front(), {}).unmet > 0, std::string(cue.key).c_str());
    for (const WordTable::Entry& cue : senseCues().entries()) {
        const auto contradicts = [&](const auto& operations) { return balanceOf(cue.values.front(), operations).contradicted > 0; };
        QVERIFY2(someOperation(contradicts), std::string(cue.key).c_str());
    }
    for (const WordTable::Entry& cue : occasionCues().entries()) {
        const auto asks = [&](const auto& operations) {
            return balanceOf(cue.values.back(), operations).unrequested < balanceOf("books", operations).unrequested;
        };
        QVERIFY2(someOperation(asks), std::string(cue.key).c_str());
    }
}

RATATOSK_TEST(TestWordCues);
#include "tst_word_cues.moc"
