// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/spelling_check.h"

#include "core/database/engine/schema_reader.h"
#include "core/english/language/word_splitter.h"
#include "core/english/language/wordnet.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// Words of a question that the file spells otherwise.
class TestSpellingCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void reads_data();
    void reads();
    void offers_data();
    void offers();
    void findsNearWords();

private:
    ScratchDatabase m_database{
        "CREATE TABLE guest(guest_id INTEGER PRIMARY KEY, name TEXT, country TEXT, status TEXT);"
        "INSERT INTO guest VALUES (1, 'Marta Lind', 'Germany', 'cancelled'), (2, 'Nora Whitby', 'Switzerland', 'confirmed'),"
        "(3, 'Pia Rowan', 'Norway', 'cancelled'), (4, 'Ida Rohan', 'Slovakia', 'open'), (5, 'Ole', 'Slovenia', 'A12x'),"
        "(6, 'Kay', 'Norway', 'apprentice');"
        "CREATE TABLE booking(guest_id INT REFERENCES guest, nights INT, remark TEXT)"};
    FileWords m_words;
    std::shared_ptr<const ValueIndex> m_values;
};

void TestSpellingCheck::initTestCase()
{
    if (!installedWordNet().knowsAdjectives())
        QSKIP("WordNet is not installed.");
    const auto connection = Connection::open(m_database.file());
    const auto schema = readSchema(*connection);
    m_values = *ValueIndex::build(*connection, *schema);
    m_words = FileWords(*schema, *m_values);
}

void TestSpellingCheck::reads_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("read");
    QTest::newRow("a name, a letter missing") << "list the guests from Germny"
                                              << "list the guests from Germany";
    QTest::newRow("in lower case") << "guests from germny"
                                   << "guests from germany";
    QTest::newRow("two letters swapped") << "Who is from Swizterland?"
                                         << "Who is from Switzerland?";
    QTest::newRow("a state") << "Which bookings are canelled?"
                             << "Which bookings are cancelled?";
    QTest::newRow("two words") << "canelled ones from Norwey"
                               << "cancelled ones from Norway";
    QTest::newRow("a plural") << "How many are aprentices?"
                              << "How many are apprentice?";
    QTest::newRow("a column's name") << "average nigths"
                                     << "average nights";
    QTest::newRow("a place, spelled rightly") << "guests from Germany"
                                              << "guests from Germany";
    QTest::newRow("English words that are near") << "open nights"
                                                 << "open nights";
    QTest::newRow("another ending") << "cancelling guests"
                                    << "cancelling guests";
    QTest::newRow("a name that is no other one") << "guests from Wakanda"
                                                 << "guests from Wakanda";
    QTest::newRow("a short name may be another person") << "guests called Marte"
                                                        << "guests called Marte";
    QTest::newRow("two are as near") << "guests called Rowhan"
                                     << "guests called Rowhan";
    QTest::newRow("in quotation marks") << "guests called \"Germny\""
                                        << "guests called \"Germny\"";
    QTest::newRow("codes") << "guests with A12y"
                           << "guests with A12y";
}

void TestSpellingCheck::reads()
{
    QFETCH(QString, typed);
    QFETCH(QString, read);
    const SpellingCheck check = correctedSpelling(*splitQuestion(typed.toStdString()), m_words, *m_values);
    QCOMPARE(QString::fromStdString(check.question.text), read);
    QCOMPARE(check.corrections.empty(), typed == read);
}

void TestSpellingCheck::offers_data()
{
    QTest::addColumn<QString>("unused");
    QTest::addColumn<QString>("near");
    QTest::newRow("a short name") << "Marte"
                                  << "Marta";
    QTest::newRow("two are near") << "Rowhan"
                                  << "Rohan Rowan";
    QTest::newRow("an English word") << "nighty"
                                     << "nights";
    QTest::newRow("nothing is near") << "Wakanda"
                                     << "";
    QTest::newRow("too short") << "Ola"
                               << "";
}

void TestSpellingCheck::offers()
{
    QFETCH(QString, unused);
    QFETCH(QString, near);
    QStringList offered;
    for (const SpellingOffer& offer : spellingOffers({unused.toStdString()}, m_words)) {
        QCOMPARE(QString::fromStdString(offer.typed), unused);
        for (const std::string& word : offer.near)
            offered << QString::fromStdString(word);
    }
    QCOMPARE(offered.join(' '), near);
}

void TestSpellingCheck::findsNearWords()
{
    QVERIFY(m_words.has("germany"));
    QVERIFY(m_words.has("guest"));
    QVERIFY(!m_words.has("a12x")); // codes are not spelled
    QVERIFY(m_words.near("germany", 2).empty());
    const auto near = m_words.near("slovania", 2);
    QCOMPARE(near.size(), std::size_t{2});
    QCOMPARE(near[0].edits, 1);
}

RATATOSK_TEST(TestSpellingCheck);
#include "tst_spelling_check.moc"
