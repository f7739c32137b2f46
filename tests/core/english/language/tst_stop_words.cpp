// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/stop_words.h"

#include "tests/core/linking/links/question_text.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestStopWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void judgesWords_data();
    void judgesWords();
};

void TestStopWords::judgesWords_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<bool>("isStop");
    QTest::addColumn<bool>("isOpening");
    QTest::addColumn<bool>("isMark");

    QTest::newRow("article") << "the" << true << true << false;
    QTest::newRow("any case") << "The" << true << true << false;
    QTest::newRow("noun") << "stadium" << false << false << false;
    QTest::newRow("question word") << "which" << false << true << false;
    QTest::newRow("one letter") << "h" << true << false << false;
    QTest::newRow("mark") << "?" << true << false << true;
    QTest::newRow("curly mark") << "”" << true << false << true;
    QTest::newRow("one character that is a word") << "京" << false << false << false;
    QTest::newRow("two letters") << "id" << false << true << false;
}

void TestStopWords::judgesWords()
{
    QFETCH(QString, word);
    QFETCH(bool, isStop);
    QFETCH(bool, isOpening);
    QFETCH(bool, isMark);
    const Word tested = questionOf(word).words.front();
    QCOMPARE(isStopWord(tested), isStop);
    QCOMPARE(isOpeningWord(tested.lemmas.front()), isOpening);
    QCOMPARE(isPunctuation(tested), isMark);
}

RATATOSK_TEST(TestStopWords);
#include "tst_stop_words.moc"
