// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/number_words.h"

#include "tests/core/linking/links/question_text.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestNumberWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsPhrases_data();
    void findsPhrases();
};

void TestNumberWords::findsPhrases_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("numbers"); // value@begin-end

    QTest::newRow("unit") << "top three songs"
                          << "3@1-2";
    QTest::newRow("zero") << "zero"
                          << "0@0-1";
    QTest::newRow("tens and unit") << "twenty five"
                                   << "25@0-2";
    QTest::newRow("hyphen") << "twenty-five"
                            << "25@0-1";
    QTest::newRow("teen") << "thirteen"
                          << "13@0-1";
    QTest::newRow("hundreds") << "two hundred and ten"
                              << "210@0-4";
    QTest::newRow("thousands") << "three thousand two hundred"
                               << "3200@0-4";
    QTest::newRow("millions") << "one million"
                              << "1000000@0-2";
    QTest::newRow("a hundred") << "a hundred"
                               << "100@1-2";
    QTest::newRow("dozen") << "two dozen"
                           << "24@0-2";
    QTest::newRow("two numbers") << "two and three"
                                 << "2@0-1 3@2-3";
    QTest::newRow("units in a row") << "five six"
                                    << "5@0-1 6@1-2";
    QTest::newRow("ordinal") << "the third"
                             << "3@1-2";
    QTest::newRow("tenth is ten") << "tenth"
                                  << "10@0-1";
    QTest::newRow("twice") << "more than twice"
                           << "2@2-3";
    QTest::newRow("trailing and") << "ten and more"
                                  << "10@0-1";
    QTest::newRow("no number") << "none of them"
                               << "";
    QTest::newRow("hyphen without numbers") << "two-door"
                                            << "";
    QTest::newRow("nothing") << ""
                             << "";
}

void TestNumberWords::findsPhrases()
{
    QFETCH(QString, question);
    QFETCH(QString, numbers);
    QStringList found;
    for (const NumberPhrase& phrase : numberPhrasesOf(questionOf(question)))
        found << QString("%1@%2-%3").arg(QString::number(phrase.value, 'g', 12)).arg(phrase.begin).arg(phrase.end);
    QCOMPARE(found.join(' '), numbers);
}

RATATOSK_TEST(TestNumberWords);
#include "tst_number_words.moc"
