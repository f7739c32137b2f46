// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/format_note.h"
#include "tests/core/files/importing/imported_text.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <zip.h>

#include <map>

using namespace ratatosk;

namespace {

/// "a,b|1,2": rows of cells; numbers are numbers. An empty row is not written, as spreadsheets do it.
QStringList rowsIn(const QString& grid)
{
    return grid.split('|');
}

bool isNumberCell(const QString& cell)
{
    bool isNumber = false;
    (void)cell.toDouble(&isNumber);
    return isNumber;
}

std::string workbookPart(const QString& grid)
{
    QString rows;
    int number = 0;
    for (const QString& row : rowsIn(grid)) {
        ++number;
        QString cells;
        char column = 'A';
        for (const QString& cell : row.split(',')) {
            const QString place = QString(QLatin1Char(column++)) + QString::number(number);
            if (!cell.isEmpty())
                cells += isNumberCell(cell) ? QString("<c r='%1'><v>%2</v></c>").arg(place, cell)
                                            : QString("<c r='%1' t='inlineStr'><is><t>%2</t></is></c>").arg(place, cell);
        }
        if (!cells.isEmpty())
            rows += QString("<row r='%1'>%2</row>").arg(number).arg(cells);
    }
    return ("<worksheet><sheetData>" + rows + "</sheetData></worksheet>").toStdString();
}

std::string openTable(const QString& name, const QString& grid)
{
    QString rows;
    for (const QString& row : rowsIn(grid)) {
        QString cells;
        for (const QString& cell : row.split(','))
            cells += cell.isEmpty() ? QString("<table:table-cell/>")
                : isNumberCell(cell)
                ? QString("<table:table-cell office:value-type='float' office:value='%1'/>").arg(cell)
                : QString("<table:table-cell office:value-type='string'><text:p>%1</text:p></table:table-cell>").arg(cell);
        rows += "<table:table-row>" + cells + "</table:table-row>";
    }
    return ("<table:table table:name='" + name + "'>" + rows + "</table:table>").toStdString();
}

using SheetParts = std::map<std::string, std::string>;

SheetParts sheetWorkbook(const QStringList& grids)
{
    SheetParts parts;
    std::string entries;
    std::string relations;
    for (int i = 1; i <= grids.size(); ++i) {
        const std::string number = std::to_string(i);
        entries += "<sheet name='S" + number + "' sheetId='" + number + "' r:id='rId" + number + "'/>";
        relations += "<Relationship Id='rId" + number
            + "' Type='http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet' Target='worksheets/sheet" + number
            + ".xml'/>";
        parts["xl/worksheets/sheet" + number + ".xml"] = workbookPart(grids.at(i - 1));
    }
    parts["xl/workbook.xml"] = "<workbook xmlns:r='http://schemas.openxmlformats.org/officeDocument/2006/relationships'><sheets>" + entries
        + "</sheets></workbook>";
    parts["xl/_rels/workbook.xml.rels"] = "<Relationships>" + relations + "</Relationships>";
    return parts;
}

SheetParts sheetDocument(const QStringList& grids)
{
    std::string tables;
    for (int i = 1; i <= grids.size(); ++i)
        tables += openTable("S" + QString::number(i), grids.at(i - 1));
    return {{"content.xml",
             "<office:document-content xmlns:office='urn:oasis:names:tc:opendocument:xmlns:office:1.0' "
             "xmlns:table='urn:oasis:names:tc:opendocument:xmlns:table:1.0' xmlns:text='urn:oasis:names:tc:opendocument:xmlns:text:1.0'>"
             "<office:body><office:spreadsheet>"
                 + tables + "</office:spreadsheet></office:body></office:document-content>"}};
}

void writeSheets(const std::filesystem::path& file, const SheetParts& parts)
{
    zip_t* archive = zip_open(file.c_str(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
    for (const auto& [name, text] : parts)
        zip_file_add(archive, name.c_str(), zip_source_buffer(archive, text.data(), text.size(), 0), ZIP_FL_ENC_UTF_8);
    zip_close(archive);
}

} // namespace

/// Where the table is in a sheet, of both kinds of spreadsheets.
class TestSheetPlaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheTable_data();
    void findsTheTable();
    void readsRowsAsChosen();
    void passesBlankRows();
};

void TestSheetPlaces::findsTheTable_data()
{
    QTest::addColumn<QStringList>("sheets");
    QTest::addColumn<QString>("expected");
    const QString shops = "S1: shop TEXT, Q1 INTEGER, Q2 INTEGER: North, 10, 20; South, 30, 40";
    const QString rows = "shop,Q1,Q2|North,10,20|South,30,40";
    QTest::newRow("plain") << QStringList{rows} << shops;
    QTest::newRow("a title over all columns and a total") << QStringList{"Sales 2024|" + rows + "|Total,40,60"} << shops;
    QTest::newRow("blank rows") << QStringList{"||Sales||" + rows + "||"} << shops;
    QTest::newRow("lines above") << QStringList{"Sales|by shop|made on,45000||" + rows} << shops;
    QTest::newRow("notes below") << QStringList{rows + "||Source: the office|* not final"} << shops;
    QTest::newRow("a note beside") << QStringList{"shop,Q1,Q2,,ask Ann|North,10,20|South,30,40|West,1,2"} << shops + "; West, 1, 2";
    QTest::newRow("a table to the right") << QStringList{",,shop,Q1,Q2|,,North,10,20|,,South,30,40"} << shops;
    QTest::newRow("groups of names") << QStringList{",2023,,2024|shop,Q1,Q2,Q1,Q2|North,10,20,30,40|South,1,2,3,4"}
                                     << "S1: shop TEXT, 2023 Q1 INTEGER, 2023 Q2 INTEGER, 2024 Q1 INTEGER, 2024 Q2 INTEGER: "
                                        "North, 10, 20, 30, 40; South, 1, 2, 3, 4";
    QTest::newRow("another table below") << QStringList{rows + "||city,people|Rome,5|Oslo,6"}
                                         << shops + "\nS1_2: city TEXT, people INTEGER: Rome, 5; Oslo, 6";
    QTest::newRow("each sheet by itself") << QStringList{"Sales|" + rows, "city,people|Rome,5|Oslo,6|Total,11"}
                                          << shops + "\nS2: city TEXT, people INTEGER: Rome, 5; Oslo, 6";
}

void TestSheetPlaces::findsTheTable()
{
    QFETCH(QStringList, sheets);
    QFETCH(QString, expected);
    const ImportFolder folder;
    writeSheets(folder.path("t.xlsx").toStdString(), sheetWorkbook(sheets));
    QCOMPARE(importedText({folder.path("t.xlsx").toStdString()}), expected);
    writeSheets(folder.path("t.ods").toStdString(), sheetDocument(sheets));
    QCOMPARE(importedText({folder.path("t.ods").toStdString()}), expected);
}

void TestSheetPlaces::readsRowsAsChosen()
{
    const ImportFolder folder;
    const QStringList sheets{"Sales|shop,Q1|North,10|South,30|Total,40"};
    const std::filesystem::path files[]{folder.path("t.xlsx").toStdString(), folder.path("t.ods").toStdString()};
    writeSheets(files[0], sheetWorkbook(sheets));
    writeSheets(files[1], sheetDocument(sheets));
    for (const std::filesystem::path& file : files) {
        QCOMPARE(importedText({file}), "S1: shop TEXT, Q1 INTEGER: North, 10; South, 30");
        QCOMPARE(QString::fromStdString(textOf(formatNoteOf(file).remarks.front())),
                 "1 row above the table and a total row below the table are skipped");
        QVERIFY(keepFormatNote(file, {{}, {.firstRow = 4, .lastRow = 5}}));
        QCOMPARE(importedText({file}), "S1: shop TEXT, Q1 INTEGER: South, 30; Total, 40");
        QVERIFY(formatNoteOf(file).chosen.lastRow == 5);
    }
}

/// Rows are counted as they stand in the sheet, and a sheet of many blank ones stays small.
void TestSheetPlaces::passesBlankRows()
{
    const ImportFolder folder;
    SheetParts parts = sheetWorkbook({"a,b|x,1"});
    parts["xl/worksheets/sheet1.xml"] = "<worksheet><sheetData>"
                                        "<row r='5'><c r='A5' t='str'><v>a</v></c><c r='B5' t='str'><v>b</v></c></row>"
                                        "<row r='4000000000'><c t='str'><v>x</v></c><c><v>1</v></c></row>"
                                        "<row><c t='str'><v>y</v></c><c><v>2</v></c></row></sheetData></worksheet>";
    const std::filesystem::path file = folder.path("t.xlsx").toStdString();
    writeSheets(file, parts);
    QVERIFY(keepFormatNote(file, {{}, {.headingRow = 5}}));
    QCOMPARE(importedText({file}), "S1: a TEXT, b INTEGER: x, 1; y, 2");
}

RATATOSK_TEST(TestSheetPlaces);
#include "tst_sheet_places.moc"
