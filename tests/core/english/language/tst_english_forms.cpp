// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/english_forms.h"

#include "core/english/language/lemmatizer.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestEnglishForms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void formsPlurals_data();
    void formsPlurals();
    void formsSingulars();
    void takesIrregularFormsBack();
    void choosesArticles();
    void listsPhrases();
    void knowsPeople();
};

void TestEnglishForms::formsPlurals_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("many");

    QTest::newRow("plain") << "singer"
                           << "singers";
    QTest::newRow("y after a consonant") << "city"
                                         << "cities";
    QTest::newRow("y after a vowel") << "day"
                                     << "days";
    QTest::newRow("hissing") << "match"
                             << "matches";
    QTest::newRow("x") << "box"
                       << "boxes";
    QTest::newRow("irregular") << "person"
                               << "people";
    QTest::newRow("has none") << "staff"
                              << "staff";
    QTest::newRow("is one already") << "points"
                                    << "points";
    QTest::newRow("last word") << "first name"
                               << "first names";
    QTest::newRow("head before of") << "date of birth"
                                    << "dates of birth";
    QTest::newRow("participle behind") << "year awarded"
                                       << "years awarded";
    QTest::newRow("not every ed") << "wind speed"
                                  << "wind speeds";
    QTest::newRow("no noun at the end") << "start from"
                                        << "start from";
    QTest::newRow("number at the end") << "address line 1"
                                       << "address line 1";
}

void TestEnglishForms::formsPlurals()
{
    QFETCH(QString, one);
    QFETCH(QString, many);
    QCOMPARE(QString::fromStdString(pluralOf(one.toStdString())), many);
}

void TestEnglishForms::formsSingulars()
{
    QCOMPARE(singularOf("singers"), std::string("singer"));
    QCOMPARE(singularOf("music festivals"), std::string("music festival"));
    QCOMPARE(singularOf("members of club"), std::string("member of club"));
    QCOMPARE(singularOf("staff"), std::string("staff"));
}

/// One table for both directions: the plural of what a word is the plural of is one that leads back.
void TestEnglishForms::takesIrregularFormsBack()
{
    for (const std::string one :
         {"person", "child", "knife", "hero", "potato", "criterion", "crisis", "index", "gas", "series", "brother"}) {
        const std::string many = pluralOf(one);
        QVERIFY2(one == "series" || many != one, one.c_str());
        QCOMPARE(nounLemma(many), one);
        QCOMPARE(singularOf(many), nounLemma(many));
    }
    QCOMPARE(pluralOf("knife"), std::string("knives"));
    QCOMPARE(pluralOf("brother"), std::string("brothers"));
    for (const std::string both : {"sales", "points", "media"}) { // names of columns that lemmas would change
        QCOMPARE(singularOf(both), both);
        QVERIFY(nounLemma(both) != both);
    }
}

void TestEnglishForms::choosesArticles()
{
    QCOMPARE(withArticle("singer"), std::string("a singer"));
    QCOMPARE(withArticle("age"), std::string("an age"));
    QCOMPARE(withArticle("university"), std::string("a university"));
}

void TestEnglishForms::listsPhrases()
{
    QCOMPARE(listed({"a"}), std::string("a"));
    QCOMPARE(listed({"a", "b"}), std::string("a and b"));
    QCOMPARE(listed({"a", "b", "c"}, "or"), std::string("a, b or c"));
    QCOMPARE(numberWord(3), std::string("three"));
    QCOMPARE(numberWord(13), std::string("13"));
}

void TestEnglishForms::knowsPeople()
{
    QVERIFY(isPerson("singer"));
    QVERIFY(isPerson("bank customer"));
    QVERIFY(!isPerson("concert"));
    QVERIFY(!isPerson("tower")); // ends like a doer
}

RATATOSK_TEST(TestEnglishForms);
#include "tst_english_forms.moc"
