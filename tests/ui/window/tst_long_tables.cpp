// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/longest_pause.h"
#include "tests/ui/window_stage.h"
#include "ui/rows/table/page_bar.h"
#include "ui/rows/table/result_panel.h"
#include "ui/rows/table/result_tabs.h"
#include "ui/sql/editor/query_tabs.h"
#include "ui/window/program_resources.h"

#include <QApplication>
#include <QHeaderView>
#include <QToolButton>

#include <algorithm>

#include <fmt/format.h>

using namespace ratatosk;

/// A table with more rows than are loaded: SQLite sorts, filters and skips.
class TestLongTables : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { initialiseProgramResources(); }
    void walksThroughAllRows();
    void sortsAndFiltersAllRows();
    void matchesPatternsInAllRows();
    void keepsThePlaceOfEachTab();
    void leavesWhatIsNoTableAlone();
    void showsFirstRowsAtOnce();

private:
    ScratchDatabase m_file{"CREATE TABLE reading(id INTEGER PRIMARY KEY, taken TEXT, value INTEGER);"
                           "WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < 25000)"
                           "INSERT INTO reading SELECT i, 'day ' || (i % 400), 25000 - i FROM c;"};
};

namespace {

constexpr qint64 kFirstRows = 300; ///< milliseconds: the promise

/// A stage that shows the table.
struct LongTable {
    Stage stage;
    ResultPanel* panel = nullptr;
    QTableView* rows = nullptr;

    bool show(const ScratchDatabase& file, const QString& sql = QStringLiteral("SELECT * FROM reading"))
    {
        stage.preferences.setRowLimit(10'000);
        const bool isShown = stage.open(file.file()) && stage.run(sql);
        panel = stage.window->findChild<ResultTabs*>()->current();
        rows = panel->findChild<QTableView*>();
        return isShown;
    }

    QString summary() const { return panel->findChild<QLabel*>(QStringLiteral("summary"))->text(); }
    bool says(const char* text) const
    {
        return QTest::qWaitFor([&] { return summary().startsWith(QLatin1String(text)); });
    }
    QString cell(int row, int column) const { return rows->model()->index(row, column).data().toString(); }
    QString number(int row) const { return rows->model()->headerData(row, Qt::Vertical).toString(); }
    void press(const char* button) const { panel->pages()->findChild<QToolButton*>(QLatin1String(button))->click(); }
    QLineEdit* filter(int column) const
    {
        const QString name = QStringLiteral("Filter %1").arg(rows->model()->headerData(column, Qt::Horizontal).toString());
        for (auto* field : panel->findChildren<QLineEdit*>()) {
            if (field->accessibleName() == name)
                return field;
        }
        return nullptr;
    }
};

} // namespace

void TestLongTables::walksThroughAllRows()
{
    LongTable table;
    QVERIFY(table.show(m_file));
    QVERIFY2(table.says("Rows 1 to 10,000 of 25,000"), qPrintable(table.summary()));
    QVERIFY(table.panel->pages()->isVisible());
    table.press("next");
    QVERIFY2(table.says("Rows 10,001 to 20,000 of 25,000"), qPrintable(table.summary()));
    QCOMPARE(table.cell(0, 0), QStringLiteral("10001"));
    QCOMPARE(table.number(0), QStringLiteral("10,001"));
    table.press("last");
    QVERIFY2(table.says("Rows 20,001 to 25,000 of 25,000"), qPrintable(table.summary()));
    QCOMPARE(table.cell(4999, 0), QStringLiteral("25000"));
    auto* number = table.panel->pages()->findChild<QLineEdit*>();
    number->setText(QStringLiteral("12,345"));
    QTest::keyClick(number, Qt::Key_Return);
    QVERIFY(table.says("Rows 10,001 to 20,000"));
    QCOMPARE(table.rows->currentIndex().row(), 2344);
    table.press("first");
    QVERIFY(table.says("Rows 1 to 10,000 of 25,000"));
}

void TestLongTables::sortsAndFiltersAllRows()
{
    LongTable table;
    QVERIFY(table.show(m_file));
    QVERIFY(table.says("Rows 1 to 10,000 of 25,000"));
    const auto click = [&](int column) {
        auto* header = table.rows->horizontalHeader();
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, {header->sectionViewportPosition(column) + 8, header->height() / 2});
    };
    click(2);
    QTRY_COMPARE(table.cell(0, 2), QStringLiteral("0"));
    QCOMPARE(table.cell(0, 0), QStringLiteral("25000"));
    table.panel->showFilters();
    QLineEdit* filter = table.filter(1);
    QVERIFY(filter);
    filter->setFocus();
    QTest::keyClicks(filter, QStringLiteral("= day 7"));
    QVERIFY2(table.says("Rows 1 to 63 of 63"), qPrintable(table.summary()));
    QCOMPARE(table.cell(0, 0), QStringLiteral("24807")); // still sorted
    QVERIFY(filter->hasFocus());
    QTest::keyClicks(filter, QStringLiteral("777"));
    QVERIFY2(table.says("No rows"), qPrintable(table.summary()));
    QVERIFY(filter->isVisible());
    filter->clear();
    QVERIFY(table.says("Rows 1 to 10,000 of 25,000"));
}

void TestLongTables::matchesPatternsInAllRows()
{
    LongTable table;
    QVERIFY(table.show(m_file));
    QVERIFY(table.says("Rows 1 to 10,000 of 25,000"));
    table.panel->showFilters();
    auto* patterns = table.panel->findChild<QToolButton*>(QStringLiteral("filterPatterns"));
    patterns->setFocus();
    QTest::keyClick(patterns, Qt::Key_Space);
    QTest::keyClicks(table.filter(1), QStringLiteral("^DAY [78]$"));
    QVERIFY2(table.says("Rows 1 to 126 of 126"), qPrintable(table.summary()));
    QTest::keyClicks(table.filter(0), QStringLiteral("("));
    auto* fault = table.panel->findChild<QLabel*>(QStringLiteral("filterFault"));
    QVERIFY(fault->isVisible() && fault->text().startsWith(QLatin1String("The filter of id is off: a parenthesis has no partner")));
    QVERIFY2(table.says("Rows 1 to 126 of 126"), qPrintable(table.summary()));
    QTest::keyClicks(table.filter(0), QStringLiteral("9$)"));
    QVERIFY2(table.says("No rows"), qPrintable(table.summary())); // days 7 and 8 have numbers that end in these
    QVERIFY(!fault->isVisible());
    QTest::keyClick(patterns, Qt::Key_Escape);
    QVERIFY(table.says("Rows 1 to 10,000 of 25,000"));
}

void TestLongTables::keepsThePlaceOfEachTab()
{
    LongTable table;
    QVERIFY(table.show(m_file));
    QVERIFY(table.says("Rows 1 to 10,000 of 25,000"));
    table.panel->showFilters();
    table.filter(1)->setText(QStringLiteral("day 1"));
    const char* const found = "Rows 1 to 6,993 of 6,993";
    QVERIFY2(table.says(found), qPrintable(table.summary()));
    table.stage.trigger("newTab");
    QTRY_VERIFY(!table.panel->pages()->isVisible());
    table.stage.window->findChild<QueryTabs*>()->showPrevious();
    QTRY_VERIFY(table.panel->pages()->isVisible());
    QVERIFY2(table.says(found), qPrintable(table.summary()));
    QCOMPARE(table.filter(1)->text(), QStringLiteral("day 1"));
    QVERIFY(table.filter(1)->isVisible());
}

void TestLongTables::leavesWhatIsNoTableAlone()
{
    LongTable table;
    QVERIFY(
        table.show(m_file, QStringLiteral("SELECT r.value AS v, s.value AS v FROM reading r JOIN reading s ON s.id = r.id ORDER BY r.id")));
    QVERIFY2(table.says("Rows 1 to 10,000 of 25,000"), qPrintable(table.summary()));
    table.press("last");
    QVERIFY2(table.says("Rows 20,001 to 25,000 of 25,000"), qPrintable(table.summary()));
    QCOMPARE(table.cell(4999, 1), QStringLiteral("0"));
    QVERIFY(table.show(m_file, QStringLiteral("SELECT * FROM reading LIMIT 7")));
    QVERIFY(!table.panel->pages()->isVisible());
    QVERIFY2(table.says("7 row"), qPrintable(table.summary()));
}

/// RATATOSK_TABLE_ROWS=10000000 measures a table as long as the promise is about; its figures are printed.
void TestLongTables::showsFirstRowsAtOnce()
{
    const int rows = std::max(qEnvironmentVariableIntValue("RATATOSK_TABLE_ROWS"), 300'000);
    const ScratchDatabase file(fmt::format("CREATE TABLE reading(id INTEGER PRIMARY KEY, taken TEXT, value INTEGER, note TEXT);"
                                           "WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < {})"
                                           "INSERT INTO reading SELECT i, 'day ' || (i * 7919 % 3650), i % 977, 'note ' || i FROM c;"
                                           "CREATE INDEX reading_taken ON reading(taken);",
                                           rows));
    LongTable table;
    QElapsedTimer clock;
    const auto note = [&](const char* what) {
        qInfo("%s: %lld ms", what, clock.elapsed());
        QVERIFY2(clock.elapsed() < 5 * kFirstRows, what);
    };
    QVERIFY(table.stage.open(file.file()));
    clock.start();
    QVERIFY(table.show(file));
    note("first rows");
    QVERIFY(QTest::qWaitFor([&] { return table.panel->pages()->window()->total == rows; }, 30'000));
    const auto wait = [&](const auto& act, const char* what) {
        QSignalSpy shown(&table.stage.window->workspace(), &Workspace::pageShown);
        LongestPause pause;
        clock.start();
        act();
        QVERIFY(shown.wait(30'000));
        note(what);
        QVERIFY2(pause.milliseconds() < 100, what);
    };
    wait([&] { table.press("last"); }, "to the end");
    wait([&] { table.panel->pages()->sortBy(1, false); }, "sorted by an indexed column");
    wait([&] { table.press("last"); }, "to the end of these");
    RowWindow window = *table.panel->pages()->window();
    wait([&] { Q_EMIT table.panel->pages()->wanted({{"", "= day 77"}, 1, false, 0, 10'000, -1}); }, "filtered by it");
    wait([&] { Q_EMIT table.panel->pages()->wanted({{"", "", "", "99"}, -1, false, 0, 10'000, -1}); }, "filtered by a piece of text");
    window.first = rows / 20'000 * 10'000;
    wait([&] { Q_EMIT table.panel->pages()->wanted(window); }, "into the middle of what is sorted");
}

RATATOSK_WIDGET_TEST(TestLongTables);
#include "tst_long_tables.moc"
