// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/comparison_words.h"

#include "core/english/language/wordnet.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestComparisonWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsForms_data();
    void knowsForms();
    void knowsCommonFormsWithoutWordNet();
};

namespace {

QString formOf(const QString& word, const WordNet& wordNet)
{
    const std::string text = word.toStdString();
    QStringList forms;
    if (isComparative(text, wordNet))
        forms << "comparative";
    if (isSuperlative(text, wordNet))
        forms << "superlative";
    if (isNegatedForm(text, wordNet))
        forms << "negation";
    return forms.join(' ');
}

} // namespace

void TestComparisonWords::knowsForms_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("form");

    QTest::newRow("comparatives") << "bigger larger later earlier older younger heavier longer thicker cheaper busier lower higher "
                                     "cooler better worse less more farther fewer"
                                  << "comparative";
    QTest::newRow("superlatives") << "biggest latest earliest oldest youngest heaviest thickest cheapest busiest rarest best worst "
                                     "least most fewest"
                                  << "superlative";
    QTest::newRow("negations") << "unpaid unmarried unwritten uncertain uncancelled non-smoking unsatisfied"
                               << "negation";
    QTest::newRow("neither") << "number order customer singer other over player member cutter offer winner after water user er "
                                "west guest request test interest forest modest est "
                                "united university under until union unique unit universal uniform undergraduate uncle uncover un "
                                "none nonsense non paid old"
                             << "";
}

void TestComparisonWords::knowsForms()
{
    if (!installedWordNet().knowsAdjectives())
        QSKIP("WordNet is not installed.");
    QFETCH(QString, words);
    QFETCH(QString, form);
    for (const QString& word : words.split(' '))
        QCOMPARE(word + ": " + formOf(word, installedWordNet()), word + ": " + form);
}

void TestComparisonWords::knowsCommonFormsWithoutWordNet()
{
    const WordNet none("/nonexistent");
    for (const char* word : {"bigger", "heavier", "later", "better"})
        QCOMPARE(formOf(word, none), QString("comparative"));
    for (const char* word : {"biggest", "busiest", "worst"})
        QCOMPARE(formOf(word, none), QString("superlative"));
    for (const char* word : {"unpaid", "unknown", "uncancelled"})
        QCOMPARE(formOf(word, none), QString("negation"));
    for (const char* word : {"number", "order", "customer", "singer", "west", "guest", "under", "university"})
        QCOMPARE(formOf(word, none), QString());
}

RATATOSK_TEST(TestComparisonWords);
#include "tst_comparison_words.moc"
