// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/rows/charts/chart_panel.h"
#include "ui/rows/table/filter_row.h"
#include "ui/rows/table/result_panel.h"
#include "ui/rows/table/result_table_model.h"
#include "ui/rows/table/row_arranger.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace ratatosk;

namespace {

QueryOutcome outcomeOf(std::vector<std::vector<Cell>> rows, bool isComplete = true)
{
    ResultTable table;
    table.columns = {"n", "name"};
    table.rows = std::move(rows);
    table.isComplete = isComplete;
    return {"SELECT n, name FROM t", std::make_shared<const ResultTable>(std::move(table)), -1};
}

QString shownNote(const ResultPanel& panel)
{
    for (const QLabel* label : panel.findChildren<QLabel*>()) {
        if (label->isVisible() && label->objectName() == QLatin1String("note"))
            return label->text();
    }
    return {};
}

} // namespace

class TestResultPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void copiesAsTabbedText();
    void offersTheRestOfCutOffRows();
    void saysWhatToDoWithoutRows();
    void showsTheSentenceOfAnError();
    void sortsByAClickOnATitle();
    void drawsAFewRowsBesideThem();
    void showsACrossTable();
    void offersNoCrossTableOfOtherRows();
    void putsBarsBehindNumbers();
    void doesWhatTheMenuOfATitleSays();
    void tellsAnEmptyTableFromAFilterThatLetsNothingPass();
    void filtersInSight();
    void showsTheTopOnceSorted();
    void showsARowAsAForm();
    void keepsF2ForTheCell();
};

void TestResultPanel::copiesAsTabbedText()
{
    ResultPanel panel;
    panel.showOutcome(outcomeOf({{std::int64_t{1}, std::string("a\tb")}, {std::int64_t{2}, Null{}}}));
    QCOMPARE(panel.selectedText({.format = RowFormat::Tsv}), QStringLiteral("n\tname\n1\ta b\n2\tNULL"));
    panel.findChild<QTableView*>()->selectColumn(0);
    QCOMPARE(panel.selectedText({.format = RowFormat::Tsv, .hasTitles = false}), QStringLiteral("1\n2"));
}

void TestResultPanel::offersTheRestOfCutOffRows()
{
    ResultPanel panel;
    panel.show();
    auto* all = panel.findChild<QPushButton*>(QStringLiteral("allRows"));
    panel.showOutcome(outcomeOf({{std::int64_t{1}, Null{}}}));
    QVERIFY(!all->isVisible());
    panel.showOutcome(outcomeOf({{std::int64_t{1}, Null{}}}, false));
    QVERIFY(all->isVisible());
    QSignalSpy requested(&panel, &ResultPanel::allRowsRequested);
    all->click();
    QCOMPARE(requested[0][0].toString(), QStringLiteral("SELECT n, name FROM t"));
}

void TestResultPanel::saysWhatToDoWithoutRows()
{
    ResultPanel panel;
    panel.show();
    QVERIFY(shownNote(panel).contains(QLatin1String("when a statement has run")));
    panel.showOutcome(outcomeOf({}));
    QVERIFY(shownNote(panel).contains(QLatin1String("no rows")));
    QVERIFY(!shownNote(panel).contains(QLatin1String("Check"))); // a table that is empty has no values to check
    QueryOutcome compared = outcomeOf({});
    compared.sql = "SELECT n FROM t WHERE n = 5";
    panel.showOutcome(compared);
    QVERIFY(shownNote(panel).contains(QLatin1String("Check the values")));
}

void TestResultPanel::showsTheSentenceOfAnError()
{
    ResultPanel panel;
    panel.show();
    panel.showOutcome({"DELETE FROM t", Error{ErrorCode::RefusedStatement, "not authorized"}, -1});
    QVERIFY(shownNote(panel).contains(QLatin1String("Nothing was changed")));
}

void TestResultPanel::sortsByAClickOnATitle()
{
    ResultPanel panel;
    panel.showOutcome(outcomeOf({{std::int64_t{2}, Null{}}, {std::int64_t{3}, Null{}}, {std::int64_t{1}, Null{}}}));
    auto* table = panel.findChild<QTableView*>();
    const auto first = [&] { return table->model()->index(0, 0).data().toString(); };
    Q_EMIT table->horizontalHeader()->sectionClicked(0);
    QTRY_COMPARE(first(), QStringLiteral("1"));
    Q_EMIT table->horizontalHeader()->sectionClicked(0);
    QTRY_COMPARE(first(), QStringLiteral("3"));
}

void TestResultPanel::drawsAFewRowsBesideThem()
{
    const auto outcome = [](int rows, const std::string& name = "name ") {
        std::vector<std::vector<Cell>> cells;
        for (std::int64_t row = 0; row < rows; ++row)
            cells.push_back({row * row % 7 + 2, name + std::to_string(row)});
        return outcomeOf(std::move(cells));
    };
    ResultPanel panel;
    panel.resize(600, 400);
    panel.show();
    const auto isDrawn = [&] {
        const auto* chart = panel.findChild<ChartPanel*>();
        return chart && chart->isVisible();
    };
    auto* rows = panel.findChild<QTableView*>();
    panel.showOutcome(outcome(5));
    QVERIFY(!isDrawn()); // nobody has asked
    panel.illustrate();
    QVERIFY(isDrawn() && rows->isVisible());
    auto* button = panel.findChild<QPushButton*>(QStringLiteral("chartButton"));
    button->click();
    QVERIFY(isDrawn() && !rows->isVisible());
    button->click();
    QVERIFY(!isDrawn() && rows->isVisible());
    panel.illustrate(); // put away for these rows
    QVERIFY(!isDrawn());
    panel.showOutcome(outcome(2)); // too few
    panel.illustrate();
    QVERIFY(!isDrawn());
    panel.showOutcome(outcome(36)); // more than have room for their names
    panel.illustrate();
    QVERIFY(!isDrawn());
    panel.showOutcome(outcome(6, std::string(200, 'x'))); // too wide
    panel.illustrate();
    QVERIFY(!isDrawn());
}

namespace {

/// Two regions, two kinds, one pair missing.
QueryOutcome pairs()
{
    ResultTable table{{"region", "kind", "count(*)"}, {}, true, 0};
    table.rows = {{"north", "hut", std::int64_t{4}}, {"north", "tent", std::int64_t{1}}, {"south", "hut", std::int64_t{9}}};
    return {"SELECT region, kind, count(*) FROM t GROUP BY region, kind", std::make_shared<const ResultTable>(std::move(table)), -1};
}

QMenu* menuOfTitle(const ResultPanel& panel, int column)
{
    QHeaderView* header = panel.findChild<QTableView*>()->horizontalHeader();
    Q_EMIT header->customContextMenuRequested(QPoint(header->sectionViewportPosition(column) + 2, 2));
    return panel.findChild<QMenu*>(QStringLiteral("headerMenu"));
}

} // namespace

void TestResultPanel::showsACrossTable()
{
    ResultPanel panel;
    panel.show();
    panel.showOutcome(pairs());
    auto* button = panel.findChild<QPushButton*>(QStringLiteral("crossButton"));
    auto* table = panel.findChild<QTableView*>();
    QVERIFY(button->isVisible());
    QVERIFY(!panel.crossTable());
    panel.toggleCrossTable();
    QCOMPARE(table->model()->columnCount(), 3);
    QCOMPARE(table->model()->headerData(2, Qt::Horizontal).toString(), QStringLiteral("tent"));
    QCOMPARE(table->model()->index(1, 2).data().toString(), QString()); // no such pair
    QCOMPARE(panel.selectedText({.format = RowFormat::Tsv}), QStringLiteral("region\thut\ttent\nnorth\t4\t1\nsouth\t9\tNULL"));
    QVERIFY(panel.markedRows().empty()); // no rows of the file
    table->setCurrentIndex(table->model()->index(1, 1));
    QVERIFY((panel.currentRow() == std::vector<Cell>{"south", "hut", std::int64_t{9}}));
    Q_EMIT table->horizontalHeader()->sectionClicked(2);
    Q_EMIT table->horizontalHeader()->sectionClicked(1);
    Q_EMIT table->horizontalHeader()->sectionClicked(1);
    QTRY_COMPARE(table->model()->index(0, 0).data().toString(), QStringLiteral("south"));
    QVERIFY(panel.crossTable()->rows[0][0] == Cell("south")); // what is exported is what is seen
    panel.toggleCrossTable();
    QCOMPARE(table->model()->index(0, 0).data().toString(), QStringLiteral("north"));
    QCOMPARE(table->model()->rowCount(), 3);
}

void TestResultPanel::offersNoCrossTableOfOtherRows()
{
    ResultPanel panel;
    panel.show();
    panel.showOutcome(pairs());
    panel.toggleCrossTable();
    panel.showOutcome(outcomeOf({{std::int64_t{1}, Null{}}}));
    QVERIFY(!panel.findChild<QPushButton*>(QStringLiteral("crossButton"))->isVisible());
    QVERIFY(!panel.crossTable());
    panel.toggleCrossTable();
    QCOMPARE(panel.findChild<QTableView*>()->model()->index(0, 1).data().toString(), QStringLiteral("NULL"));
}

void TestResultPanel::putsBarsBehindNumbers()
{
    ResultPanel panel;
    panel.resize(300, 200); // no room for a chart
    panel.show();
    panel.showOutcome(outcomeOf({{std::int64_t{-2}, "a"}, {std::int64_t{6}, "b"}, {std::int64_t{0}, "c"}}));
    panel.illustrate();
    auto* table = panel.findChild<QTableView*>();
    const auto barAt = [&](int row, int column) { return table->model()->index(row, column).data(ResultTableModel::BarRole); };
    QVERIFY(barAt(0, 0).value<DataBar>().isNegative);
    QCOMPARE(barAt(0, 0).value<DataBar>().end, 0.25); // where zero is
    QCOMPARE(barAt(1, 0).value<DataBar>().begin, 0.25);
    QCOMPARE(barAt(1, 0).value<DataBar>().end, 1.0);
    QVERIFY(!barAt(1, 1).isValid());
    table->setCurrentIndex(table->model()->index(0, 0));
    QVERIFY(panel.toggleBars());
    QVERIFY(!barAt(1, 0).isValid());
    table->setCurrentIndex(table->model()->index(0, 1));
    QVERIFY(!panel.toggleBars()); // of names there are none
    QVERIFY(!panel.toggleCrossTable());
    QVERIFY(!barAt(1, 1).isValid());
}

void TestResultPanel::doesWhatTheMenuOfATitleSays()
{
    ResultPanel panel;
    panel.resize(600, 300);
    panel.show();
    panel.showOutcome(outcomeOf({{std::int64_t{2}, "a"}, {std::int64_t{6}, "b"}}));
    const QList<QAction*> actions = menuOfTitle(panel, 0)->actions();
    const auto action = [](const QList<QAction*>& all, const char* text) {
        return *std::ranges::find_if(all, [&](const QAction* one) { return one->text().remove(QLatin1Char('&')) == QLatin1String(text); });
    };
    auto* table = panel.findChild<QTableView*>();
    action(actions, "Sort descending")->trigger();
    QTRY_COMPARE(table->model()->index(0, 0).data().toString(), QStringLiteral("6"));
    action(actions, "Data bars")->trigger();
    QVERIFY(table->model()->index(0, 0).data(ResultTableModel::BarRole).isValid());
    const int narrow = table->columnWidth(0);
    action(actions, "Filter this column")->trigger();
    auto* filters = panel.findChild<FilterRow*>();
    QVERIFY(filters->isVisible());
    filters->setFilter(0, QStringLiteral("= 6"));
    QTest::keyClick(filters->findChild<QLineEdit*>(), Qt::Key_Escape);
    QVERIFY(filters->isVisible()); // always in sight
    QCOMPARE(filters->filters().front(), std::string());
    QCOMPARE(table->columnWidth(0), narrow); // as before somebody typed there
    action(actions, "Hide column")->trigger();
    QVERIFY(table->isColumnHidden(0));
    delete panel.findChild<QMenu*>(QStringLiteral("headerMenu"));
    const QList<QAction*> others = menuOfTitle(panel, 1)->actions();
    QVERIFY(!action(others, "Data bars")->isEnabled());   // names have no bars
    QVERIFY(!action(others, "Hide column")->isEnabled()); // one stays
    action(others, "Show all columns")->trigger();
    QVERIFY(!table->isColumnHidden(0));
    QSignalSpy frozen(&panel, &ResultPanel::freezeWanted);
    action(others, "Freeze this column")->trigger();
    QCOMPARE(frozen.size(), 1);
    QCOMPARE(table->horizontalHeader()->visualIndex(1), 0);
    table->selectAll();
    QVERIFY(panel.selectedText({.hasTitles = false}).endsWith(QLatin1String("\t2"))); // in the order shown
}

/// In place of a row of fields that nobody finds.
void TestResultPanel::filtersInSight()
{
    ResultPanel panel;
    panel.resize(600, 300);
    panel.show();
    panel.showOutcome(outcomeOf({{std::int64_t{2}, "a"}, {std::int64_t{6}, "b"}, {std::int64_t{6}, "c"}}));
    auto* filters = panel.findChild<FilterRow*>();
    auto* table = panel.findChild<QTableView*>();
    QVERIFY(filters->isVisible());
    table->setCurrentIndex(table->model()->index(1, 0));
    panel.filterByValue();
    QTRY_COMPARE(table->model()->rowCount(), 2);
    QCOMPARE(panel.rowTotal(), std::int64_t(2));
    table->setCurrentIndex(table->model()->index(1, 1));
    panel.filterByValue(); // beside the other one
    QTRY_COMPARE(table->model()->rowCount(), 1);
    panel.showFilters();
    panel.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    panel.toggleFilters();
    QVERIFY(!filters->isVisible());
    panel.showOutcome(outcomeOf({{std::int64_t{2}, "a"}, {std::int64_t{6}, "b"}}));
    QVERIFY(!filters->isVisible()); // who hid it does not want it
    panel.showFilters();
    QVERIFY(filters->isVisible());
    panel.showOutcome(outcomeOf({{std::int64_t{2}, "a"}}));
    QVERIFY(!filters->isVisible()); // one row is found without
}

/// What comes to the top is seen, wherever one was.
void TestResultPanel::showsTheTopOnceSorted()
{
    std::vector<std::vector<Cell>> rows;
    for (std::int64_t number = 0; number < 500; ++number)
        rows.push_back({number, std::string("a")});
    ResultPanel panel;
    panel.resize(600, 300);
    panel.show();
    panel.showOutcome(outcomeOf(rows));
    auto* table = panel.findChild<QTableView*>();
    table->hideColumn(1);
    table->scrollToBottom();
    panel.arranger().sortBy(0, true);
    QTRY_COMPARE(table->model()->index(0, 0).data().toString(), QStringLiteral("499"));
    QCOMPARE(table->rowAt(0), 0);
    QVERIFY(table->isColumnHidden(1));
}

void TestResultPanel::tellsAnEmptyTableFromAFilterThatLetsNothingPass()
{
    ResultPanel panel;
    panel.show();
    QueryOutcome outcome = outcomeOf({});
    outcome.window = ratatosk::RowWindow{};
    panel.showOutcome(outcome);
    QVERIFY(!shownNote(panel).isEmpty());
    outcome.window->filters = {"= 6", ""};
    panel.showOutcome(outcome);
    QVERIFY(shownNote(panel).isEmpty() && panel.findChild<FilterRow*>()->isVisible()); // to be put right there
}

void TestResultPanel::showsARowAsAForm()
{
    ResultPanel panel;
    panel.show();
    panel.showOutcome(outcomeOf({{std::int64_t{2}, "a"}, {std::int64_t{6}, "b"}}));
    auto* rows = panel.findChild<QTableView*>(QStringLiteral("rows"));
    rows->setCurrentIndex(rows->model()->index(1, 0));
    panel.showForm(true);
    auto* form = panel.findChild<QTableView*>(QStringLiteral("rowFormCells"));
    QVERIFY(form->isVisible());
    QAbstractItemModelTester tester(form->model());
    QCOMPARE(form->model()->rowCount(), 2);
    QCOMPARE(form->model()->headerData(1, Qt::Vertical).toString(), QStringLiteral("name"));
    QCOMPARE(form->model()->index(1, 0).data().toString(), QStringLiteral("b"));
    rows->setCurrentIndex(rows->model()->index(0, 1));
    QCOMPARE(form->model()->index(0, 0).data().toString(), QStringLiteral("2"));
    panel.showOutcome(outcomeOf({}));
    QCOMPARE(form->model()->rowCount(), 0);
    panel.showForm(false);
    QVERIFY(!panel.findChild<QTableView*>(QStringLiteral("rowFormCells")));
}

/// The window's F2 renames a tab; in the rows it is of the cell.
void TestResultPanel::keepsF2ForTheCell()
{
    ResultPanel panel;
    panel.showOutcome(outcomeOf({{std::int64_t{1}, std::string("a")}}));
    auto* rows = panel.findChild<QTableView*>();
    QKeyEvent questionEntered(QEvent::ShortcutOverride, Qt::Key_F2, Qt::NoModifier);
    questionEntered.ignore();
    QApplication::sendEvent(rows, &questionEntered);
    QVERIFY(!questionEntered.isAccepted()); // no cell yet
    rows->setCurrentIndex(rows->model()->index(0, 1));
    QApplication::sendEvent(rows, &questionEntered);
    QVERIFY(questionEntered.isAccepted());
}

RATATOSK_WIDGET_TEST(TestResultPanel);
#include "tst_result_panel.moc"
