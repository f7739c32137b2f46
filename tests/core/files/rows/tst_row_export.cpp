// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/row_export.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

namespace {

std::string numbersTo(int last)
{
    return "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c WHERE x < " + std::to_string(last) + ") SELECT x FROM c";
}

} // namespace

class TestRowExport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesAllRows();
    void reportsHowFarItIs();
    void stopsOnRequest();
    void saysWhenTheDiskIsFull();
    void refusesWhatWouldWrite();

private:
    ScratchDatabase m_database{"CREATE TABLE t(a); INSERT INTO t VALUES (1), (NULL), ('x');"};
};

void TestRowExport::writesAllRows()
{
    std::string text;
    const auto take = [&](std::string_view piece) {
        text += piece;
        return true;
    };
    const auto rows = exportRows(m_database.file(), "SELECT a FROM t", {.format = RowFormat::Csv}, take);
    QVERIFY(rows);
    QCOMPARE(*rows, 3);
    QCOMPARE(text, std::string("a\r\n1\r\n\r\nx\r\n"));
    text.clear();
    QCOMPARE(*exportRows(m_database.file(), numbersTo(20'000), {.format = RowFormat::Tsv, .hasTitles = false}, take),
             20'000); // above the window's cap
    QVERIFY(text.starts_with("1\n2\n") && text.ends_with("\n20000\n"));
}

void TestRowExport::reportsHowFarItIs()
{
    std::vector<std::int64_t> reports;
    const auto ignore = [](std::string_view) { return true; };
    QVERIFY(exportRows(m_database.file(), numbersTo(2'500), {}, ignore, {},
                       [&](const Progress& progress) { reports.push_back(progress.done); }));
    QCOMPARE(reports, (std::vector<std::int64_t>{1'000, 2'000}));
}

void TestRowExport::stopsOnRequest()
{
    std::stop_source stop;
    const auto ignore = [](std::string_view) { return true; };
    const auto rows = exportRows(m_database.file(), numbersTo(2'000'000'000), {}, ignore, stop.get_token(),
                                 [&](const Progress&) { stop.request_stop(); });
    QCOMPARE(rows.error().code, ErrorCode::Cancelled);
}

void TestRowExport::saysWhenTheDiskIsFull()
{
    const auto refuse = [](std::string_view) { return false; };
    QCOMPARE(exportRows(m_database.file(), "SELECT a FROM t", {}, refuse).error().code, ErrorCode::IoError);
    QCOMPARE(exportRows(m_database.file(), numbersTo(100'000), {}, refuse).error().code, ErrorCode::IoError);
}

void TestRowExport::refusesWhatWouldWrite()
{
    const auto ignore = [](std::string_view) { return true; };
    QCOMPARE(exportRows(m_database.file(), "DELETE FROM t RETURNING a", {}, ignore).error().code, ErrorCode::RefusedStatement);
}

RATATOSK_TEST(TestRowExport);
#include "tst_row_export.moc"
