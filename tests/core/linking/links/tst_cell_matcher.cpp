// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/cell_matcher.h"

#include "tests/core/linking/links/indexed_database.h"
#include "tests/core/linking/links/question_text.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestCellMatcher : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWholeCells_data();
    void findsWholeCells();
    void findsWordsInCells_data();
    void findsWordsInCells();
    void findsIntendedCells_data();
    void findsIntendedCells();

private:
    const IndexedDatabase m_database{
        "CREATE TABLE city (name TEXT, country TEXT, grade TEXT);"
        "INSERT INTO city VALUES ('New York City', 'USA', 'A'), ('New York', 'France', 'h'),"
        " ('Köln', 'The Netherlands', 'in'), ('Dog', 'amc hornet (sw)', 'F'), ('Oslo', 'Norway', 'cancelled');"};
};

/// "New York=New York" for each span, nested ones in brackets.
static QString spansText(const Question& question, const std::vector<CellSpan>& spans)
{
    QStringList texts;
    for (const CellSpan& span : spans) {
        const auto text = QString::fromStdString(spanText(question, span.begin, span.end) + '=' + span.hits.front().value);
        texts << (span.isNested ? '[' + text + ']' : text);
    }
    return texts.join(", ");
}

void TestCellMatcher::findsWholeCells_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("spans");

    QTest::newRow("longest first") << "is New York City big"
                                   << "New York City=New York City, [New York=New York]";
    QTest::newRow("any case") << "in new york"
                              << "new york=New York";
    QTest::newRow("accents") << "in Koln"
                             << "Koln=Köln";
    QTest::newRow("other form of the word") << "how many dogs"
                                            << "dogs=Dog";
    QTest::newRow("begins with a stop word") << "of the Netherlands"
                                             << "the Netherlands=The Netherlands";
    QTest::newRow("stop word is no cell") << "cities in it"
                                          << "";
    QTest::newRow("capitalised stop word may be") << "cities of IN"
                                                  << "IN=in";
    QTest::newRow("one letter") << "section h"
                                << "h=h";
    QTest::newRow("the article is no cell") << "is a city"
                                            << "";
    QTest::newRow("ends in a mark") << "the amc hornet (sw)?"
                                    << "amc hornet (sw)=amc hornet (sw)";
    QTest::newRow("part of a cell only") << "York"
                                         << "";
    QTest::newRow("nothing") << ""
                             << "";
}

void TestCellMatcher::findsWholeCells()
{
    QFETCH(QString, question);
    QFETCH(QString, spans);
    const Question words = questionOf(question);
    QCOMPARE(spansText(words, ratatosk::findWholeCells(words, *m_database.values)), spans);
}

void TestCellMatcher::findsWordsInCells_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<int>("mostWords");
    QTest::addColumn<QString>("spans");

    QTest::newRow("one word") << "York" << 1 << "York=New York City";
    QTest::newRow("two words") << "York City" << 2 << "York City=New York City, [York=New York City], [City=New York City]";
    QTest::newRow("marks do not count") << "York ?" << 2 << "York=New York City";
    QTest::newRow("stop words alone do not count") << "the" << 1 << "";
    QTest::newRow("no part of a word") << "Yor" << 1 << "";
}

void TestCellMatcher::findsWordsInCells()
{
    QFETCH(QString, question);
    QFETCH(int, mostWords);
    QFETCH(QString, spans);
    const Question words = questionOf(question);
    QCOMPARE(spansText(words, ratatosk::findWordsInCells(words, *m_database.values, mostWords)), spans);
}

void TestCellMatcher::findsIntendedCells_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("spans");

    QTest::newRow("sex") << "all women"
                         << "women=F";
    QTest::newRow("nation") << "French cities"
                            << "French=France";
    QTest::newRow("two words") << "from the United States"
                               << "United States=USA";
    QTest::newRow("pronoun") << "show us"
                             << "";
    QTest::newRow("no pronoun") << "cities in US"
                                << "US=USA";
    QTest::newRow("no such cell") << "German cities"
                                  << "";
    QTest::newRow("state") << "what fell through"
                           << "fell through=cancelled";
    QTest::newRow("state that is a column's name") << "what was called off"
                                                   << "";
}

void TestCellMatcher::findsIntendedCells()
{
    QFETCH(QString, question);
    QFETCH(QString, spans);
    const Question words = questionOf(question);
    QCOMPARE(spansText(words, ratatosk::findIntendedCells(words, *m_database.values, {"called off"})), spans);
}

RATATOSK_TEST(TestCellMatcher);
#include "tst_cell_matcher.moc"
