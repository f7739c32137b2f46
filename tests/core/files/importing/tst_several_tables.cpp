// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/format_note.h"
#include "core/files/importing/openable_place.h"
#include "tests/core/files/importing/imported_text.h"
#include "tests/core/files/importing/zipped_parts.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// Texts and sheets with more than one table in them, and rows within a table that add up others.
class TestSeveralTables : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsThem_data();
    void findsThem();
    void says_data();
    void says();
    void findsThemInLongFiles();
    void leavesSubtotalsOfLongFilesOut();
    void keepsGapsAboveNotes();
    void leavesADamagedSheetOut();
    void refusesDamagedSheetsAlone();
    void readsEachSheetAsChosen();
};

namespace {

const char* const kShops = "t: shop TEXT, sales INTEGER: North, 10; South, 20; West, 30";
const char* const kShopRows = "shop,sales\nNorth,10\nSouth,20\nWest,30\n";

void addFile(const char* name, const QByteArray& bytes, const QString& expected)
{
    QTest::newRow(name) << bytes << expected;
}

std::string sheetXml(const std::string& rows)
{
    return "<worksheet><sheetData>" + rows + "</sheetData></worksheet>";
}

std::string rowXml(const std::vector<std::string>& cells)
{
    std::string row = "<row>";
    for (const std::string& cell : cells)
        row += cell.find_first_not_of("0123456789") == std::string::npos ? "<c><v>" + cell + "</v></c>"
                                                                         : "<c t='inlineStr'><is><t>" + cell + "</t></is></c>";
    return row + "</row>";
}

/// Of the sheets Q1 and Q2.
Parts twoSheets(const std::string& first, const std::string& second)
{
    return {{"xl/workbook.xml",
             "<workbook xmlns:r='http://schemas.openxmlformats.org/officeDocument/2006/relationships'><sheets>"
             "<sheet name='Q1' sheetId='1' r:id='r1'/><sheet name='Q2' sheetId='2' r:id='r2'/></sheets></workbook>"},
            {"xl/worksheets/sheet1.xml", first},
            {"xl/worksheets/sheet2.xml", second}};
}

const std::string kGoodSheet = sheetXml(rowXml({"Sales"}) + rowXml({"shop", "n"}) + rowXml({"North", "1"}) + rowXml({"South", "2"})
                                        + rowXml({"Total", "3"}));

} // namespace

void TestSeveralTables::findsThem_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    const QString cities = "\nt_2: city TEXT, people INTEGER: Rome, 5; Oslo, 6";
    const QByteArray rows = kShopRows;
    addFile("below", rows + "\ncity,people\nRome,5\nOslo,6\n", kShops + cities);
    addFile("below, with a total and a note between", rows + "Total,60\n\nSource: the office\n\ncity,people\nRome,5\nOslo,6\nTotal,11\n",
            kShops + cities);
    addFile("below, with a title", rows + "\nPeople of towns\n\ncity,people\nRome,5\nOslo,6\n",
            kShops + QString("\nPeople_of_towns: city TEXT, people INTEGER: Rome, 5; Oslo, 6"));
    addFile("two below", rows + "\ncity,people\nRome,5\nOslo,6\n\nriver,length\nRhine,1230\nSeine,775\n",
            kShops + cities + "\nt_3: river TEXT, length INTEGER: Rhine, 1230; Seine, 775");
    addFile("a wider one at the end", rows + "\ncity,people\nRome,5\nOslo,6\n\nriver,length,land\nRhine,1230,DE\nSeine,775,FR\n",
            "t: river TEXT, length INTEGER, land TEXT: Rhine, 1230, DE; Seine, 775, FR\n" + QString(kShops).replace("t:", "t_2:")
                + QString(cities).replace("t_2", "t_3"));
    addFile("all of words", rows + "\ncode,meaning\na,fine\nb,bad\n",
            kShops + QString("\nt_2: code TEXT KEY, meaning TEXT: a, fine; b, bad"));
    addFile("beside", "shop,sales,,city,people\nNorth,10,,Rome,5\nSouth,20,,Oslo,6\nWest,30,,,\n", kShops + cities);
    addFile("beside, with titles", "Shops,,,Towns\n,,,\nshop,sales,,city,people\nNorth,10,,Rome,5\nSouth,20,,Oslo,6\nWest,30,,,\n",
            kShops + QString("\nTowns: city TEXT, people INTEGER: Rome, 5; Oslo, 6"));
    addFile("above", "place,n\na,1\nb,2\nc,3\nd,4\n\nshop,sales,day\nNorth,10,2024-01-02\nSouth,20,2024-01-03\n",
            "t: shop TEXT, sales INTEGER, day DATE: North, 10, 2024-01-02; South, 20, 2024-01-03\n"
            "t_2: place TEXT, n INTEGER: a, 1; b, 2; c, 3; d, 4");
    addFile("pairs below", rows + "\nSource,office\nMade,2024-01-02\n", kShops);
    addFile("one row below", rows + "\ncity,people\nRome,5\n", kShops);
    addFile("words beside one row", "shop,sales,,city,people\nNorth,10,,Rome,5\nSouth,20,,,\nWest,30,,,\n", kShops);
    addFile("an empty column in one table", "name,age,,q1,q2\nAnn,31,,1,2\nBob,32,,3,4\nCy,33,,5,6\n",
            "t: name TEXT, age INTEGER, q1 INTEGER, q2 INTEGER: Ann, 31, 1, 2; Bob, 32, 3, 4; Cy, 33, 5, 6");
    addFile("subtotals", "area,shop,n\nNorth,a,1\nNorth,b,2\nNorth Total,,3\nSouth,c,4\nSouth,d,5\nSouth Total,,9\nGrand Total,,12\n",
            "t: area TEXT, shop TEXT, n INTEGER: North, a, 1; North, b, 2; South, c, 4; South, d, 5");
    addFile("subtotals of the same name", "shop,n\na,1\nb,2\nSubtotal,3\nc,4\nd,5\nSubtotal,9\nTotal,12\n",
            "t: shop TEXT, n INTEGER: a, 1; b, 2; c, 4; d, 5");
    addFile("a shop that is called Total", "shop,n\na,1\nTotal,70\nc,4\nd,5\n", "t: shop TEXT, n INTEGER: a, 1; Total, 70; c, 4; d, 5");
    addFile("decimal commas between semicolons", "shop;sales\nNorth;1.234,50\nSouth;2.000,25\n",
            "t: shop TEXT, sales REAL: North, 1234.5r; South, 2000.25r");
    addFile("thousands between semicolons", "shop;sales\nNorth;1,234.50\nSouth;2,000.25\n",
            "t: shop TEXT, sales REAL: North, 1234.5r; South, 2000.25r");
}

void TestSeveralTables::findsThem()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);
    const ImportFolder folder;
    QCOMPARE(importedText({folder.write("t.csv", bytes)}), expected);
}

void TestSeveralTables::says_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("remark");
    const QByteArray rows = kShopRows;
    addFile("a table below", rows + "\ncity,people\nRome,5\nOslo,6\n", "");
    addFile("a note between", rows + "\nSource: the office\n\ncity,people\nRome,5\nOslo,6\n",
            "1 row below the table is skipped | Source: the office");
    addFile("totals of both", rows + "Total,60\n\ncity,people\nRome,5\nOslo,6\nTotal,11\n",
            "2 rows below the table (one with the total) are skipped | Total 60 | Total 11");
    addFile("a title", "Report; not final\n\n" + rows, "1 row above the table is skipped | Report; not final");
    addFile("beside", "shop,sales,,city,people\nNorth,10,,Rome,5\nSouth,20,,Oslo,6\nWest,30,,,\n", "");
    addFile("subtotals", "shop,n\na,1\nb,2\nSubtotal,3\nc,4\nd,5\nSubtotal,9\nTotal,12\n",
            "a total row below the table and 2 subtotal rows within the table are skipped | Total 12");
}

void TestSeveralTables::says()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, remark);
    const ImportFolder folder;
    const auto file = folder.write("t.csv", bytes);
    QVERIFY(importData({file}));
    QStringList sample;
    for (const TableRemark& one : formatNoteOf(file).remarks) {
        sample << QString::fromStdString(textOf(one));
        for (const std::string& note : one.notes)
            sample << QString::fromStdString(note);
    }
    QCOMPARE(sample.join(" | "), remark);
}

namespace {

QByteArray longFile(const QByteArray& heading, int rows, const QByteArray& beside = {})
{
    QByteArray bytes = heading;
    for (int i = 0; i < rows; ++i)
        bytes += "North" + QByteArray::number(i) + "," + QByteArray::number(i) + beside + "\n";
    return bytes;
}

QString firstCell(const std::filesystem::path& file, const char* statement)
{
    const auto database = importData({file});
    const auto browser = database ? DatabaseBrowser::open(*database) : Result<std::unique_ptr<DatabaseBrowser>>(database.error());
    const auto rows = browser ? (*browser)->run(statement, 10) : Result<ResultTable>(browser.error());
    return rows && !rows->rows.empty() ? textOf(**browser, *rows, TableId{0}).section(": ", 1) : QString("none");
}

} // namespace

void TestSeveralTables::findsThemInLongFiles()
{
    const ImportFolder folder;
    const auto file = folder.write("t.csv", longFile("shop,sales\n", 30'000) + "\nSource: the office\n\ncity,people\nRome,5\nOslo,6\n");
    QCOMPARE(firstCell(file, "SELECT count(*), max(sales) FROM t"), "30000, 29999");
    QCOMPARE(firstCell(file, "SELECT group_concat(city || people) FROM t_2"), "Rome5,Oslo6");
    QCOMPARE(QString::fromStdString(textOf(formatNoteOf(file).remarks.front())), "1 row below the table is skipped");
}

void TestSeveralTables::leavesSubtotalsOfLongFilesOut()
{
    QByteArray bytes = "shop,sales\n";
    for (int i = 0; i < 10'000; ++i)
        bytes += "a,1\nb,2\nSubtotal,3\n";
    const ImportFolder folder;
    const auto file = folder.write("t.csv", bytes);
    QCOMPARE(firstCell(file, "SELECT count(*), sum(sales) FROM t"), "20000, 30000");
    QCOMPARE(formatNoteOf(file).remarks.front().subtotals, 10'000);
}

/// Rows that wait until it is known where the table ends do not lose the difference between nothing and an empty text.
void TestSeveralTables::keepsGapsAboveNotes()
{
    const ImportFolder folder;
    QByteArray bytes = "shop,owner,sales\n";
    for (int i = 0; i < 1'000; ++i)
        bytes += i % 2 == 0 ? "North,,1\n" : "South,\"\",2\n";
    const auto file = folder.write("t.csv", bytes + "\nSource: the office\n");
    QCOMPARE(firstCell(file, "SELECT count(*), count(owner) FROM t"), "1000, 500");
}

void TestSeveralTables::leavesADamagedSheetOut()
{
    const ImportFolder folder;
    const std::filesystem::path file = folder.path("t.xlsx").toStdString();
    zipTo(file, twoSheets(kGoodSheet, "<worksheet><sheetData><row><c><v>1</v></row>"));
    QCOMPARE(importedText({file}), "Q1: shop TEXT, n INTEGER: North, 1; South, 2");
    const std::vector<std::string> faults = faultsAt(file);
    QCOMPARE(faults.size(), std::size_t(1));
    QCOMPARE(
        QString::fromStdString(faults.front()),
        "One place in 't.xlsx' could not be read as written: the sheet 'Q2' was skipped: its part xl/worksheets/sheet2.xml is damaged.");
}

void TestSeveralTables::refusesDamagedSheetsAlone()
{
    const ImportFolder folder;
    const std::filesystem::path file = folder.path("t.xlsx").toStdString();
    zipTo(file, twoSheets("<worksheet>", "<worksheet><sheetData><row>"));
    QCOMPARE(importedText({file}), "'t.xlsx' cannot be read as a table: its part xl/worksheets/sheet1.xml is damaged.");
}

void TestSeveralTables::readsEachSheetAsChosen()
{
    const ImportFolder folder;
    const std::filesystem::path file = folder.path("t.xlsx").toStdString();
    zipTo(file, twoSheets(kGoodSheet, kGoodSheet));
    const QString rows = " shop TEXT, n INTEGER: North, 1; South, 2";
    QCOMPARE(importedText({file}), "Q1:" + rows + "\nQ2:" + rows);
    const std::vector<ReadText> sheets = readTextsAt(file);
    QCOMPARE(sheets.size(), std::size_t(2));
    QCOMPARE(QString::fromStdString(sheets[1].sheet), "Q2");
    QVERIFY(sheets[1].note.recognised.headingRow == 2 && sheets[1].note.recognised.lastRow == 4);
    QVERIFY(keepChoice(sheets[1], {.lastRow = 5}));
    QCOMPARE(importedText({file}), "Q1:" + rows + "\nQ2:" + rows + "; Total, 3");
    QVERIFY(readTextsAt(file)[0].note.chosen == DelimitedFormat());
    QVERIFY(readTextsAt(file)[1].note.chosen == DelimitedFormat{.lastRow = 5});
    QVERIFY(keepChoice(sheets[1], {}));
    QCOMPARE(importedText({file}), "Q1:" + rows + "\nQ2:" + rows);
}

RATATOSK_TEST(TestSeveralTables);
#include "tst_several_tables.moc"
