// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/text/caseless_needle.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestCaselessNeedle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheFirstPlace_data();
    void findsTheFirstPlace();
};

void TestCaselessNeedle::findsTheFirstPlace_data()
{
    QTest::addColumn<QByteArray>("needle");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("place"); // in bytes; -1: none

    const auto add = [](const char* name, const char* needle, const char* text, int place) {
        QTest::newRow(name) << QByteArray(needle) << QByteArray(text) << place;
    };
    add("as it is", "hut", "the hut", 4);
    add("needle in capitals", "HUT", "the hut", 4);
    add("text in capitals", "hut", "THE HUT", 4);
    add("the first of two", "an", "banana", 1);
    add("almost, then truly", "aab", "aaab", 1);
    add("one letter", "T", "hut", 2);
    add("the whole text", "Hut", "hUT", 0);
    add("longer than the text", "huts", "hut", -1);
    add("not there", "hat", "the hut", -1);
    add("signs are not letters", "[", "{", -1); // 0x20 apart, as letters are
    add("nothing", "", "hut", -1);
    add("German", "MÜLLER", "Anna Müller", 5);
    add("Latin Extended-A", "łódź", "ŁÓDŹ", 0);
    add("Greek", "ΑΘΗΝΑ", "αθηνα", 0);
    add("Cyrillic, whose cases share no byte", "Ростов", "в РОСТОВ", 3);
    add("half of either case", "р", "Ѡ", -1); // р is D1 80, Р is D0 A0, and Ѡ is D1 A0
    add("Chinese", "北京", "去北京", 3);
    add("bytes that are no text",
        "\xFF"
        "a",
        "b\xFF"
        "A",
        1);
}

void TestCaselessNeedle::findsTheFirstPlace()
{
    QFETCH(QByteArray, needle);
    QFETCH(QByteArray, text);
    QFETCH(int, place);
    const auto found = CaselessNeedle(needle.toStdString()).placeIn(text.toStdString());
    QCOMPARE(found == std::string_view::npos ? -1 : static_cast<int>(found), place);
}

RATATOSK_TEST(TestCaselessNeedle);

#include "tst_caseless_needle.moc"
