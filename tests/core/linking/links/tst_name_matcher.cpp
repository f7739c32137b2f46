// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/name_matcher.h"

#include "tests/core/linking/links/question_text.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestNameMatcher : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void marksTheWordsOfAName_data();
    void marksTheWordsOfAName();
    void letsTheLongestNameWin();
    void keepsLonelyPartsBesideALongName();
    void marksSynonyms();
    void prefersTheStrongestKind();
    void saysWhichNameMatched();
};

static ItemName ownName(int item, const std::string& text)
{
    return {.item = item, .text = text, .linksParts = true, .blocks = true};
}

/// One letter per word for one item: . nothing, p part of the name, S synonym, E the whole name.
static QString letters(const NameMatcher& matcher, const Question& question, int item)
{
    QString marks(static_cast<qsizetype>(question.words.size()), '.');
    for (const NameHit& hit : matcher.match(question.words)) {
        if (hit.item == item)
            marks[hit.word] = hit.kind == LinkKind::Exact ? 'E' : hit.kind == LinkKind::Synonym ? 'S' : 'p';
    }
    return marks;
}

void TestNameMatcher::marksTheWordsOfAName_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("expected");

    QTest::newRow("whole name") << "show the stadium name"
                                << "stadium name"
                                << "..EE";
    QTest::newRow("words apart") << "name of each stadium"
                                 << "stadium name"
                                 << "p..p";
    QTest::newRow("wrong order") << "name stadium"
                                 << "stadium name"
                                 << "pp";
    QTest::newRow("named twice") << "age by age"
                                 << "age"
                                 << "E.E";
    QTest::newRow("plural") << "names of stadiums"
                            << "stadium name"
                            << "p.p";
    QTest::newRow("plural, whole") << "all stadium names"
                                   << "stadium name"
                                   << ".EE";
    QTest::newRow("verb form") << "cars produced"
                               << "produce"
                               << ".E";
    QTest::newRow("stop words are no part") << "age in years of birth"
                                            << "date of birth"
                                            << "....p";
    QTest::newRow("stop words inside a whole name") << "the date of birth"
                                                    << "date of birth"
                                                    << ".EEE";
    QTest::newRow("no part of a word") << "the weather"
                                       << "her"
                                       << "..";
    QTest::newRow("name as two words") << "zip code"
                                       << "zipcode"
                                       << "EE";
    QTest::newRow("marks in a name") << "sales ( billion )"
                                     << "sales (billion)"
                                     << "p.p.";
    QTest::newRow("name longer than the question") << "stadium"
                                                   << "stadium name"
                                                   << "p";
    QTest::newRow("empty question") << ""
                                    << "stadium"
                                    << "";
    QTest::newRow("empty name") << "stadium"
                                << ""
                                << ".";
}

void TestNameMatcher::marksTheWordsOfAName()
{
    QFETCH(QString, question);
    QFETCH(QString, name);
    QFETCH(QString, expected);
    const NameMatcher matcher({ownName(0, name.toStdString())});
    QCOMPARE(letters(matcher, questionOf(question), 0), expected);
}

void TestNameMatcher::letsTheLongestNameWin()
{
    const NameMatcher matcher({ownName(0, "song name"), ownName(1, "name"), ownName(2, "song release year"), ownName(3, "song")});
    const Question question = questionOf("the song name and the name");
    QCOMPARE(letters(matcher, question, 0), ".EE..p");
    QCOMPARE(letters(matcher, question, 1), ".....E");
    QCOMPARE(letters(matcher, question, 2), "......");
    QCOMPARE(letters(matcher, question, 3), "......");
}

void TestNameMatcher::keepsLonelyPartsBesideALongName()
{
    // one mention blocks its own words only, and names that do not block leave others alone
    const NameMatcher matcher({ownName(0, "song name"), {.item = 1, .text = "singer name"}, ownName(2, "name")});
    const Question question = questionOf("singer name and song name");
    QCOMPARE(letters(matcher, question, 1), "EE...");
    QCOMPARE(letters(matcher, question, 2), ".E...");
    QCOMPARE(letters(matcher, question, 0), ".p.EE");
}

void TestNameMatcher::marksSynonyms()
{
    const NameMatcher matcher({ownName(0, "last name"),
                               {.item = 0, .text = "surname", .wholeKind = LinkKind::Synonym},
                               {.item = 0, .text = "family name", .wholeKind = LinkKind::Synonym}});
    QCOMPARE(letters(matcher, questionOf("the surname"), 0), ".S");
    QCOMPARE(letters(matcher, questionOf("the family"), 0), "..");
    QCOMPARE(letters(matcher, questionOf("the family name"), 0), ".SS");
}

void TestNameMatcher::prefersTheStrongestKind()
{
    const NameMatcher matcher(
        {ownName(0, "year built"), {.item = 0, .text = "year", .wholeKind = LinkKind::Synonym}, {.item = 0, .text = "built"}});
    QCOMPARE(letters(matcher, questionOf("year it was built"), 0), "S..E");
}

void TestNameMatcher::saysWhichNameMatched()
{
    const NameMatcher matcher({ownName(4, "zip code"), {.item = 4, .text = "postcode", .wholeKind = LinkKind::Synonym}});
    const auto hits = matcher.match(questionOf("postcodes or codes").words);
    QCOMPARE(hits.size(), size_t(2));
    QVERIFY((hits[0] == NameHit{0, 4, LinkKind::Synonym, "postcode"}));
    QVERIFY((hits[1] == NameHit{2, 4, LinkKind::Partial, "zip code"}));
}

RATATOSK_TEST(TestNameMatcher);
#include "tst_name_matcher.moc"
