// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/word_splitter.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestWordSplitter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTextAndPlaces();
    void knowsWordsWithoutAccents();
    void writesYearsOut_data();
    void writesYearsOut();
    void refuses_data();
    void spellsShortFormsOut();
    void refuses();
    void acceptsTheLongest();
    void comparesWords_data();
    void comparesWords();
};

void TestWordSplitter::keepsTextAndPlaces()
{
    const auto question = splitQuestion("  Été’s Singers ");
    QVERIFY(question.has_value());
    QCOMPARE(question->text, std::string("  Été’s Singers "));
    QCOMPARE(question->words.size(), size_t(3));
    for (const Word& word : question->words)
        QCOMPARE(question->text.substr(word.begin, word.end - word.begin), word.text);
    QCOMPARE(question->words[0].lemmas.front(), std::string("été"));
    QCOMPARE(question->words[1].lemmas.front(), std::string("'s"));
    QCOMPARE(question->words[2].lemmas, (std::vector<std::string>{"singers", "singer"}));
}

void TestWordSplitter::knowsWordsWithoutAccents()
{
    QCOMPARE(splitQuestion("cafés")->words.front().lemmas.back(), std::string("cafe"));
    QVERIFY(sameWord(splitQuestion("cafés")->words.front(), splitName("cafe").front()));
}

void TestWordSplitter::spellsShortFormsOut()
{
    const auto question = splitQuestion("dept no desc");
    QVERIFY(sameWord(question->words[0], splitName("department").front()));
    QCOMPARE(question->words[0].lemmas.front(), std::string("dept"));
    QVERIFY(!sameWord(question->words[1], splitName("number").front()));
    QVERIFY(!sameWord(question->words[2], splitName("description").front()));
}

void TestWordSplitter::writesYearsOut_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, const char* text, const char* words) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(words);
    };
    row("a span of years", "mills of 1840-49", "mills|of|1840|to|1849");
    row("a span of whole years", "mills 1840-1849, please", "mills|1840|to|1849|,|please");
    row("a season", "games of 2012-13", "games|of|2012-13");
    row("a month", "games of 2018-03 or 1998-12", "games|of|2018-03|or|1998-12");
    row("a number like it", "code 3840-49 or 1840-4912", "code|3840-49|or|1840-4912");
    row("this century", "debates in '15", "debates|in|2015");
    row("the last", "before '31?", "before|1931|?");
    row("another apostrophe", "since ’03", "since|2003");
    row("at the beginning", "'99 sales", "1999|sales");
    row("in quotes", "code '15' here", "code|'|15|'|here");
    row("in longer quotes", "labels '18 to 20', 'over 20'", "labels|'|18|to|20|'|,|'|over|20|'");
    row("two years", "from '03 to '15", "from|2003|to|2015");
    row("feet", "5'10 tall", "5|'|10|tall");
    row("of a month", "what was on in october 23", "what|was|on|in|october|2023");
    row("alone", "loans in 23 next to loans in 24", "loans|in|2023|next|to|loans|in|2024");
    row("a day", "due on march 15", "due|on|march|15");
    row("a day of a year", "in march 15 2024", "in|march|15|2024");
    row("a number", "sales in 23 towns", "sales|in|23|towns");
    row("three digits", "flight '150", "flight|'|150");
}

void TestWordSplitter::writesYearsOut()
{
    QFETCH(QString, text);
    const auto question = splitQuestion(text.toStdString());
    QStringList words;
    for (const Word& word : question->words)
        words << QString::fromStdString(word.text);
    QTEST(words.join(QLatin1Char('|')), "words");
}

void TestWordSplitter::refuses_data()
{
    QTest::addColumn<QByteArray>("text");

    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("blanks") << QByteArray(" \n\t");
    QTest::newRow("not UTF-8") << QByteArray("na\xEFve");
    QTest::newRow("too many bytes") << QByteArray(kMaxQuestionBytes + 1, 'a');
    QTest::newRow("too many words") << QByteArray("a ").repeated(kMaxQuestionWords + 1);
}

void TestWordSplitter::refuses()
{
    QFETCH(QByteArray, text);
    const auto question = splitQuestion(text.toStdString());
    QVERIFY(!question);
    QCOMPARE(question.error().code, ErrorCode::InvalidQuestion);
    QVERIFY(!question.error().detail.empty());
}

void TestWordSplitter::acceptsTheLongest()
{
    QVERIFY(splitQuestion(std::string(kMaxQuestionBytes, 'a')).has_value());
    const auto many = splitQuestion(QByteArray("a ").repeated(kMaxQuestionWords).toStdString());
    QVERIFY(many.has_value());
    QCOMPARE(many->words.size(), size_t(kMaxQuestionWords));
}

void TestWordSplitter::comparesWords_data()
{
    QTest::addColumn<QString>("left");
    QTest::addColumn<QString>("right");
    QTest::addColumn<bool>("same");

    QTest::newRow("case") << "Name"
                          << "name" << true;
    QTest::newRow("plural") << "cities"
                            << "city" << true;
    QTest::newRow("both plural") << "cities"
                                 << "Cities" << true;
    QTest::newRow("ids") << "IDs"
                         << "id" << true;
    QTest::newRow("verb forms") << "produced"
                                << "producing" << true;
    QTest::newRow("irregular verb") << "written"
                                    << "wrote" << true;
    QTest::newRow("people") << "people"
                            << "person" << true;
    QTest::newRow("stems") << "population"
                           << "populations" << true;
    QTest::newRow("hyphen") << "e-mail"
                            << "email" << true;
    QTest::newRow("part of a word") << "her"
                                    << "weather" << false;
    QTest::newRow("name as a verb") << "name"
                                    << "named" << true;
    QTest::newRow("unlike") << "age"
                            << "name" << false;
}

void TestWordSplitter::comparesWords()
{
    QFETCH(QString, left);
    QFETCH(QString, right);
    QFETCH(bool, same);
    QCOMPARE(sameWord(splitName(left.toStdString()).front(), splitName(right.toStdString()).front()), same);
    QCOMPARE(sameWord(splitName(right.toStdString()).front(), splitName(left.toStdString()).front()), same);
}

RATATOSK_TEST(TestWordSplitter);
#include "tst_word_splitter.moc"
