// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/workbook_rows.h"

#include "core/files/rows/row_export.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <limits>

using namespace ratatosk;

namespace {

/// A part of a workbook, read by the zip reader of SQLite's shell.
QByteArray partOf(const std::string& workbook, const QString& name)
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("rows.xlsx")));
    if (!file.open(QIODevice::WriteOnly) || file.write(workbook.data(), static_cast<qint64>(workbook.size())) < 0)
        return {};
    file.close();
    QProcess shell;
    shell.start(
        QStringLiteral("sqlite3"),
        {QStringLiteral(":memory:"), QStringLiteral("SELECT data FROM zipfile('%1') WHERE name = '%2'").arg(file.fileName(), name)});
    shell.waitForFinished();
    return shell.readAllStandardOutput();
}

QByteArray sheetOf(WorkbookRows rows)
{
    return partOf(*rows.finish(), QStringLiteral("xl/worksheets/sheet1.xml"));
}

QByteArray sheetWith(const Cell& cell)
{
    WorkbookRows rows({"x"});
    rows.add({cell});
    return sheetOf(std::move(rows));
}

} // namespace

class TestWorkbookRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsValues_data();
    void keepsValues();
    void titlesStayInSight();
    void leavesNullEmpty();
    void cutsWhatIsTooLong();
    void exportsAStatement();
    void leavesNoFileBehind();
};

void TestWorkbookRows::keepsValues_data()
{
    QTest::addColumn<QByteArray>("cell");
    QTest::addColumn<QByteArray>("written");
    const auto row = [](const char* name, const Cell& cell, const char* written) {
        QTest::newRow(name) << sheetWith(cell) << QByteArray(written);
    };
    row("whole number", std::int64_t(-42), "<c r=\"A2\"><v>-42</v></c>");
    row("number of fifteen digits", std::int64_t(123456789012345), "<v>123456789012345</v>");
    row("number of more digits", std::int64_t(1234567890123456789), "<t>1234567890123456789</t>");
    row("real", 2.5, "<v>2.5</v>");
    row("no number", std::numeric_limits<double>::infinity(), "<t>9e999</t>");
    row("text", std::string("Zürich & <b>"), "<t>Zürich &amp; &lt;b&gt;</t>");
    row("what looks like a formula", std::string("=1+1"), "<t>=1+1</t>");
    row("leading zeros", std::string("02139"), "<t>02139</t>");
    row("bytes that are no text", std::string("a\xffz"), "<t>a\xef\xbf\xbdz</t>");
    row("a zero byte", std::string("a\0z", 3), "<t>a z</t>");
    row("bytes", Blob{{std::byte{0x0a}, std::byte{0xff}}}, "<t>X'0AFF'</t>");
}

void TestWorkbookRows::keepsValues()
{
    QFETCH(QByteArray, cell);
    QFETCH(QByteArray, written);
    QVERIFY2(cell.contains(written), cell);
}

void TestWorkbookRows::titlesStayInSight()
{
    const QByteArray sheet = sheetOf(WorkbookRows({"name", "beds"}));
    QVERIFY(sheet.contains("<t>name</t>") && sheet.contains("<t>beds</t>"));
    QVERIFY(sheet.contains("state=\"frozen\""));
}

void TestWorkbookRows::leavesNullEmpty()
{
    QVERIFY(!sheetWith(Null{}).contains("r=\"A2\""));
}

void TestWorkbookRows::cutsWhatIsTooLong()
{
    const QByteArray sheet = sheetWith(std::string(50'000, 'x'));
    QVERIFY(sheet.contains(QByteArray(32'767, 'x')));
    QVERIFY(!sheet.contains(QByteArray(32'768, 'x')));
}

void TestWorkbookRows::exportsAStatement()
{
    const ScratchDatabase database("CREATE TABLE hut(name TEXT, beds INTEGER); INSERT INTO hut VALUES ('Alp', 12), ('Bär', NULL)");
    std::string bytes;
    const auto take = [&](std::string_view piece) {
        bytes += piece;
        return true;
    };
    QCOMPARE(*exportRows(database.file(), "SELECT * FROM hut", {.format = RowFormat::Xlsx}, take), 2);
    const QByteArray sheet = partOf(bytes, QStringLiteral("xl/worksheets/sheet1.xml"));
    QVERIFY(sheet.contains("<t>Bär</t>") && sheet.contains("<v>12</v>"));
    const auto refuse = [](std::string_view) { return false; };
    QCOMPARE(exportRows(database.file(), "SELECT * FROM hut", {.format = RowFormat::Xlsx}, refuse).error().code, ErrorCode::IoError);
}

void TestWorkbookRows::leavesNoFileBehind()
{
    const QTemporaryDir folder;
    qputenv("TMPDIR", folder.path().toUtf8());
    {
        WorkbookRows finished({"x"}), abandoned({"x"});
        abandoned.add({std::int64_t(1)});
        QVERIFY(finished.finish());
        QVERIFY(!finished.finish()); // once
    }
    QVERIFY(QDir(folder.path()).isEmpty());
    qputenv("TMPDIR", "/nowhere");
    QCOMPARE(WorkbookRows({"x"}).finish().error().code, ErrorCode::IoError);
    qunsetenv("TMPDIR");
}

RATATOSK_TEST(TestWorkbookRows);
#include "tst_workbook_rows.moc"
