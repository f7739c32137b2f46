// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/variants/header_text.h"
#include "core/questions/variants/name_style.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <filesystem>
#include <set>

using namespace ratatosk;

/// How words become names that programmers, and people with sheets, write.
class TestNameStyle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writes_data();
    void writes();
    void abbreviates();
    void cutsAWordTheSameWayAgain();
    void findsSynonyms();
    void heads_data();
    void heads();
    void asks_data();
    void asks();
};

void TestNameStyle::writes_data()
{
    QTest::addColumn<int>("style");
    QTest::addColumn<QString>("name");
    const auto row = [](const char* name, NameCase style) { QTest::newRow(name) << static_cast<int>(style) << name; };
    row("ship_date_time", NameCase::Snake);
    row("SHIP_DATE_TIME", NameCase::UpperSnake);
    row("ShipDateTime", NameCase::Camel);
    row("shipDateTime", NameCase::LowerCamel);
    row("shipdatetime", NameCase::Flat);
    row("Ship date time", NameCase::Sentence);
    row("Ship Date Time", NameCase::Title);
}

void TestNameStyle::writes()
{
    QFETCH(int, style);
    QFETCH(QString, name);
    QCOMPARE(QString::fromStdString(writtenName({"ship", "date", "time"}, static_cast<NameCase>(style))), name);
}

void TestNameStyle::abbreviates()
{
    std::set<std::string> forms, unknown, shortWord;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Dice first(seed), second(seed), third(seed);
        forms.insert(abbreviated("amount", first));
        unknown.insert(abbreviated("harbour", second));
        shortWord.insert(abbreviated("day", third));
    }
    QCOMPARE(forms, (std::set<std::string>{"amt", "amnt", "amo", "amou"})); // the short form that the product knows, too
    QCOMPARE(unknown, (std::set<std::string>{"hrbr", "har", "harb"}));
    QCOMPARE(shortWord, std::set<std::string>{"day"});
}

void TestNameStyle::cutsAWordTheSameWayAgain()
{
    Dice dice(1);
    Abbreviations abbreviations;
    const std::string first = abbreviations.of("harbour", dice);
    for (int i = 0; i < 20; ++i)
        QCOMPARE(abbreviations.of("harbour", dice), first);
}

void TestNameStyle::findsSynonyms()
{
    if (!std::filesystem::exists("/usr/share/wordnet/index.noun"))
        QSKIP("WordNet is not installed.");
    QCOMPARE(synonymOf("last name", {}), std::string("surname"));
    QCOMPARE(synonymOf("last name", {"surname"}), std::string("family name"));
    QCOMPARE(synonymOf("owner last name", {}), std::string("owner last name")); // "name" alone has no other
    QCOMPARE(synonymOf("pupils", {}), std::string("students"));
    QCOMPARE(synonymOf("date", {}), std::string("date")); // no escort
    QCOMPARE(synonymOf("id", {}), std::string("id"));     // no Idaho
    QCOMPARE(synonymOf("is private", {}), std::string("is private"));
}

void TestNameStyle::heads_data()
{
    QTest::addColumn<QString>("readableName");
    QTest::addColumn<QString>("header");
    QTest::newRow("plain") << "ship date"
                           << "Ship date";
    QTest::newRow("number") << "customer number"
                            << "Customer no.";
    QTest::newRow("id") << "customer id"
                        << "Customer ID";
    QTest::newRow("count") << "number of rooms"
                           << "No. of rooms";
    QTest::newRow("money") << "unit price"
                           << "Unit price (EUR)";
}

void TestNameStyle::heads()
{
    QFETCH(QString, readableName);
    QFETCH(QString, header);
    QCOMPARE(QString::fromStdString(headerOf(readableName.toStdString(), {.type = ColumnType::Number, .currency = "EUR"})), header);
}

void TestNameStyle::asks_data()
{
    QTest::addColumn<QString>("readableName");
    QTest::addColumn<bool>("isOfPerson");
    QTest::addColumn<QString>("question");
    QTest::newRow("plain") << "ship date" << false << "What is the ship date?";
    QTest::newRow("measure") << "age" << true << "How old are you?";
    QTest::newRow("count") << "number of rooms" << false << "How many rooms are there?";
    QTest::newRow("place") << "home town" << true << "Which home town are you from?";
    QTest::newRow("no noun") << "created at" << false << "Created at";
    QTest::newRow("of a person") << "hobby" << true << "What is your hobby?";
}

void TestNameStyle::asks()
{
    if (!std::filesystem::exists("/usr/share/wordnet/index.noun"))
        QSKIP("WordNet is not installed.");
    QFETCH(QString, readableName);
    QFETCH(bool, isOfPerson);
    QFETCH(QString, question);
    QCOMPARE(QString::fromStdString(
                 questionOf(readableName.toStdString(), {.type = ColumnType::Number, .isOfPerson = isOfPerson, .currency = {}})),
             question);
}

RATATOSK_TEST(TestNameStyle);
#include "tst_name_style.moc"
