// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/phrase.h"
#include "core/english/language/word_splitter.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestPhrase : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isFound_data();
    void isFound();
    void isFoundFromItsEnd();
    void takesTheLongest();
};

void TestPhrase::isFound_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("question");
    QTest::addColumn<int>("begin"); // -1: nowhere
    QTest::addColumn<int>("end");
    QTest::newRow("one word") << "since"
                              << "orders since 2020" << 1 << 2;
    QTest::newRow("one of several") << "until|till|by"
                                    << "orders till 2020" << 1 << 2;
    QTest::newRow("in upper case") << "since"
                                   << "Since 2020" << 0 << 1;
    QTest::newRow("an optional word that is there") << "end of [the] year"
                                                    << "by the end of the year 2020" << 2 << 6;
    QTest::newRow("an optional word that is not") << "end of [the] year"
                                                  << "by end of year 2020" << 1 << 4;
    QTest::newRow("several optional words") << "or [an|a] [much] earlier"
                                            << "2010 or an earlier year" << 1 << 4;
    QTest::newRow("any form of a word") << "<leave> out"
                                        << "those leaving out lunch" << 1 << 3;
    QTest::newRow("no form of a word") << "leave out"
                                       << "those leaving out lunch" << -1 << 0;
    QTest::newRow("a number in digits") << "# [of]"
                                        << "on 1st of May" << 1 << 3;
    QTest::newRow("a number in letters") << "# [of]"
                                         << "on the third of May" << 2 << 4;
    QTest::newRow("any word") << "on * days"
                              << "delays on working days" << 1 << 4;
    QTest::newRow("words apart") << "leave out"
                                 << "leave lunch out" << -1 << 0;
    QTest::newRow("cut off by the end") << "end of"
                                        << "at the end" << -1 << 0;
}

void TestPhrase::isFound()
{
    QFETCH(QString, pattern);
    QFETCH(QString, question);
    QFETCH(int, begin);
    QFETCH(int, end);
    const Phrase phrase(pattern.toStdString());
    const Question words = *splitQuestion(question.toStdString());
    QCOMPARE(phrase.isIn(words), begin >= 0);
    for (int word = 0; begin >= 0 && word < static_cast<int>(words.words.size()); ++word)
        QCOMPARE(phrase.isAt(words, word), word == begin);
    if (begin >= 0)
        QCOMPARE(phrase.endFrom(words, begin), std::optional(end));
}

void TestPhrase::isFoundFromItsEnd()
{
    const Question question = *splitQuestion("rooms booked by the end of the year 2020");
    const Phrase phrase("until|by [the] end of [the] [year]");
    QCOMPARE(phrase.beginBefore(question, 8), std::optional(2));
    QVERIFY(!phrase.isBefore(question, 5) && !phrase.isBefore(question, 0));
}

void TestPhrase::takesTheLongest()
{
    const Question question = *splitQuestion("before the year 2020");
    QCOMPARE(Phrase("before [the] [year]").endFrom(question, 0), std::optional(3));
    QCOMPARE(Phrase("before [the] [year]").beginBefore(question, 3), std::optional(0));
    QVERIFY(!Phrase("before [the] [year]").endFrom(question, 4));
}

RATATOSK_TEST(TestPhrase);
#include "tst_phrase.moc"
