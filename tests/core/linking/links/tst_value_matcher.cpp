// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/value_matcher.h"

#include "tests/core/linking/links/indexed_database.h"
#include "tests/core/linking/links/question_text.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestValueMatcher : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void marksTheWordsOfCells_data();
    void marksTheWordsOfCells();
    void givesTheCellAsEvidence();
    void takesNoColumnForANumber();

private:
    // columns: 0 name, 1 country, 2 age, 3 year, 4 born
    const IndexedDatabase m_database{"CREATE TABLE singer (name TEXT, country TEXT, age INT, year_joined INT, born DATE);"
                                     "INSERT INTO singer VALUES ('Rose White', 'France', 41, 2001, '1960-01-02'),"
                                     " ('White', 'Netherlands', 30, 2010, '1990-01-02');"};
};

void TestValueMatcher::marksTheWordsOfCells_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("expected"); // per word: . nothing, W whole cell, w word in a cell, n number, t time

    QTest::newRow("whole cell") << "is Rose White here" << 0 << ".WW.";
    QTest::newRow("word in a cell") << "is Rose here" << 0 << ".w.";
    QTest::newRow("shorter cell") << "is White here" << 0 << ".W.";
    QTest::newRow("other column") << "is Rose here" << 1 << "...";
    QTest::newRow("meant cell") << "French singers" << 1 << "W.";
    QTest::newRow("stop word") << "the name" << 0 << "..";
    QTest::newRow("number") << "older than 40" << 2 << "..n";
    QTest::newRow("number and text") << "older than 40" << 0 << "...";
    QTest::newRow("year in a number named after years") << "since 2001" << 3 << ".t";
    QTest::newRow("year may be any number") << "since 2001" << 2 << ".n";
    QTest::newRow("year in a date") << "since 2001" << 4 << ".t";
    QTest::newRow("small number in a date") << "over 40" << 4 << "..";
    QTest::newRow("date") << "born 1960-01-02" << 4 << ".W";
    QTest::newRow("unknown date") << "born 1961-01-02" << 4 << ".t";
    QTest::newRow("date and number") << "born 1961-01-02" << 2 << "..";
}

/// The strongest kind of each word.
void TestValueMatcher::marksTheWordsOfCells()
{
    QFETCH(QString, question);
    QFETCH(int, column);
    QFETCH(QString, expected);
    const Question inWords = questionOf(question);
    std::vector<LinkKind> kinds(inWords.words.size(), LinkKind::None);
    for (const auto& link : ValueMatcher(m_database.schema, m_database.values).match(inWords)) {
        if (link.item == ColumnId{column})
            kinds[link.word] = std::max(kinds[link.word], link.kind);
    }
    QString marks;
    for (const LinkKind kind : kinds)
        marks += QString("....ntwW")[static_cast<int>(kind)];
    QCOMPARE(marks, expected);
}

/// "2016" is the column, unless "year" stands before it.
void TestValueMatcher::takesNoColumnForANumber()
{
    const IndexedDatabase sales("CREATE TABLE sales (customer TEXT, \"2016\" INT, \"2017\" INT, year INT);"
                                "INSERT INTO sales VALUES ('A', 100, 200, 2015);");
    const ValueMatcher matcher(sales.schema, sales.values);
    const auto hints = [&](const char* question) { return matcher.match(questionOf(question)).size(); };
    QCOMPARE(hints("total 2016"), size_t(0));
    QCOMPARE(hints("2016 and 2017"), size_t(0));
    QVERIFY(hints("total of 2018") > 0);
    QVERIFY(hints("total of year 2016") > 0);
}

void TestValueMatcher::givesTheCellAsEvidence()
{
    const auto links = ValueMatcher(m_database.schema, m_database.values).match(questionOf("rose white"));
    QCOMPARE(links.size(), size_t(2));
    for (const auto& link : links)
        QCOMPARE(link.evidence, std::string("Rose White"));
}

RATATOSK_TEST(TestValueMatcher);
#include "tst_value_matcher.moc"
