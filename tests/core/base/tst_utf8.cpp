// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utf8.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestUtf8 : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsCharacters_data();
    void readsCharacters();
    void writesWhatItReads_data();
    void writesWhatItReads();
};

void TestUtf8::readsCharacters_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected"); // code points and their lengths

    QTest::newRow("ascii") << QByteArray("a") << "61/1";
    QTest::newRow("two bytes") << QByteArray("\xC3\xA9") << "e9/2";
    QTest::newRow("three bytes") << QByteArray("\xE2\x82\xAC") << "20ac/3";
    QTest::newRow("four bytes") << QByteArray("\xF0\x9F\x90\xBF") << "1f43f/4";
    QTest::newRow("zero") << QByteArray("\0", 1) << "0/1";
    QTest::newRow("cut off") << QByteArray("\xE2\x82") << "fffd/1 fffd/1";
    QTest::newRow("continuation alone") << QByteArray("\x80"
                                                      "a")
                                        << "fffd/1 61/1";
    QTest::newRow("lead without continuation") << QByteArray("\xC3"
                                                             "a")
                                               << "fffd/1 61/1";
    QTest::newRow("overlong slash") << QByteArray("\xC0\xAF") << "fffd/1 fffd/1";
    QTest::newRow("overlong euro") << QByteArray("\xF0\x82\x82\xAC") << "fffd/1 fffd/1 fffd/1 fffd/1";
    QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << "fffd/1 fffd/1 fffd/1";
    QTest::newRow("beyond Unicode") << QByteArray("\xF4\x90\x80\x80") << "fffd/1 fffd/1 fffd/1 fffd/1";
    QTest::newRow("never a byte") << QByteArray("\xFF") << "fffd/1";
}

void TestUtf8::readsCharacters()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);
    const std::string text = bytes.toStdString();
    QStringList read;
    for (std::size_t i = 0; i < text.size();) {
        const Utf8Character character = utf8CharacterAt(text, i);
        read << QString("%1/%2").arg(static_cast<uint>(character.codePoint), 0, 16).arg(character.bytes);
        i += character.bytes;
    }
    QCOMPARE(read.join(' '), expected);
}

void TestUtf8::writesWhatItReads_data()
{
    QTest::addColumn<uint>("codePoint");
    for (const uint codePoint : {0x0u, 0x7Fu, 0x80u, 0x7FFu, 0x800u, 0xD7FFu, 0xE000u, 0xFFFFu, 0x10000u, 0x10FFFFu})
        QTest::addRow("U+%04X", codePoint) << codePoint;
}

void TestUtf8::writesWhatItReads()
{
    QFETCH(uint, codePoint);
    std::string text;
    appendUtf8(text, codePoint);
    const Utf8Character character = utf8CharacterAt(text, 0);
    QCOMPARE(static_cast<uint>(character.codePoint), codePoint);
    QCOMPARE(character.bytes, text.size());
}

RATATOSK_TEST(TestUtf8);
#include "tst_utf8.moc"
