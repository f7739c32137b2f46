// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/lemmatizer.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace ratatosk;

class TestLemmatizer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsSingulars_data();
    void findsSingulars();
    void findsBaseForms_data();
    void findsBaseForms();
    void joinsAllLemmas_data();
    void joinsAllLemmas();
};

static QString joined(const std::vector<std::string>& words)
{
    QStringList list;
    for (const std::string& word : words)
        list << QString::fromStdString(word);
    return list.join(' ');
}

void TestLemmatizer::findsSingulars_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("singular");

    QTest::newRow("s") << "singers"
                       << "singer";
    QTest::newRow("ids") << "ids"
                         << "id";
    QTest::newRow("ies") << "cities"
                         << "city";
    QTest::newRow("es after hiss") << "classes"
                                   << "class";
    QTest::newRow("es after ch") << "matches"
                                 << "match";
    QTest::newRow("es after x") << "boxes"
                                << "box";
    QTest::newRow("es of a silent e") << "places"
                                      << "place";
    QTest::newRow("ss stays") << "class"
                              << "class";
    QTest::newRow("us stays") << "status"
                              << "status";
    QTest::newRow("is stays") << "analysis"
                              << "analysis";
    QTest::newRow("short stays") << "as"
                                 << "as";
    QTest::newRow("no plural stays") << "stadium"
                                     << "stadium";
    QTest::newRow("irregular") << "children"
                               << "child";
    QTest::newRow("people") << "people"
                            << "person";
    QTest::newRow("ves") << "wives"
                         << "wife";
    QTest::newRow("Latin") << "criteria"
                           << "criterion";
    QTest::newRow("plural like singular") << "species"
                                          << "species";
    QTest::newRow("movies") << "movies"
                            << "movie";
}

void TestLemmatizer::findsSingulars()
{
    QFETCH(QString, word);
    QFETCH(QString, singular);
    QCOMPARE(QString::fromStdString(nounLemma(word.toStdString())), singular);
}

void TestLemmatizer::findsBaseForms_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("bases");

    QTest::newRow("ed") << "founded"
                        << "found founde";
    QTest::newRow("silent e") << "rated"
                              << "rat rate";
    QTest::newRow("doubled") << "stopped"
                             << "stopp stop";
    QTest::newRow("ied") << "studied"
                         << "study";
    QTest::newRow("ing") << "making"
                         << "mak make";
    QTest::newRow("no vowel before ing") << "string"
                                         << "";
    QTest::newRow("no vowel before ed") << "red"
                                        << "";
    QTest::newRow("irregular") << "wrote"
                               << "write";
    QTest::newRow("to be") << "was"
                           << "be";
    QTest::newRow("plain") << "show"
                           << "";
    QTest::newRow("ed alone") << "ed"
                              << "";
    QTest::newRow("empty") << ""
                           << "";
}

void TestLemmatizer::findsBaseForms()
{
    QFETCH(QString, word);
    QFETCH(QString, bases);
    QCOMPARE(joined(verbLemmas(word.toStdString())), bases);
}

void TestLemmatizer::joinsAllLemmas_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("lemmas");

    QTest::newRow("itself only") << "id"
                                 << "id";
    QTest::newRow("noun") << "singers"
                          << "singers singer";
    QTest::newRow("verb and stem") << "organized"
                                   << "organized organiz organize organ"; // Porter2: organ
    QTest::newRow("stem only") << "population"
                               << "population popul";
    QTest::newRow("mark") << "?"
                          << "?";
}

void TestLemmatizer::joinsAllLemmas()
{
    QFETCH(QString, word);
    QFETCH(QString, lemmas);
    QCOMPARE(joined(lemmasOf(word.toStdString())), lemmas);
}

RATATOSK_TEST(TestLemmatizer);
#include "tst_lemmatizer.moc"
