// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/row_text.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <limits>

using namespace ratatosk;

namespace {

std::string textOf(const RowTextOptions& options, const std::vector<std::string>& columns, const std::vector<std::vector<Cell>>& rows)
{
    RowText text(options, columns);
    std::string all = text.head();
    for (const std::vector<Cell>& row : rows)
        all += text.row(row);
    return all + text.tail();
}

const std::vector<std::string> kColumns{"n", "name"};
const std::vector<std::vector<Cell>> kRows{
    {std::int64_t{1}, std::string("O'Brien, \"Jo\"")}, {2.5, Null{}}, {std::int64_t{3}, std::string()}};

} // namespace

class TestRowText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void marksFormulas();
    void writesEachForm_data();
    void writesEachForm();
    void keepsOddTextWhole_data();
    void keepsOddTextWhole();
    void spellsLiterals_data();
    void spellsLiterals();
    void listsEachValueOnce();
    void takesNoiseAwayForPeople();
    void tellsColumnsOfOneNameApart();
    void doesNotLetARemarkEscape();
};

void TestRowText::writesEachForm_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<QString>("text");
    const auto row = [](RowFormat format, const char* text) { QTest::newRow(text) << static_cast<int>(format) << QString::fromUtf8(text); };
    row(RowFormat::Tsv, "n\tname\n1\tO'Brien, \"Jo\"\n2.5\tNULL\n3\t\n");
    row(RowFormat::Csv, "n,name\r\n1,\"O'Brien, \"\"Jo\"\"\"\r\n2.5,\r\n3,\"\"\r\n");
    row(RowFormat::Markdown, "| n | name |\n| --- | --- |\n| 1 | O'Brien, \"Jo\" |\n| 2.5 | *NULL* |\n| 3 |  |\n");
    row(RowFormat::Json,
        "[\n  {\"n\": 1, \"name\": \"O'Brien, \\\"Jo\\\"\"},\n  {\"n\": 2.5, \"name\": null},\n  {\"n\": 3, \"name\": \"\"}\n]\n");
    row(RowFormat::JsonLines, "{\"n\": 1, \"name\": \"O'Brien, \\\"Jo\\\"\"}\n{\"n\": 2.5, \"name\": null}\n{\"n\": 3, \"name\": \"\"}\n");
    row(RowFormat::Insert,
        "INSERT INTO \"result\" (\"n\", \"name\") VALUES (1, 'O''Brien, \"Jo\"');\n"
        "INSERT INTO \"result\" (\"n\", \"name\") VALUES (2.5, NULL);\n"
        "INSERT INTO \"result\" (\"n\", \"name\") VALUES (3, '');\n");
    row(RowFormat::InList, "(1, 'O''Brien, \"Jo\"', 2.5, 3, '')");
}

void TestRowText::writesEachForm()
{
    QFETCH(int, format);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(textOf({.format = static_cast<RowFormat>(format)}, kColumns, kRows)), text);
}

void TestRowText::keepsOddTextWhole_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<QByteArray>("cell");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, RowFormat format, const char* cell, const char* text) {
        QTest::newRow(name) << static_cast<int>(format) << QByteArray(cell) << QByteArray(text);
    };
    row("line break in CSV", RowFormat::Csv, "a\nb", "x\r\n\"a\nb\"\r\n");
    row("tab in TSV", RowFormat::Tsv, "a\tb\nc", "x\na b c\n");
    row("bar in Markdown", RowFormat::Markdown, "a|b\nc", "| x |\n| --- |\n| a\\|b<br>c |\n");
    row("every line break in Markdown", RowFormat::Markdown, "a\r\nb\rc", "| x |\n| --- |\n| a<br>b<br>c |\n");
    row("bytes that are not UTF-8", RowFormat::JsonLines, "a\xff", "{\"x\": \"a\xef\xbf\xbd\"}\n");
    row("markup", RowFormat::Html, "<b>&",
        "<!DOCTYPE html>\n<meta charset=\"utf-8\">\n<table>\n<tr><th>x</th></tr>\n<tr><td>&lt;b&gt;&amp;</td></tr>\n</table>\n");
}

void TestRowText::keepsOddTextWhole()
{
    QFETCH(int, format);
    QFETCH(QByteArray, cell);
    QFETCH(QByteArray, text);
    QCOMPARE(QByteArray::fromStdString(textOf({.format = static_cast<RowFormat>(format)}, {"x"}, {{cell.toStdString()}})), text);
}

void TestRowText::spellsLiterals_data()
{
    QTest::addColumn<QString>("literal");
    QTest::addColumn<QString>("expected");
    QTest::newRow("whole real") << QString::fromStdString(sqlLiteral(5.0)) << "5.0";
    QTest::newRow("tenth") << QString::fromStdString(sqlLiteral(0.1)) << "0.1";
    QTest::newRow("huge") << QString::fromStdString(sqlLiteral(1e300)) << "1e+300";
    QTest::newRow("infinity") << QString::fromStdString(sqlLiteral(-std::numeric_limits<double>::infinity())) << "-9e999";
    QTest::newRow("blob") << QString::fromStdString(sqlLiteral(Blob{{std::byte{0x0a}, std::byte{0xff}}})) << "X'0AFF'";
    QTest::newRow("zero byte") << QString::fromStdString(sqlLiteral(std::string("a\0b", 3))) << "CAST(X'610062' AS TEXT)";
}

void TestRowText::spellsLiterals()
{
    QFETCH(QString, literal);
    QTEST(literal, "expected");
}

void TestRowText::listsEachValueOnce()
{
    const Cell one = std::int64_t{1};
    QCOMPARE(textOf({.format = RowFormat::InList}, {"x"}, {{Null{}}, {one}, {one}, {std::string("1")}}), std::string("(1, '1')"));
    QCOMPARE(textOf({.format = RowFormat::InList}, {"x"}, {{Null{}}}), std::string("()"));
}

/// What programs read is exact.
void TestRowText::takesNoiseAwayForPeople()
{
    const std::vector<std::vector<Cell>> rows{{826.650000000006}};
    QCOMPARE(textOf({.format = RowFormat::Csv}, {"x"}, rows), std::string("x\r\n826.65\r\n"));
    QCOMPARE(textOf({.format = RowFormat::Tsv}, {"x"}, rows), std::string("x\n826.65\n"));
    QCOMPARE(textOf({.format = RowFormat::JsonLines}, {"x"}, rows), std::string("{\"x\": 826.650000000006}\n"));
}

void TestRowText::tellsColumnsOfOneNameApart()
{
    const std::vector<std::vector<Cell>> rows{{std::int64_t{1}, std::int64_t{2}, std::int64_t{3}}};
    QCOMPARE(textOf({.format = RowFormat::JsonLines}, {"id", "ID", "id"}, rows), std::string("{\"id\": 1, \"ID_2\": 2, \"id_3\": 3}\n"));
    QCOMPARE(textOf({.format = RowFormat::Csv}, {"id", "ID", "id"}, rows), std::string("id,ID,id\r\n1,2,3\r\n"));
    QCOMPARE(textOf({.format = RowFormat::JsonLines}, {"\xff", "\xfe", "id"}, rows),
             std::string("{\"\xef\xbf\xbd\": 1, \"\xef\xbf\xbd_2\": 2, \"id\": 3}\n"));
}

void TestRowText::doesNotLetARemarkEscape()
{
    RowText insert({.format = RowFormat::Insert, .remark = "first\nDROP TABLE t;"}, {"x"});
    QCOMPARE(insert.head(), std::string("-- first\n-- DROP TABLE t;\n"));
    RowText markdown({.format = RowFormat::Markdown, .remark = "a --> b"}, {"x"});
    QVERIFY(markdown.head().starts_with("<!-- a - -> b -->\n"));
    RowText html({.format = RowFormat::Html, .remark = "a ---> b"}, {"x"});
    QVERIFY(html.head().find("<!-- a - - -> b -->\n") != std::string::npos);
}

void TestRowText::marksFormulas()
{
    const std::vector<std::vector<Cell>> rows{
        {std::string("=1+1"), std::string("+a"), std::string("-a"), std::string("@a"), std::int64_t(-3), std::string("a=b")}};
    const std::vector<std::string> columns{"a", "b", "c", "d", "e", "f"};
    QCOMPARE(textOf({.format = RowFormat::Csv, .marksFormulas = true}, columns, rows),
             std::string("a,b,c,d,e,f\r\n'=1+1,'+a,'-a,'@a,-3,a=b\r\n"));
    QCOMPARE(textOf({.format = RowFormat::Csv}, columns, rows), std::string("a,b,c,d,e,f\r\n=1+1,+a,-a,@a,-3,a=b\r\n"));
}

RATATOSK_TEST(TestRowText);
#include "tst_row_text.moc"
