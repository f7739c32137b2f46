// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/package_parts.h"
#include "core/files/importing/workbook_cells.h"
#include "tests/core/files/importing/imported_text.h"
#include "tests/core/files/importing/zipped_parts.h"
#include "tests/support/test_program.h"

#include <QStringEncoder>
#include <QTest>

#include <string>

using namespace ratatosk;

namespace {

const std::string kMain = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const std::string kStrictMain = "http://purl.oclc.org/ooxml/spreadsheetml/main";
const std::string kDocument = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const std::string kStrictDocument = "http://purl.oclc.org/ooxml/officeDocument/relationships";
const std::string kPackage = "http://schemas.openxmlformats.org/package/2006/relationships";

/// How a program writes workbooks; the content is always the same.
struct Habits {
    std::string prefix = {};     ///< of elements, with the colon
    std::string idPrefix = "r:"; ///< of relationships' ids
    std::string space = kMain;   ///< of elements
    std::string document = kDocument;
    std::string folder = "xl/";
    std::string target = "worksheets/"; ///< of sheets, as the relationships have it
    bool hasReferences = true;          ///< of cells and rows
    bool areStringsInline = false;
    bool hasPackageRelations = true;
    bool hasBackslashes = false;
    bool hasCapitals = false; ///< in names of the archive that nothing else has
    bool isUtf16 = false;
    bool hasComments = false;
};

std::string spaceDeclared(const Habits& habits)
{
    return " xmlns" + (habits.prefix.empty() ? "" : ":" + habits.prefix.substr(0, habits.prefix.size() - 1)) + "='" + habits.space + "'";
}

/// "<x:row>" for "<row>".
std::string prefixed(std::string xml, const Habits& habits)
{
    std::string result;
    for (std::size_t i = 0; i < xml.size(); ++i) {
        result += xml[i];
        if (xml[i] == '<' && xml[i + 1] != '?' && xml[i + 1] != '!' && xml[i + 1] != '/')
            result += habits.prefix;
        if (xml[i] == '/' && xml[i - 1] == '<')
            result += habits.prefix;
    }
    return result;
}

std::string cell(const std::string& place, const std::string& text, const Habits& habits, int number)
{
    const std::string reference = habits.hasReferences ? " r='" + place + "'" : "";
    if (habits.areStringsInline)
        return "<c" + reference + " t='inlineStr'><is><t>" + text + "</t></is></c>";
    return "<c" + reference + " t='s'><v>" + std::to_string(number) + "</v></c>";
}

std::string sheet(const Habits& habits)
{
    const auto at = [&](const std::string& place) { return habits.hasReferences ? " r='" + place + "'" : ""; };
    std::string rows = "<row" + at("1") + ">" + cell("A1", "name", habits, 0) + cell("B1", "on", habits, 1) + cell("C1", "share", habits, 2)
        + "</row><row" + at("2") + ">" + cell("A2", "Ann", habits, 3) + "<c" + at("B2") + " s='1'><v>45291</v></c><c" + at("C2")
        + " s='2'><f t='shared' ref='C2:C3' si='0'>1/4</f><v>0.25</v></c></row>";
    const std::string comment = habits.hasComments ? "<!-- made by hand -->" : "";
    return comment + prefixed("<worksheet" + spaceDeclared(habits) + "><sheetData>" + rows + "</sheetData></worksheet>", habits);
}

Parts workbook(const Habits& habits)
{
    const auto relation = [&](const std::string& id, const std::string& kind, const std::string& target) {
        return "<Relationship Id='" + id + "' Type='" + habits.document + "/" + kind + "' Target='" + target + "'/>";
    };
    const std::string id = habits.idPrefix.substr(0, habits.idPrefix.size() - 1);
    const std::string entry = "<sheet name='S' sheetId='1' xmlns:" + id + "='" + habits.document + "' " + habits.idPrefix + "id='rId1'/>";
    Parts parts;
    parts[habits.folder + "workbook.xml"] = prefixed("<workbook" + spaceDeclared(habits) + "><sheets>" + entry + "</sheets></workbook>",
                                                     habits);
    const std::string strings = relation("rId3", "sharedStrings", habits.hasCapitals ? "SharedStrings.xml" : "sharedStrings.xml");
    parts[habits.folder + "_rels/workbook.xml.rels"] = "<Relationships xmlns='" + kPackage + "'>"
        + relation("rId1", "worksheet", habits.target + "sheet1.xml") + relation("rId2", "styles", "styles.xml") + strings
        + relation("rId4", "theme", "theme/theme1.xml") + "</Relationships>";
    if (habits.hasPackageRelations)
        parts["_rels/.rels"] = "<Relationships xmlns='" + kPackage + "'>"
            + relation("rId1", "officeDocument", habits.folder + "workbook.xml") + "</Relationships>";
    const std::string name = partNameOf(habits.target + "sheet1.xml", habits.folder + "workbook.xml");
    parts[name] = sheet(habits);
    parts[habits.folder + "styles.xml"] = prefixed("<styleSheet" + spaceDeclared(habits)
                                                       + "><numFmts><numFmt numFmtId='164' formatCode='yyyy\\-mm\\-dd'/></numFmts>"
                                                         "<cellXfs><xf/><xf numFmtId='164'/><xf numFmtId='9'/></cellXfs></styleSheet>",
                                                   habits);
    if (!habits.areStringsInline)
        parts[habits.folder + "sharedStrings.xml"] = prefixed(
            "<sst" + spaceDeclared(habits)
                + "><si><t>name</t></si><si><t>on</t></si><si><t>share</t></si>"
                  "<si><r><t>A</t></r><r><t xml:space='preserve'>nn</t></r><rPh sb='0' eb='1'><t>an</t></rPh></si></sst>",
            habits);
    return parts;
}

std::string utf16Of(const std::string& xml)
{
    QStringEncoder encoder(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom);
    return QByteArray(encoder(QString::fromStdString("<?xml version='1.0' encoding='UTF-16'?>" + xml))).toStdString();
}

Parts written(const Habits& habits)
{
    Parts changed;
    for (const auto& [name, xml] : workbook(habits)) {
        std::string place = name;
        if (habits.hasBackslashes)
            std::replace(place.begin(), place.end(), '/', '\\');
        changed[place] = habits.isUtf16 ? utf16Of(xml) : "<?xml version='1.0' encoding='utf-8' standalone='yes'?>\r\n" + xml;
    }
    return changed;
}

/// A workbook of one sheet of those rows.
Parts simple(const std::string& rows, const std::string& strings = {}, const std::string& formats = {}, const std::string& properties = {})
{
    Parts parts{{"xl/workbook.xml", "<workbook>" + properties + "<sheets><sheet name='S' sheetId='1'/></sheets></workbook>"},
                {"xl/worksheets/sheet1.xml", "<worksheet><sheetData>" + rows + "</sheetData></worksheet>"}};
    if (!strings.empty())
        parts["xl/sharedStrings.xml"] = "<sst>" + strings + "</sst>";
    if (!formats.empty())
        parts["xl/styles.xml"] = "<styleSheet>" + formats + "</styleSheet>";
    return parts;
}

std::string column(const std::string& cells)
{
    return "<row><c t='str'><v>v</v></c><c t='str'><v>n</v></c></row><row>" + cells + "<c><v>1</v></c></row>";
}

Parts openDocument(const std::string& office, const std::string& table, const std::string& text)
{
    const auto named = [&](std::string xml) {
        const std::map<std::string, std::string> prefixes{{"O:", office}, {"T:", table}, {"X:", text}};
        for (const auto& [from, to] : prefixes) {
            for (std::size_t at = xml.find(from); at != std::string::npos; at = xml.find(from, at + to.size() + 1))
                xml.replace(at, 2, to + ":");
        }
        return xml;
    };
    const std::string spaces = " xmlns:" + office + "='urn:oasis:names:tc:opendocument:xmlns:office:1.0' xmlns:" + table
        + "='urn:oasis:names:tc:opendocument:xmlns:table:1.0' xmlns:" + text + "='urn:oasis:names:tc:opendocument:xmlns:text:1.0'"
        + " xmlns:calcext='urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0'";
    const std::string cells = "<T:table-row><T:table-cell O:value-type='string'><X:p>name</X:p></T:table-cell>"
                              "<T:table-cell O:value-type='string' O:string-value='on'/>"
                              "<T:table-cell O:value-type='string'><X:p>at</X:p></T:table-cell>"
                              "<T:table-cell O:value-type='string'><X:p>share</X:p></T:table-cell>"
                              "<T:table-cell O:value-type='string'><X:p>pay</X:p></T:table-cell></T:table-row>"
                              "<T:table-row><T:table-cell O:value-type='string'><X:p>A<X:s/>b<X:line-break/>c</X:p></T:table-cell>"
                              "<T:table-cell O:value-type='date' O:date-value='2023-12-31T00:00:00'/>"
                              "<T:table-cell O:value-type='time' O:time-value='PT18H05M07.5S'><X:p>06:05 PM</X:p></T:table-cell>"
                              "<T:table-cell O:value-type='percentage' O:value='0.25'><X:p>25 %</X:p></T:table-cell>"
                              "<T:table-cell O:value-type='currency' O:currency='EUR' O:value='3.5'><X:p>3,50 €</X:p></T:table-cell>"
                              "</T:table-row><T:table-row><T:table-cell O:value-type='string' calcext:value-type='error'><X:p>#DIV/0!</X:p>"
                              "</T:table-cell><T:table-cell/><T:table-cell/><T:table-cell O:value-type='float' O:value='1'/></T:table-row>";
    return {{"content.xml",
             "<" + office + ":document-content" + spaces + ">"
                 + named("<O:body><O:spreadsheet><T:table T:name='S'>" + cells + "</T:table></O:spreadsheet></O:body>") + "</" + office
                 + ":document-content>"}};
}

} // namespace

/// Spreadsheets as other programs write them.
class TestForeignWorkbooks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensWhatOthersWrite_data();
    void opensWhatOthersWrite();
    void keepsWhatCellsMean_data();
    void keepsWhatCellsMean();
    void opensOpenDocumentsOfAnyPrefix();
    void passesOverWhatHoldsNoCells();
    void refusesWhatIsNestedTooDeeply();
    void findsParts_data();
    void findsParts();

private:
    QString imported(const QString& name, const Parts& parts) const
    {
        const auto file = m_folder.path(name).toStdString();
        zipTo(file, parts);
        return importedText({file});
    }

    ImportFolder m_folder;
};

Q_DECLARE_METATYPE(Habits)

void TestForeignWorkbooks::opensWhatOthersWrite_data()
{
    QTest::addColumn<Habits>("habits");
    QTest::newRow("as Excel does") << Habits{};
    QTest::newRow("elements with a prefix") << Habits{.prefix = "x:"};
    QTest::newRow("elements with another prefix, and inline") << Habits{.prefix = "main:", .areStringsInline = true};
    QTest::newRow("ids with another prefix") << Habits{.idPrefix = "ns:"};
    QTest::newRow("all prefixes are others") << Habits{.prefix = "r:", .idPrefix = "rel:"};
    QTest::newRow("strict") << Habits{.space = kStrictMain, .document = kStrictDocument};
    QTest::newRow("strict with a prefix") << Habits{.prefix = "s:", .idPrefix = "q:", .space = kStrictMain, .document = kStrictDocument};
    QTest::newRow("workbook at the top") << Habits{.folder = "", .target = ""};
    QTest::newRow("workbook in a folder of its own") << Habits{.folder = "a/b/", .target = "../sheets/"};
    QTest::newRow("absolute targets") << Habits{.target = "/xl/worksheets/"};
    QTest::newRow("targets with a dot") << Habits{.target = "./worksheets/"};
    QTest::newRow("targets with backslashes") << Habits{.target = "worksheets\\"};
    QTest::newRow("a name with a blank") << Habits{.target = "my%20sheets/"};
    QTest::newRow("no references") << Habits{.hasReferences = false};
    QTest::newRow("texts in the cells") << Habits{.areStringsInline = true};
    QTest::newRow("no relations of the package") << Habits{.hasPackageRelations = false};
    QTest::newRow("names with backslashes") << Habits{.hasBackslashes = true};
    QTest::newRow("names in other letters") << Habits{.hasCapitals = true};
    QTest::newRow("UTF-16") << Habits{.isUtf16 = true};
    QTest::newRow("a comment first") << Habits{.hasComments = true};
}

void TestForeignWorkbooks::opensWhatOthersWrite()
{
    QFETCH(Habits, habits);
    QCOMPARE(imported("t.xlsx", written(habits)), "S: name TEXT, on DATE, share REAL: Ann, 2023-12-31, 0.25r");
}

void TestForeignWorkbooks::keepsWhatCellsMean_data()
{
    QTest::addColumn<Parts>("parts");
    QTest::addColumn<QString>("expected");
    const auto add = [](const char* name, const Parts& parts, const char* expected) {
        QTest::newRow(name) << parts << QString::fromUtf8(expected);
    };
    const std::string formats = "<numFmts count='2'><numFmt numFmtId='165' formatCode='h:mm AM/PM'/>"
                                "<numFmt numFmtId='166' formatCode='[h]:mm'/></numFmts><cellXfs><xf numFmtId='0'/><xf numFmtId='14'/>"
                                "<xf numFmtId='165'/><xf numFmtId='166'/><xf numFmtId='22'/><xf numFmtId='20'/></cellXfs>";
    add("days since 1904", simple(column("<c s='1'><v>43829</v></c>"), {}, formats, "<workbookPr date1904='1'/>"),
        "S: v DATE, n INTEGER: 2023-12-31, 1");
    add("a day and an hour", simple(column("<c s='4'><v>45291.75</v></c>"), {}, formats),
        "S: v DATETIME, n INTEGER: 2023-12-31 18:00:00, 1");
    add("an hour", simple(column("<c s='2'><v>0.75</v></c>"), {}, formats), "S: v TEXT, n INTEGER: 18:00:00, 1");
    add("an hour in a format with a number", simple(column("<c s='5'><v>0.25</v></c>"), {}, formats), "S: v TEXT, n INTEGER: 06:00:00, 1");
    add("hours", simple(column("<c s='3'><v>1.5</v></c>"), {}, formats), "S: v TEXT, n INTEGER: 36:00:00, 1");
    add("an ISO day", simple(column("<c t='d'><v>2023-12-31T00:00:00.000</v></c>")), "S: v DATE, n INTEGER: 2023-12-31, 1");
    add("an ISO moment", simple(column("<c t='d'><v>2023-12-31T18:30:00</v></c>")), "S: v DATETIME, n INTEGER: 2023-12-31 18:30:00, 1");
    add("yes", simple(column("<c t='b'><v>1</v></c>")), "S: v TEXT, n INTEGER: true, 1");
    add("an error", simple(column("<c t='e'><v>#N/A</v></c>")), "S: v TEXT, n INTEGER: NULL, 1");
    add("a formula's text", simple(column("<c t='str'><f>A1</f><v>a_x000D_&#10;b</v></c>")), "S: v TEXT, n INTEGER: a\nb, 1");
    add("escapes", simple(column("<c t='inlineStr'><is><t>_x005F_x0041_ _x00e4_ _xD83D__xDE00_ _x12_</t></is></c>")),
        "S: v TEXT, n INTEGER: _x0041_ ä 😀 _x12_, 1");
    add("a blank that stays", simple(column("<c t='s'><v>0</v></c>"), "<si><t xml:space='preserve'>a </t></si>"),
        "S: v TEXT, n INTEGER: a , 1");
    add("CDATA", simple(column("<c t='inlineStr'><is><t>a <![CDATA[<b>]]></t></is></c>")), "S: v TEXT, n INTEGER: a <b>, 1");
    add("an empty text", simple(column("<c t='inlineStr'><is><t/></is></c>")), "S: v TEXT, n INTEGER: NULL, 1");
    add("a number that is none", simple(column("<c><v>abc</v></c>")), "S: v TEXT, n INTEGER: abc, 1");
    add("a number with digits that mean nothing", simple(column("<c><v>0.30000000000000004</v></c>")), "S: v REAL, n INTEGER: 0.3r, 1");
    add("no styles", simple(column("<c s='7'><v>2</v></c>")), "S: v INTEGER, n INTEGER: 2, 1");
    add("small letters", simple("<row><c r='a1' t='str'><v>v</v></c><c r='c1' t='str'><v>n</v></c></row><row><c r='c2'><v>1</v></c></row>"),
        "S: v TEXT, n INTEGER: NULL, 1");
}

void TestForeignWorkbooks::keepsWhatCellsMean()
{
    QFETCH(Parts, parts);
    QFETCH(QString, expected);
    QCOMPARE(imported("t.xlsx", parts), expected);
}

void TestForeignWorkbooks::opensOpenDocumentsOfAnyPrefix()
{
    const QString expected = "S: name TEXT, on DATE, at TEXT, share REAL, pay REAL: A b\nc, 2023-12-31, 18:05:07, 0.25r, 3.5r; "
                             "NULL, NULL, NULL, 1r, NULL";
    QCOMPARE(imported("usual.ods", openDocument("office", "table", "text")), expected);
    QCOMPARE(imported("short.ods", openDocument("o", "t", "tx")), expected);
    QCOMPARE(imported("mixed.ods", openDocument("table", "text", "office")), expected);
}

void TestForeignWorkbooks::passesOverWhatHoldsNoCells()
{
    Parts parts = workbook({});
    parts["xl/workbook.xml"] = "<workbook xmlns='" + kMain + "' xmlns:r='" + kDocument
        + "'><sheets><sheet name='C' sheetId='2' r:id='rId9'/><sheet name='H' sheetId='3' state='hidden' r:id='rId1'/></sheets></workbook>";
    std::string& relations = parts["xl/_rels/workbook.xml.rels"];
    relations.insert(relations.find("<Relationship "),
                     "<Relationship Id='rId9' Type='" + kDocument + "/chartsheet' Target='chartsheets/sheet1.xml'/>");
    QCOMPARE(imported("t.xlsx", parts), "H: name TEXT, on DATE, share REAL: Ann, 2023-12-31, 0.25r");
}

void TestForeignWorkbooks::refusesWhatIsNestedTooDeeply()
{
    std::string deep;
    for (int i = 0; i < 100'000; ++i)
        deep += "<g>";
    for (int i = 0; i < 100'000; ++i)
        deep += "</g>";
    QCOMPARE(imported("deep.ods", {{"content.xml", deep}}), "'deep.ods' cannot be read as a table: its part content.xml is damaged.");
}

void TestForeignWorkbooks::findsParts_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("name");
    QTest::newRow("beside") << "styles.xml"
                            << "xl/workbook.xml"
                            << "xl/styles.xml";
    QTest::newRow("below") << "worksheets/s.xml"
                           << "xl/workbook.xml"
                           << "xl/worksheets/s.xml";
    QTest::newRow("above") << "../styles.xml"
                           << "xl/worksheets/s.xml"
                           << "xl/styles.xml";
    QTest::newRow("from the top") << "/xl/s.xml"
                                  << "a/workbook.xml"
                                  << "xl/s.xml";
    QTest::newRow("of the package") << "xl/workbook.xml"
                                    << ""
                                    << "xl/workbook.xml";
    QTest::newRow("too far above") << "../../../s.xml"
                                   << "xl/workbook.xml"
                                   << "s.xml";
    QTest::newRow("percents") << "a%20b%zz.xml"
                              << ""
                              << "a b%zz.xml";
}

void TestForeignWorkbooks::findsParts()
{
    QFETCH(QString, target);
    QFETCH(QString, part);
    QFETCH(QString, name);
    QCOMPARE(QString::fromStdString(partNameOf(target.toStdString(), part.toStdString())), name);
}

RATATOSK_TEST(TestForeignWorkbooks);
#include "tst_foreign_workbooks.moc"
