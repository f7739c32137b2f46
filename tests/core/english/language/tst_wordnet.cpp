// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/wordnet.h"

#include "core/english/language/synonyms.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <fstream>

using namespace ratatosk;

/// A dictionary in WordNet's file layout, written here with two nouns and a verb.
class TestWordnet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void findsSynonyms_data();
    void findsSynonyms();
    void findsNearSynonyms();
    void findsKinds();
    void countsSenses();
    void givesNothingWithoutFiles();
    void givesNothingForDamagedFiles();
    void readsTheInstalledOne();

private:
    void write(const char* name, const std::string& text);

    QTemporaryDir m_folder;
};

static QString joined(const std::vector<std::string>& words)
{
    QStringList list;
    for (const std::string& word : words)
        list << QString::fromStdString(word);
    return list.join(", ");
}

/// A data file under construction: synsets are found by where they begin.
class DataFile
{
public:
    /// Returns the eight digits by which an index names the synset.
    std::string add(const std::string& synset)
    {
        const std::string offset = QString::number(text.size()).rightJustified(8, '0').toStdString();
        text += offset + ' ' + synset + '\n';
        return offset;
    }

    std::string text = "  1 This stands for the licence.\n";
};

void TestWordnet::write(const char* name, const std::string& text)
{
    std::ofstream(m_folder.filePath(name).toStdString()) << text;
}

void TestWordnet::initTestCase()
{
    DataFile nouns;
    const std::string family = nouns.add("05 n 04 Surname 0 family_name 0 last_name 0 cognomen 1 001 @ 00000001 n 0000 | a name");
    const std::string first = nouns.add("10 n 02 city 0 metropolis 0 000 | a place");
    const std::string second = nouns.add("10 n 02 city 1 town 0 000 | a smaller place");
    const std::string third = nouns.add("10 n 02 city 2 rarity 0 000 | too rare");
    const std::string taxi = nouns.add("06 n 02 taxi 0 minicab 0 000 | a car for hire");
    const std::string car = nouns.add("06 n 02 car 0 motor_car 0 002 ~ " + taxi + " n 0000 @ 00000001 n 0000 | on four wheels");
    const std::string vehicle = nouns.add("06 n 01 vehicle 0 001 ~ " + car + " n 0000 | goes by itself");
    const std::string licence = "  1 This stands for the licence.\n";
    write("data.noun", nouns.text);
    write("index.noun",
          licence + "city n 3 1 @ 3 1 " + first + ' ' + second + ' ' + third + "  \n" + "last_name n 1 2 @ ~ 1 0 " + family + "  \n"
              + "surname n 1 0 1 0 " + family + "  \n" + "vehicle n 1 1 ~ 1 0 " + vehicle + "  \n");
    DataFile verbs;
    const std::string perform = verbs.add("30 v 02 perform 0 execute 0 000 01 + 08 00 | do");
    write("data.verb", verbs.text);
    write("index.verb", licence + "perform v 1 0 1 1 " + perform + "  \n");
}

void TestWordnet::findsSynonyms_data()
{
    QTest::addColumn<QString>("phrase");
    QTest::addColumn<QString>("synonyms");

    QTest::newRow("two words") << "last name"
                               << "surname, family name, cognomen";
    QTest::newRow("plural") << "last names"
                            << "surname, family name, cognomen";
    QTest::newRow("last entry") << "surname"
                                << "family name, last name, cognomen";
    QTest::newRow("two senses, not three") << "city"
                                           << "metropolis, town";
    QTest::newRow("verb") << "perform"
                          << "execute";
    QTest::newRow("unknown") << "zebra"
                             << "";
    QTest::newRow("before all") << "aardvark"
                                << "";
    QTest::newRow("part of an entry") << "last"
                                      << "";
    QTest::newRow("empty") << ""
                           << "";
}

void TestWordnet::findsSynonyms()
{
    QFETCH(QString, phrase);
    QFETCH(QString, synonyms);
    const WordNet wordNet(m_folder.path().toStdString());
    QCOMPARE(joined(wordNet.synonymsOf(phrase.toStdString())), synonyms);
}

void TestWordnet::findsNearSynonyms()
{
    const WordNet wordNet(m_folder.path().toStdString());
    QCOMPARE(joined(wordNet.nearSynonymsOf("last names")), "surname"); // the others are no entries here
    QVERIFY(wordNet.nearSynonymsOf("city").empty());                   // a metropolis may be something else first
    QVERIFY(wordNet.nearSynonymsOf("perform").empty());
    QVERIFY(wordNet.nearSynonymsOf("unknown").empty());
}

void TestWordnet::findsKinds()
{
    const WordNet wordNet(m_folder.path().toStdString());
    QCOMPARE(joined(wordNet.kindsOf("vehicles")), "car, taxi, minicab");
    QVERIFY(wordNet.kindsOf("city").empty());
    QVERIFY(wordNet.kindsOf("unknown").empty());
}

void TestWordnet::countsSenses()
{
    write("index.adj", "  1 This stands for the licence.\nlate a 2 0 2 1 00000001 00000002  \n");
    const WordNet wordNet(m_folder.path().toStdString());
    QVERIFY(wordNet.knowsAdjectives());
    QCOMPARE(wordNet.senses("city", WordClass::Noun), 3);
    QCOMPARE(wordNet.senses("city", WordClass::Verb), 0);
    QCOMPARE(wordNet.senses("perform", WordClass::Verb), 1);
    QCOMPARE(wordNet.senses("late", WordClass::Adjective), 2);
    QCOMPARE(wordNet.senses("late", WordClass::Adverb), 0); // no such file
    QVERIFY(!WordNet("/nonexistent").knowsAdjectives());
}

void TestWordnet::givesNothingWithoutFiles()
{
    const WordNet wordNet("/nonexistent");
    QVERIFY(wordNet.synonymsOf("city").empty());
}

void TestWordnet::givesNothingForDamagedFiles()
{
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.path().toStdString();
    std::ofstream(path / "index.noun") << "city n 999999999 88888888 @\ntown n 1 1 @ 1 1 99999999999999999999\nx";
    std::ofstream(path / "data.noun") << "no data";
    const WordNet wordNet(path);
    for (const char* phrase : {"city", "town", "x", "y"})
        QVERIFY(wordNet.synonymsOf(phrase).empty());
}

void TestWordnet::readsTheInstalledOne()
{
    if (!std::filesystem::exists("/usr/share/wordnet/index.noun"))
        QSKIP("WordNet is not installed.");
    const std::vector<std::string> synonyms = synonymsOf("last name");
    QVERIFY(std::ranges::find(synonyms, "surname") != synonyms.end());
}

RATATOSK_TEST(TestWordnet);
#include "tst_wordnet.moc"
