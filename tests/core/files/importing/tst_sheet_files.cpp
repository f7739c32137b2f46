// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/workbook_cells.h"
#include "tests/core/files/importing/imported_text.h"
#include "tests/core/files/importing/zipped_parts.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

namespace {

/// A workbook with a sheet for each text of rows.
Parts workbook(const std::vector<std::pair<std::string, std::string>>& sheets)
{
    Parts parts;
    std::string entries;
    std::string relations;
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        const std::string number = std::to_string(i + 1);
        entries += "<sheet name='" + sheets[i].first + "' sheetId='" + number + "' r:id='rId" + number + "'/>";
        relations += "<Relationship Id='rId" + number + "' Target='worksheets/sheet" + number + ".xml'/>";
        parts["xl/worksheets/sheet" + number + ".xml"] = "<worksheet><sheetData>" + sheets[i].second + "</sheetData></worksheet>";
    }
    parts["xl/workbook.xml"] = "<?xml version='1.0'?><workbook xmlns:r='r'><sheets>" + entries + "</sheets></workbook>";
    parts["xl/_rels/workbook.xml.rels"] = "<Relationships>" + relations + "</Relationships>";
    parts["xl/sharedStrings.xml"] = "<sst><si><t>name</t></si><si><r><t>An</t></r><r><t>n &amp; Bob</t></r></si></sst>";
    parts["xl/styles.xml"] = "<styleSheet><numFmts><numFmt numFmtId='170' formatCode='[Red]dd/mm/yy;@'/></numFmts>"
                             "<cellXfs><xf numFmtId='0'/><xf numFmtId='14'/><xf numFmtId='170'/></cellXfs></styleSheet>";
    return parts;
}

Parts openDocument(const std::string& tables)
{
    return {{"content.xml",
             "<office:document-content xmlns:office='o' xmlns:table='t' xmlns:text='x'><office:body><office:spreadsheet>" + tables
                 + "</office:spreadsheet></office:body></office:document-content>"}};
}

} // namespace

class TestSheetFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsCellsOfAWorkbook();
    void makesATableOfEachSheet();
    void readsAnOpenDocument();
    void saysWhatIsWrong();
    void knowsDates_data();
    void knowsDates();
    void countsDays();

private:
    QString imported(const QString& name, const Parts& parts) const
    {
        const auto file = m_folder.path(name).toStdString();
        zipTo(file, parts);
        return importedText({file});
    }

    ImportFolder m_folder;
};

void TestSheetFiles::readsCellsOfAWorkbook()
{
    const std::string rows =
        "<row><c r='A1' t='s'><v>0</v></c><c r='B1' t='inlineStr'><is><t>born</t></is></c>"
        "<c r='D1' t='str'><v>share</v></c><c r='E1' t='inlineStr'><is><t>ok</t></is></c></row>"
        "<row r='2'/><row r='3'><c r='A3' s='1'/></row>"
        "<row r='4'><c r='A4' t='s'><v>1</v></c><c r='B4' s='1'><v>45291</v></c><c r='D4'><f>1/10</f><v>0.10000000000000001</v></c>"
        "<c r='E4' t='b'><v>1</v></c></row>"
        "<row r='5'><c r='A5' t='s'><v>99</v></c><c r='B5' s='2'><v>45292</v></c><c r='D5' t='e'><v>#DIV/0!</v></c></row>";
    QCOMPARE(imported("people.xlsx", workbook({{"Leute", rows}})),
             "Leute: name TEXT, born DATE, share REAL, ok TEXT: Ann & Bob, 2023-12-31, 0.1r, true; NULL, 2024-01-01, NULL, NULL");
}

void TestSheetFiles::makesATableOfEachSheet()
{
    const std::string rows = "<row><c t='str'><v>a</v></c></row><row><c><v>1</v></c></row>";
    QCOMPARE(imported("two.xlsx", workbook({{"First one", rows}, {"Empty", ""}, {"Second", rows}})),
             "First_one: a INTEGER: 1\nSecond: a INTEGER: 1");
}

void TestSheetFiles::readsAnOpenDocument()
{
    const std::string table =
        "<table:table table:name='Sheet 1'><table:table-column/><table:table-header-rows><table:table-row>"
        "<table:table-cell office:value-type='string'><text:p>name</text:p></table:table-cell>"
        "<table:table-cell office:value-type='string'><text:p>on</text:p></table:table-cell>"
        "<table:table-cell office:value-type='string'><text:p>n</text:p></table:table-cell></table:table-row></table:table-header-rows>"
        "<table:table-row table:number-rows-repeated='2'><table:table-cell "
        "office:value-type='string'><text:p>A<text:span>n</text:span>n</text:p>"
        "<text:p>B</text:p></table:table-cell><table:table-cell office:value-type='date' office:date-value='2023-12-31'/>"
        "<table:table-cell office:value-type='float' office:value='1.5'><text:p>1,5</text:p></table:table-cell>"
        "<table:table-cell table:number-columns-repeated='16000'/></table:table-row>"
        "<table:table-row table:number-rows-repeated='1048000'><table:table-cell/></table:table-row></table:table><table:table "
        "table:name='E'/>";
    QCOMPARE(imported("t.ods", openDocument(table)),
             "Sheet_1: name TEXT, on DATE, n REAL: Ann\nB, 2023-12-31, 1.5r; Ann\nB, 2023-12-31, 1.5r");
}

void TestSheetFiles::saysWhatIsWrong()
{
    QCOMPARE(importedText({m_folder.write("text.xlsx", "a,b\n")}),
             "'text.xlsx' cannot be read as a table: it is not a spreadsheet, or it is protected by a password.");
    QCOMPARE(imported("other.xlsx", {{"readme", "x"}}), "'other.xlsx' cannot be read as a table: its part xl/workbook.xml is missing.");
    QCOMPARE(imported("blank.xlsx", workbook({{"A", ""}})), "'blank.xlsx' cannot be read as a table: its sheets are empty.");
    QCOMPARE(imported("broken.ods", {{"content.xml", "<a><b>"}}),
             "'broken.ods' cannot be read as a table: its part content.xml is damaged.");
    QCOMPARE(imported("far.xlsx", workbook({{"A", "<row><c r='ZZZZZZZ1'><v>1</v></c></row>"}})),
             "'far.xlsx' cannot be read as a table: it has a cell in a column that is not allowed.");
}

void TestSheetFiles::knowsDates_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<CellLook>("look");
    QTest::newRow("days") << "dd/mm/yyyy" << CellLook::Moment;
    QTest::newRow("month and year") << "mmm yy" << CellLook::Moment;
    QTest::newRow("month") << "mmmm" << CellLook::Moment;
    QTest::newRow("day and hour") << "yyyy-mm-dd hh:mm" << CellLook::Moment;
    QTest::newRow("a language before it") << "[$-409]d/m/yy h:mm AM/PM;@" << CellLook::Moment;
    QTest::newRow("decimals") << "0.00" << CellLook::Number;
    QTest::newRow("percent") << "0%" << CellLook::Number;
    QTest::newRow("currency") << "[$€-407] #,##0.00" << CellLook::Number;
    QTest::newRow("colour") << "[Red]0.00" << CellLook::Number;
    QTest::newRow("words") << "0 \"days; hours\"" << CellLook::Number;
    QTest::newRow("an escaped letter") << "0\\d" << CellLook::Number;
    QTest::newRow("a width") << "_d0_s" << CellLook::Number;
    QTest::newRow("hours of a day") << "hh:mm" << CellLook::TimeOfDay;
    QTest::newRow("minutes of a day") << "mm:ss.0" << CellLook::TimeOfDay;
    QTest::newRow("hours beyond a day") << "[h]:mm:ss" << CellLook::Duration;
    QTest::newRow("another part") << "0;dd" << CellLook::Number;
}

void TestSheetFiles::knowsDates()
{
    QFETCH(QString, format);
    QFETCH(CellLook, look);
    QCOMPARE(lookOfFormat(format.toStdString()), look);
}

void TestSheetFiles::countsDays()
{
    QCOMPARE(dateOfSerial(45291, false), "2023-12-31");
    QCOMPARE(dateOfSerial(45291.75, false), "2023-12-31 18:00:00");
    QCOMPARE(dateOfSerial(43829, true), "2023-12-31");
    QCOMPARE(dateOfSerial(1, false), "1900-01-01");
    QCOMPARE(dateOfSerial(61, false), "1900-03-01");
    QCOMPARE(dateOfSerial(0, true), "1904-01-01");
    QCOMPARE(dateOfSerial(0.75, false), "18:00:00");
    QCOMPARE(dateOfSerial(0, false), "");
    QCOMPARE(hoursOfSerial(1.5), "36:00:00");
    QCOMPARE(hoursOfSerial(-0.25), "-06:00:00");
    QCOMPARE(hoursOfSerial(1e300), "");
    QCOMPARE(dateOfSerial(1e12, false), "");
    QCOMPARE(dateOfSerial(-5, false), "");
}

RATATOSK_TEST(TestSheetFiles);
#include "tst_sheet_files.moc"
