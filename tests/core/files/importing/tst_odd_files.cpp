// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/files/importing/imported_text.h"
#include "tests/support/test_program.h"

#include <QStringEncoder>
#include <QTest>

/// Files as people have them: each opens rightly or is refused in one sentence, and stays as it is.
class TestOddFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensOrSaysWhyNot_data();
    void opensOrSaysWhyNot();
};

namespace {

QByteArray utf16(const QString& text, QStringConverter::Encoding encoding)
{
    return QStringEncoder(encoding, QStringConverter::Flag::WriteBom)(text);
}

/// A heading of that many columns and a row of numbers.
QByteArray wideFile(int columns)
{
    QByteArray heading;
    QByteArray row;
    for (int i = 0; i < columns; ++i) {
        heading += (i > 0 ? "," : "") + QByteArray("c") + QByteArray::number(i);
        row += (i > 0 ? "," : "") + QByteArray::number(i);
    }
    return heading + "\n" + row + "\n";
}

void add(const char* name, const QByteArray& bytes, const char* expected)
{
    QTest::newRow(name) << QStringLiteral("t.csv") << bytes << QString::fromUtf8(expected);
}

void addEncodings()
{
    add("plain", "a,b\n1,x\n", "t: a INTEGER, b TEXT: 1, x");
    add("byte order mark",
        "\xef\xbb\xbf"
        "a,b\n1,x\n",
        "t: a INTEGER, b TEXT: 1, x");
    add("only a byte order mark", "\xef\xbb\xbf", "'t.csv' cannot be read as a table: it contains only blanks.");
    add("Latin-1", "name\nM\xfcller\n", "t: name TEXT: Müller");
    add("Windows-1252", "price\nabout 5 \x80\n", "t: price TEXT: about 5 €");
    add("UTF-8", "näme,wert\nÄpfel,1\n", "t: näme TEXT, wert INTEGER: Äpfel, 1");
    add("UTF-16, little end first", utf16("a;b\n1;ü\n", QStringConverter::Utf16LE), "t: a INTEGER, b TEXT: 1, ü");
    add("UTF-16, big end first", utf16("a;b\n1;ü\n", QStringConverter::Utf16BE), "t: a INTEGER, b TEXT: 1, ü");
    add("half a character at the end", utf16("a,b\n1,x", QStringConverter::Utf16LE) + "y", "t: a INTEGER, b TEXT: 1, x\uFFFD");
    add("a letter from beyond the first plane", utf16("a,b\n1,😀\n", QStringConverter::Utf16LE), "t: a INTEGER, b TEXT: 1, 😀");
    add("NUL bytes", QByteArray("a,b\n1,x\0y\n", 10), "t: a INTEGER, b TEXT: 1, xy");
    add("binary", QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16), "'t.csv' contains bytes that are not text.");
    add("control characters", "\x01\x02\x03\x04\x05", "'t.csv' contains bytes that are not text.");
}

void addLines()
{
    add("CR and LF", "a,b\r\n1,x\r\n2,y\r\n", "t: a INTEGER, b TEXT: 1, x; 2, y");
    add("CR only", "a,b\r1,x\r2,y\r", "t: a INTEGER, b TEXT: 1, x; 2, y");
    add("no line end at the end", "a,b\n1,x", "t: a INTEGER, b TEXT: 1, x");
    add("empty lines", "\n\na,b\n\n1,x\n\n\n2,y\n\n", "t: a INTEGER, b TEXT: 1, x; 2, y");
    add("empty file", "", "'t.csv' is empty.");
    add("blanks alone", " \n  \n", "'t.csv' cannot be read as a table: it contains only blanks.");
    add("only a heading", "a,b\n", "t: a TEXT, b TEXT: ");
    add("one cell", "a", "t: a TEXT: ");
    add("a number alone", "5", "t: column_1 INTEGER: 5");
    add("one column", "name\nAnn\nBob\n", "t: name TEXT: Ann; Bob");
    add("one column of sentences", "text\nHello, world\nno\n", "t: text TEXT: Hello, world; no");
    add("short rows", "a,b,c\n1\n1,2\n1,2,3\n", "t: a INTEGER, b INTEGER, c INTEGER: 1, NULL, NULL; 1, 2, NULL; 1, 2, 3");
    add("long rows", "a,b\n1,2,x\n3,4\n", "t: a INTEGER, b INTEGER, column_3 TEXT: 1, 2, x; 3, 4, NULL");
    add("a separator at each end of a line", "a,b,\n1,2,\n", "t: a INTEGER, b INTEGER: 1, 2");
    add("a row of nothing", "a,b\n,\n1,2\n", "t: a INTEGER, b INTEGER: NULL, NULL; 1, 2");
}

void addQuotes()
{
    add("quotes", "a,b\n\"1\",\"x, y\"\n", "t: a INTEGER, b TEXT: 1, x, y");
    add("quotes inside of quotes", "a,b\n1,\"say \"\"hello\"\"\"\n", "t: a INTEGER, b TEXT: 1, say \"hello\"");
    add("a quote inside of a bare cell", "a,b\n1,5\" pipe\n2,y\n", "t: a INTEGER, b TEXT: 1, 5\" pipe; 2, y");
    add("a line end in quotes", "a,b\n1,\"x\ny\"\n2,z\n", "t: a INTEGER, b TEXT: 1, x\ny; 2, z");
    add("a quote that is never closed", "a,b\n1,x\n2,\"y\n3,z\n", "t: a INTEGER, b TEXT: 1, x; 2, y; 3, z");
    add("text behind a quote", "a,b\n1,\"x\" y\n2,z\n", "t: a INTEGER, b TEXT: 1, x y; 2, z");
    add("a quote behind a quote", "a,b\n1,\"x\" \"y\"\n2,z\n", "t: a INTEGER, b TEXT: 1, x \"y\"; 2, z");
    add("a separator within odd quotes", "a,b,c\n1,\"x\"I,y\n2,z,\"w\"\n", "t: a INTEGER, b TEXT, c TEXT: 1, xI, y; 2, z, w");
    add("apostrophes", "a;b\n'x';'y'\n'v';'w; z'\n", "t: a TEXT, b TEXT: x, y; v, w; z");
    add("blanks around cells", "a , b\n 1 , x y \n", "t: a INTEGER, b TEXT: 1, x y");
    add("empty quotes", "a,b\n\"\",x\n1,\"\"\n", "t: a INTEGER, b TEXT: NULL, x; 1, ");
    add("nothing at all beside empty quotes", "a,b,c\nx,,1\ny,\"\",2\n", "t: a TEXT, b TEXT, c INTEGER: x, NULL, 1; y, , 2");
    add("a cell of 10 MB", "a,b\n1," + QByteArray(10'000'000, 'x') + "\n", "t: a INTEGER, b TEXT: 1, 10000000 bytes");
    add("a cell of more than 100 MB", "a,b\n1," + QByteArray(105'000'000, 'x') + "\n",
        "'t.csv' cannot be read as a table: row 2 has a cell of more than 100 MB; a quote may be missing there.");
    add("a first line of 1 MB", "a,\"" + QByteArray(1'000'000, 'x') + "\"\n1,2\n",
        qUtf8Printable("t: a INTEGER, " + QString(120, 'x') + " INTEGER: 1, 2"));
}

void addSeparators()
{
    add("semicolons", "a;b\n1;x\n", "t: a INTEGER, b TEXT: 1, x");
    add("tabs", "a\tb\n1\tx y\n", "t: a INTEGER, b TEXT: 1, x y");
    add("bars", "a|b\n1|x\n", "t: a INTEGER, b TEXT: 1, x");
    add("commas inside of semicolons", "a;b\n1;x, y\n2;v, w\n", "t: a INTEGER, b TEXT: 1, x, y; 2, v, w");
    add("a line that names the separator", "sep=|\na|b\n1|x\n", "t: a INTEGER, b TEXT: 1, x");
    add("3,000 columns", wideFile(3000), "'t.csv' cannot be read as a table: there are 3000 columns in row 1; SQLite allows at most 2000.");
    add("2,000 columns", wideFile(2000), "t: 2000 columns: 1 rows");
    QTest::newRow("commas in a TSV") << "t.tsv" << QByteArray("a,b\tc\nx,y\t1\n") << "t: a,b TEXT, c INTEGER: x,y, 1";
}

void addHeadings()
{
    add("the same heading twice", "a,A,a\n1,2,3\n", "t: a INTEGER, A_2 INTEGER, a_3 INTEGER: 1, 2, 3");
    add("missing headings", "a,,\n1,2,x\n", "t: a INTEGER, column_2 INTEGER, column_3 TEXT: 1, 2, x");
    add("no heading", "1,x\n2,y\n", "t: column_1 INTEGER, column_2 TEXT: 1, x; 2, y");
    add("no heading, with dates", "Ann,2023-01-02\nBob,2023-02-03\n", "t: column_1 TEXT, column_2 DATE: Ann, 2023-01-02; Bob, 2023-02-03");
    add("years as headings", "country,2019,2020\nNorway,1.5,2.5\n", "t: country TEXT, 2019 REAL, 2020 REAL: Norway, 1.5r, 2.5r");
    add("a heading of two lines", "\"unit\nprice\",b\n1,2\n", "t: unit price INTEGER, b INTEGER: 1, 2");
    add("a key", "id,v\n7,x\n8,y\n", "t: id INTEGER KEY, v TEXT: 7, x; 8, y");
    add("a key that descends", "id,v\n10,x\n9,y\n8,z\n", "t: id INTEGER KEY, v TEXT: 8, z; 9, y; 10, x");
    add("no key: ascending, and one twice", "id,v\n8,x\n9,y\n9,z\n10,w\n", "t: id INTEGER, v TEXT: 8, x; 9, y; 9, z; 10, w");
    add("no key: the first once more", "id,v\n8,x\n9,y\n10,z\n8,w\n", "t: id INTEGER, v TEXT: 8, x; 9, y; 10, z; 8, w");
    add("a key that is none", "id,v\n7,x\n7,y\n", "t: id INTEGER, v TEXT: 7, x; 7, y");
    add("a key with gaps", "id,v\n7,x\n,y\n", "t: id INTEGER, v TEXT: 7, x; NULL, y");
    add("a heading with quotes of SQL", "\"a\"\"b\",select\n1,2\n", "t: a\"b INTEGER, select INTEGER: 1, 2");
}

void addTypes()
{
    add("decimal commas", "a;b\n1,5;x\n2;y\n", "t: a REAL, b TEXT: 1.5r, x; 2r, y");
    add("decimal commas without a heading", "1,5;2,5;3,5\n4,5;5,5;6,5\n",
        "t: column_1 REAL, column_2 REAL, column_3 REAL: 1.5r, 2.5r, 3.5r; 4.5r, 5.5r, 6.5r");
    add("commas between thousands", "a,b\n\"1,200\",x\n\"3,000,000\",y\n", "t: a INTEGER, b TEXT: 1200, x; 3000000, y");
    add("points between thousands", "a;b\n1.200;1,5\n3.000;2,5\n", "t: a INTEGER, b REAL: 1200, 1.5r; 3000, 2.5r");
    add("thousands and decimals", "a,b\n\"1,200.50\",x\n3.25,y\n", "t: a REAL, b TEXT: 1200.5r, x; 3.25r, y");
    add("numbers and texts", "a,b\n1,x\ntwo,y\n", "t: a TEXT, b TEXT: 1, x; two, y");
    add("whole numbers and others", "a,b\n1,x\n2.5,y\n", "t: a REAL, b TEXT: 1r, x; 2.5r, y");
    add("leading zeros", "zip,b\n01234,1\n99999,2\n", "t: zip TEXT, b INTEGER: 01234, 1; 99999, 2");
    add("more than 15 digits", "card,b\n1234567890123456,1\n", "t: card TEXT, b INTEGER: 1234567890123456, 1");
    add("negative numbers", "a,b\n-5,-0.5\n", "t: a INTEGER, b REAL: -5, -0.5r");
    add("exponents", "a,b\n1.5e-3,1E5\n", "t: a REAL, b TEXT: 0.0015r, 1E5");
    add("numbers that are missing", "a,b\n1,NA\nNA,x\n-,y\n", "t: a INTEGER, b TEXT: 1, NA; NULL, x; NULL, y");
    add("a type that the last row spoils", "a,b\n1,x\n2,x\n3,x\nx,x\n", "t: a TEXT, b TEXT: 1, x; 2, x; 3, x; x, x");
    add("ISO dates", "d,n\n2023-1-5,1\n2023-12-31,2\n", "t: d DATE, n INTEGER: 2023-01-05, 1; 2023-12-31, 2");
    add("German dates", "d;n\n5.1.2023;1\n31.12.2023;2\n", "t: d DATE, n INTEGER: 2023-01-05, 1; 2023-12-31, 2");
    add("American dates", "d,n\n1/5/2023,1\n12/31/2023,2\n", "t: d DATE, n INTEGER: 2023-01-05, 1; 2023-12-31, 2");
    add("British dates", "d,n\n5/1/2023,1\n31/12/2023,2\n", "t: d DATE, n INTEGER: 2023-01-05, 1; 2023-12-31, 2");
    add("dates that another column tells", "d,e\n5/1/2023,31/1/2023\n", "t: d DATE, e DATE: 2023-01-05, 2023-01-31");
    add("dates that nothing tells", "d,n\n5/1/2023,1\n", "t: d DATE, n INTEGER: 2023-05-01, 1");
    add("days and hours", "d,n\n2023-01-05T10:20:30Z,1\n1999-12-31 23:59,2\n",
        "t: d DATETIME, n INTEGER: 2023-01-05 10:20:30Z, 1; 1999-12-31 23:59, 2");
    add("hours of half a day", "d,n\n1/31/2023 3:05 PM,1\n", "t: d DATETIME, n INTEGER: 2023-01-31 15:05, 1");
    add("halves of a day in a letter", "when,item\n7/3/2018 1:47p,a\n7/15/2018 11:05a,b\n",
        "t: when DATETIME, item TEXT: 2018-07-03 13:47, a; 2018-07-15 11:05, b");
    add("halves of a day with points", "d,n\n1/31/2023 12:05 a.m.,1\n1/31/2023 12:05 P.M.,2\n",
        "t: d DATETIME, n INTEGER: 2023-01-31 00:05, 1; 2023-01-31 12:05, 2");
    add("times without a day", "t,n\n1:47p,1\n11:05 am,2\n12:00 PM,3\n,4\n", "t: t TEXT, n INTEGER: 13:47, 1; 11:05, 2; 12:00, 3; NULL, 4");
    add("times of a whole day", "t,n\n13:47,1\n9:05,2\n", "t: t TEXT, n INTEGER: 13:47, 1; 9:05, 2");
    add("no times", "t,n\n1:47p,1\n13:47p,2\n", "t: t TEXT, n INTEGER: 1:47p, 1; 13:47p, 2");
    add("a day that is none", "d,n\n2023-02-30,1\n", "t: d TEXT, n INTEGER: 2023-02-30, 1");
}

} // namespace

void TestOddFiles::opensOrSaysWhyNot_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    addEncodings();
    addLines();
    addQuotes();
    addSeparators();
    addHeadings();
    addTypes();
}

void TestOddFiles::opensOrSaysWhyNot()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);
    const ImportFolder folder;
    const auto file = folder.write(name, bytes);
    QCOMPARE(importedText({file}), expected);
    QFile original(QString::fromStdString(file.string()));
    QVERIFY(original.open(QFile::ReadOnly));
    QVERIFY(original.readAll() == bytes);
}

RATATOSK_TEST(TestOddFiles);
#include "tst_odd_files.moc"
