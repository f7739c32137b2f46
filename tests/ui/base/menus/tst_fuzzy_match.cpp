// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/base/menus/fuzzy_match.h"

#include <QTest>

class TestFuzzyMatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fits_data();
    void fits();
    void prefers_data();
    void prefers();
};

void TestFuzzyMatch::fits_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("fits");
    QTest::newRow("nothing typed") << ""
                                   << "hut" << true;
    QTest::newRow("a part") << "ord"
                            << "meal_order" << true;
    QTest::newRow("beginnings of words") << "mo"
                                         << "meal_order" << true;
    QTest::newRow("another case") << "HUT"
                                  << "hut.name" << true;
    QTest::newRow("words in any order") << "tab new"
                                        << "SQL: New Tab" << true;
    QTest::newRow("letters in another order") << "tuh"
                                              << "hut" << false;
    QTest::newRow("a letter too many") << "hutt"
                                       << "hut" << false;
    QTest::newRow("one word that does not fit") << "new window"
                                                << "SQL: New Tab" << false;
}

void TestFuzzyMatch::fits()
{
    QFETCH(QString, typed);
    QFETCH(QString, name);
    QFETCH(bool, fits);
    QCOMPARE(fuzzyScore(typed, name).has_value(), fits);
}

void TestFuzzyMatch::prefers_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("better");
    QTest::addColumn<QString>("worse");
    QTest::newRow("what is meant exactly") << "hut"
                                           << "hut"
                                           << "hut.name";
    QTest::newRow("letters that follow each other") << "ord"
                                                    << "order"
                                                    << "overland";
    QTest::newRow("beginnings of words") << "mo"
                                         << "meal_order"
                                         << "common";
    QTest::newRow("a capital inside a name") << "bd"
                                             << "birthDate"
                                             << "rebuild";
}

void TestFuzzyMatch::prefers()
{
    QFETCH(QString, typed);
    QFETCH(QString, better);
    QFETCH(QString, worse);
    QVERIFY(fuzzyScore(typed, better) && fuzzyScore(typed, worse));
    QVERIFY(*fuzzyScore(typed, better) > *fuzzyScore(typed, worse));
}

RATATOSK_TEST(TestFuzzyMatch);
#include "tst_fuzzy_match.moc"
