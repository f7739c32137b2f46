// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/synthesis/question_writer.h"

#include "core/sql/tree/query_reader.h"
#include "tests/core/questions/synthesis/concert_database.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace ratatosk;

class TestQuestionWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("WNSEARCHDIR", "/nowhere"); } // the same words on every machine
    void wordsQueries_data();
    void wordsQueries();

private:
    ConcertDatabase m_concerts;
};

void TestQuestionWriter::wordsQueries_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("expected"); // among the wordings
    QTest::addColumn<QString>("always");   // a pattern that every wording fits
    QTest::addColumn<int>("least");        // different wordings of 2,000

    QTest::newRow("count") << "SELECT count(*) FROM singer"
                           << "How many singers are there?"
                           << "singers" << 6;
    QTest::newRow("list") << "SELECT name FROM singer"
                          << "What are the names of singers?"
                          << "names?\\b.*singer|singer.*names?\\b" << 20;
    QTest::newRow("two columns") << "SELECT name, age FROM singer"
                                 << "List the names and ages of singers."
                                 << "names? (and|,) ages?" << 15;
    QTest::newRow("different") << "SELECT DISTINCT city FROM stadium"
                               << "What are the different cities of stadiums?"
                               << "(different|distinct|unique) (cities|towns)" << 15;
    QTest::newRow("equality") << "SELECT name FROM singer WHERE country = 'France'"
                              << "What are the names of singers from France?"
                              << "France" << 30;
    QTest::newRow("greater") << "SELECT count(*) FROM singer WHERE age > 30"
                             << "How many singers are older than 30?"
                             << "\\b30\\b" << 20;
    QTest::newRow("two tests") << "SELECT name FROM singer WHERE age > 30 AND country = 'France'"
                               << "Find the names of singers whose age is above 30 and country is France."
                               << "30.*France" << 50;
    QTest::newRow("either value") << "SELECT name FROM singer WHERE country = 'France' OR country = 'Spain'"
                                  << "List the names of singers whose country is France or Spain."
                                  << "France\\W+or \\W?Spain" << 30;
    QTest::newRow("between") << "SELECT name FROM stadium WHERE capacity BETWEEN 900 AND 5000"
                             << "Show the names of stadiums whose capacity is between 900 and 5000."
                             << "between 900 and 5000" << 30;
    QTest::newRow("like") << "SELECT name FROM stadium WHERE name LIKE '%Arena%'"
                          << "List the names of stadiums whose name contains \"Arena\"."
                          << "(contain|includ|has the word).*[\"']Arena[\"']" << 30;
    QTest::newRow("average") << "SELECT avg(age) FROM singer"
                             << "What is the average age of singers?"
                             << "(average|mean) age" << 8;
    QTest::newRow("different values") << "SELECT count(DISTINCT country) FROM singer"
                                      << "How many different countries are there among singers?"
                                      << "(different|distinct) (countries|nations)" << 5;
    QTest::newRow("ascending") << "SELECT name FROM singer ORDER BY age"
                               << "List the names of singers in ascending order of age."
                               << "age" << 40;
    QTest::newRow("descending") << "SELECT title FROM concert ORDER BY year DESC"
                                << "Show the titles of concerts in descending order of year."
                                << "descending|latest" << 40;
    QTest::newRow("superlative") << "SELECT name FROM singer ORDER BY age LIMIT 1"
                                 << "What is the name of the youngest singer?"
                                 << "youngest singer|lowest age" << 10;
    QTest::newRow("few") << "SELECT name FROM stadium ORDER BY capacity DESC LIMIT 3"
                         << "What are the names of the three stadiums with the largest capacity?"
                         << "(three|3) stadiums" << 5;
    QTest::newRow("group") << "SELECT country, count(*) FROM singer GROUP BY country"
                           << "For each country, how many singers are there?"
                           << "(country|countries|nations?)\\b" << 8;
    QTest::newRow("most common") << "SELECT country FROM singer GROUP BY country ORDER BY count(*) DESC LIMIT 1"
                                 << "Which country has the most singers?"
                                 << "most|number of" << 8;
    QTest::newRow("having") << "SELECT country FROM singer GROUP BY country HAVING count(*) > 1"
                            << "Which countries have more than one singer?"
                            << "(more than|over) (one|1) singer\\b" << 8;
    QTest::newRow("group of a row")
        << "SELECT T2.name, count(*) FROM concert AS T1 JOIN stadium AS T2 ON T1.stadium_id = T2.id GROUP BY T2.id"
        << "For each stadium, show the name and the number of concerts."
        << "concerts.*stadium|stadium.*concerts" << 6;
    QTest::newRow("most of a row")
        << "SELECT T2.name FROM concert AS T1 JOIN stadium AS T2 ON T1.stadium_id = T2.id GROUP BY T2.id ORDER BY count(*) DESC LIMIT 1"
        << "What is the name of the stadium with the most concerts?"
        << "stadium.*concerts" << 6;
    QTest::newRow("parent") << "SELECT T1.title FROM concert AS T1 JOIN stadium AS T2 ON T1.stadium_id = T2.id WHERE T2.name = 'Old Hall'"
                            << "What are the titles of concerts of the stadium named Old Hall?"
                            << "stadium.*Old Hall" << 30;
    QTest::newRow("partner") << "SELECT T1.name FROM singer AS T1 JOIN performance AS T2 ON T1.id = T2.singer_id JOIN concert AS T3 ON "
                                "T2.concert_id = T3.id WHERE T3.year = 2014"
                             << "List the names of singers who have a concert in 2014."
                             << "concerts?\\b.*2014" << 30;
    QTest::newRow("lacking") << "SELECT name FROM singer WHERE id NOT IN (SELECT singer_id FROM performance)"
                             << "What are the names of singers who do not have any performances?"
                             << "(no|not have any|without any) performances" << 20;
    QTest::newRow("above average") << "SELECT name FROM singer WHERE age > (SELECT avg(age) FROM singer)"
                                   << "List the names of singers whose age is above the average."
                                   << "age.*average" << 30;
    QTest::newRow("extreme") << "SELECT name FROM stadium WHERE capacity = (SELECT min(capacity) FROM stadium)"
                             << "Show the names of stadiums with the smallest capacity."
                             << "smallest" << 20;
    QTest::newRow("amount") << "SELECT name FROM singer WHERE albums > 4"
                            << "What are the names of singers with more than 4 albums?"
                            << "(more than|over) 4 albums" << 20;
    QTest::newRow("most") << "SELECT name FROM singer WHERE albums = (SELECT max(albums) FROM singer)"
                          << "Find the names of singers with the most albums."
                          << "the most albums" << 20;
    QTest::newRow("fewest") << "SELECT name FROM singer ORDER BY albums LIMIT 1"
                            << "What is the name of the singer with the fewest albums?"
                            << "fewest albums" << 6;
    QTest::newRow("flag") << "SELECT count(*) FROM singer WHERE is_touring = 'N'"
                          << "How many singers are not touring?"
                          << "touring" << 10;
    QTest::newRow("shared values") << "SELECT country FROM singer WHERE age > 40 INTERSECT SELECT country FROM singer WHERE age < 30"
                                   << "Which countries have both singers older than 40 and singers younger than 30?"
                                   << "40.*30" << 20;
    QTest::newRow("values of none") << "SELECT city FROM stadium EXCEPT SELECT city FROM stadium WHERE capacity > 10000"
                                    << "Which cities have no stadiums whose capacity is above 10000?"
                                    << "10000" << 20;
    QTest::newRow("rows of none") << "SELECT name FROM stadium EXCEPT SELECT T1.name FROM stadium AS T1 JOIN concert AS T2 ON T1.id = "
                                     "T2.stadium_id WHERE T2.year = 2014"
                                  << "What are the names of stadiums that have no concerts in 2014?"
                                  << "concerts?\\b.*2014" << 20;
}

void TestQuestionWriter::wordsQueries()
{
    QFETCH(QString, sql);
    QFETCH(QString, expected);
    QFETCH(QString, always);
    QFETCH(int, least);
    const auto query = sql::readQuery(sql.toStdString(), m_concerts.schema);
    QVERIFY2(query, query ? "" : query.error().detail.c_str());
    QSet<QString> questions;
    for (std::uint64_t seed = 0; seed < 2'000; ++seed) {
        Dice dice(seed);
        const QString question = QString::fromStdString(questionFor(*query, m_concerts.schema, m_concerts.facts, dice));
        QVERIFY2(question.contains(QRegularExpression(always)), qPrintable(question));
        QVERIFY2(question.front().isUpper() && (question.endsWith('?') || question.endsWith('.')), qPrintable(question));
        QVERIFY2(!question.contains("  ") && !question.contains('{'), qPrintable(question));
        Dice same(seed);
        QCOMPARE(QString::fromStdString(questionFor(*query, m_concerts.schema, m_concerts.facts, same)), question);
        questions << question;
    }
    QVERIFY2(questions.contains(expected), qPrintable(questions.values().join('\n')));
    QVERIFY2(questions.size() >= least, qPrintable(questions.values().join('\n')));
}

RATATOSK_TEST(TestQuestionWriter);
#include "tst_question_writer.moc"
