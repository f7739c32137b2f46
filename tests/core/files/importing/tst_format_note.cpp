// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/format_note.h"

#include "tests/core/files/importing/imported_text.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// How a CSV is read, as far as a person has a say in it.
class TestFormatNote : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void notesWhatIsRecognised_data();
    void notesWhatIsRecognised();
    void readsAsChosen_data();
    void readsAsChosen();
    void readsAnewAndBack();
    void keepsChoicesOfAChangedFile();
    void survivesADamagedNote();
};

Q_DECLARE_METATYPE(DelimitedFormat)

void TestFormatNote::notesWhatIsRecognised_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<DelimitedFormat>("format");
    using enum TextEncoding;
    QTest::newRow("plain") << QByteArray("a,b\n1,x\n") << DelimitedFormat{Utf8, ',', '"', true, false, false};
    QTest::newRow("European") << QByteArray("a;b\n1,5;31.12.2023\n") << DelimitedFormat{Utf8, ';', '"', true, true, true};
    QTest::newRow("no heading") << QByteArray("1\t2\n3\t4\n") << DelimitedFormat{Utf8, '\t', '"', false, false, false};
    QTest::newRow("Latin-1") << QByteArray("a|b\n1|gr\xfc\xdf\n") << DelimitedFormat{Windows1252, '|', '"', true, false, false};
    QTest::newRow("day first") << QByteArray("a,b\n1,31/12/2023\n2,1/2/2023\n") << DelimitedFormat{Utf8, ',', '"', true, false, true};
}

void TestFormatNote::notesWhatIsRecognised()
{
    QFETCH(QByteArray, bytes);
    QFETCH(DelimitedFormat, format);
    const ImportFolder folder;
    const auto file = folder.write("t.csv", bytes);
    QVERIFY(formatNoteOf(file) == FormatNote());
    QVERIFY(importData({file}));
    QCOMPARE(textOf(formatNoteOf(file).recognised), textOf(format));
    QVERIFY(formatNoteOf(file).chosen == DelimitedFormat());
}

void TestFormatNote::readsAsChosen_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<DelimitedFormat>("chosen");
    QTest::addColumn<QString>("table");
    using enum TextEncoding;
    QTest::newRow("separator") << QByteArray("a;b,c\n1;2,3\n") << DelimitedFormat{.separator = ','} << "t: a;b TEXT, c INTEGER: 1;2, 3";
    QTest::newRow("no separator") << QByteArray("a,b\n1,2\n") << DelimitedFormat{.separator = '\x1f'} << "t: a,b REAL: 1.2r";
    QTest::newRow("quote") << QByteArray("a,b\n'1,2',3\n") << DelimitedFormat{.quote = '\''} << "t: a REAL, b INTEGER: 1.2r, 3";
    QTest::newRow("no quotes") << QByteArray("a,b\n\"x,y\"\n") << DelimitedFormat{.quote = kNoQuote} << "t: a TEXT, b TEXT: \"x, y\"";
    QTest::newRow("heading") << QByteArray("1,2\n3,4\n") << DelimitedFormat{.hasHeading = true} << "t: 1 INTEGER, 2 INTEGER: 3, 4";
    QTest::newRow("no heading") << QByteArray("a,b\n1,x\n") << DelimitedFormat{.hasHeading = false}
                                << "t: column_1 TEXT, column_2 TEXT: a, b; 1, x";
    QTest::newRow("decimal comma") << QByteArray("a\tb\n1.234\tx\n") << DelimitedFormat{.usesComma = true}
                                   << "t: a INTEGER, b TEXT: 1234, x";
    QTest::newRow("decimal point") << QByteArray("a;b\n1,234;x\n") << DelimitedFormat{.usesComma = false}
                                   << "t: a INTEGER, b TEXT: 1234, x";
    QTest::newRow("comma where no comma is") << QByteArray("a\tb\n1.5\tx\n") << DelimitedFormat{.usesComma = true}
                                             << "t: a REAL, b TEXT: 1.5r, x";
    QTest::newRow("day first") << QByteArray("a,b\n1/2/2023,x\n") << DelimitedFormat{.putsDayFirst = true}
                               << "t: a DATE, b TEXT: 2023-02-01, x";
    QTest::newRow("month first") << QByteArray("a;b\n1/2/2023;x\n") << DelimitedFormat{.putsDayFirst = false}
                                 << "t: a DATE, b TEXT: 2023-01-02, x";
    QTest::newRow("Cyrillic") << QByteArray("a,b\n1,\xc4\xe0\n") << DelimitedFormat{.encoding = Windows1251}
                              << "t: a INTEGER, b TEXT: 1, Да";
    QTest::newRow("Chinese") << QByteArray("a,b\n1,\xc4\xe3\n") << DelimitedFormat{.encoding = Gb18030} << "t: a INTEGER, b TEXT: 1, 你";
    QTest::newRow("Korean") << QByteArray("a,b\n1,\xbc\xad\n") << DelimitedFormat{.encoding = EucKr} << "t: a INTEGER, b TEXT: 1, 서";
    QTest::newRow("traditional Chinese") << QByteArray("a,b\n1,\xa5\x78\n") << DelimitedFormat{.encoding = Big5}
                                         << "t: a INTEGER, b TEXT: 1, 台";
    QTest::newRow("damaged UTF-8") << QByteArray("a,b\n1,\xc3\xa4\xff\n") << DelimitedFormat{.encoding = Utf8}
                                   << "t: a INTEGER, b TEXT: 1, ä\ufffd";
}

void TestFormatNote::readsAsChosen()
{
    QFETCH(QByteArray, bytes);
    QFETCH(DelimitedFormat, chosen);
    QFETCH(QString, table);
    const ImportFolder folder;
    const auto file = folder.write("t.csv", bytes);
    QVERIFY(keepFormatNote(file, {{}, chosen}));
    QCOMPARE(importedText({file}), table);
    QVERIFY(formatNoteOf(file).chosen == chosen);
}

void TestFormatNote::readsAnewAndBack()
{
    const ImportFolder folder;
    const auto file = folder.write("t.csv", "a,b\n1,2\n");
    QCOMPARE(importedText({file}), "t: a INTEGER, b INTEGER: 1, 2");
    QVERIFY(keepFormatNote(file, {{}, {.hasHeading = false}}));
    QCOMPARE(importedText({file}), "t: column_1 TEXT, column_2 TEXT: a, b; 1, 2");
    QCOMPARE(QDir(folder.path("cache/ratatosk/imports")).entryList(QDir::Files).size(), 1);
    QVERIFY(keepFormatNote(file, {}));
    QCOMPARE(importedText({file}), "t: a INTEGER, b INTEGER: 1, 2");
}

void TestFormatNote::keepsChoicesOfAChangedFile()
{
    const ImportFolder folder;
    const auto file = folder.write("t.csv", "a;b,c\n1;2,3\n");
    QVERIFY(keepFormatNote(file, {{}, {.separator = ','}}));
    QCOMPARE(importedText({file}), "t: a;b TEXT, c INTEGER: 1;2, 3");
    folder.write("t.csv", "a;b,c\n1;2,34\n");
    QCOMPARE(importedText({file}), "t: a;b TEXT, c INTEGER: 1;2, 34");
}

void TestFormatNote::survivesADamagedNote()
{
    const ImportFolder folder;
    const auto file = folder.write("t.csv", "a,b\n1,2\n");
    QVERIFY(keepFormatNote(file, {{}, {.separator = ';'}}));
    const QDir notes(folder.path("cache/ratatosk/formats"));
    const QString name = "cache/ratatosk/formats/" + notes.entryList(QDir::Files).value(0);
    for (const char* damage : {"", "{", "[]", "{\"chosen\": 3}",
                               "{\"chosen\": {\"separator\": \"x\", "
                               "\"encoding\": 99, \"heading\": -1}}"}) {
        folder.write(name, damage);
        QVERIFY(formatNoteOf(file) == FormatNote());
    }
    QCOMPARE(importedText({file}), "t: a INTEGER, b INTEGER: 1, 2");
}

RATATOSK_TEST(TestFormatNote);
#include "tst_format_note.moc"
