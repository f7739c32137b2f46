// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/text/characters.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestCharacters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lowersLetters_data();
    void lowersLetters();
    void tellsWordsFromMarks_data();
    void tellsWordsFromMarks();
    void recognisesUtf8_data();
    void recognisesUtf8();
};

void TestCharacters::lowersLetters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");

    QTest::newRow("ASCII") << "AbZ 09"
                           << "abz 09";
    QTest::newRow("Latin-1, not the sign") << "ÀÉÞ×ß"
                                           << "àéþ×ß";
    QTest::newRow("Latin Extended-A, both parities") << "ĀŁŽŤ"
                                                     << "āłžť";
    QTest::newRow("Greek") << "ΑΣΩ"
                           << "ασω";
    QTest::newRow("Cyrillic") << "ЁАЯ"
                              << "ёая";
    QTest::newRow("Armenian") << "ԵՐԵՎԱՆ"
                              << "երեվան";
    QTest::newRow("curly quotes and dashes") << "“it’s” – ‘x’"
                                             << "\"it's\" - 'x'";
    QTest::newRow("no-break space") << "A\u00A0B"
                                    << "a b";
    QTest::newRow("Japanese") << "東京"
                              << "東京";
}

void TestCharacters::lowersLetters()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QCOMPARE(QString::fromStdString(lowerCase(text.toStdString())), expected);
}

void TestCharacters::tellsWordsFromMarks_data()
{
    QTest::addColumn<uint>("character");
    QTest::addColumn<bool>("isWord");
    QTest::addColumn<bool>("isBlank");

    QTest::newRow("letter") << uint(U'a') << true << false;
    QTest::newRow("digit") << uint(U'7') << true << false;
    QTest::newRow("accented") << uint(U'é') << true << false;
    QTest::newRow("Chinese") << uint(U'東') << true << false;
    QTest::newRow("hyphen") << uint(U'-') << false << false;
    QTest::newRow("underscore") << uint(U'_') << false << false;
    QTest::newRow("curly quote") << uint(U'“') << false << false;
    QTest::newRow("euro") << uint(U'€') << false << false;
    QTest::newRow("emoji") << uint(U'😀') << false << false;
    QTest::newRow("Arabic comma") << uint(U'،') << false << false;
    QTest::newRow("square") << uint(U'²') << false << false;
    QTest::newRow("vowel sign") << uint(U'\u093F') << true << false;
    QTest::newRow("space of no width") << uint(0x200B) << false << true;
    QTest::newRow("tab") << uint(U'\t') << false << true;
    QTest::newRow("thin space") << uint(0x2009) << false << true;
}

void TestCharacters::tellsWordsFromMarks()
{
    QFETCH(uint, character);
    QFETCH(bool, isWord);
    QFETCH(bool, isBlank);
    QCOMPARE(isWordCharacter(character), isWord);
    QCOMPARE(isSpace(character), isBlank);
}

void TestCharacters::recognisesUtf8_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("expected");

    QTest::newRow("empty") << QByteArray() << true;
    QTest::newRow("letters") << QByteArray("naïve 東京 😀") << true;
    QTest::newRow("replacement character itself") << QByteArray("\xEF\xBF\xBD") << true;
    QTest::newRow("Latin-1") << QByteArray("na\xEFve") << false;
    QTest::newRow("cut off") << QByteArray("caf\xC3") << false;
    QTest::newRow("overlong slash") << QByteArray("\xC0\xAF") << false;
}

void TestCharacters::recognisesUtf8()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, expected);
    QCOMPARE(isUtf8(bytes.toStdString()), expected);
}

RATATOSK_TEST(TestCharacters);
#include "tst_characters.moc"
