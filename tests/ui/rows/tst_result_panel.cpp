// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/charts/chart_panel.h"
#include "ui/rows/result_panel.h"

#include <QApplication>
#include <QHeaderView>
#include <QLabel>
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
}

void TestResultPanel::showsTheSentenceOfAnError()
{
    ResultPanel panel;
    panel.show();
    panel.showOutcome({"DELETE FROM t", Error{ErrorCode::RefusedStatement, "not authorized"}, -1});
    QVERIFY(shownNote(panel).contains(QLatin1String("nothing was changed")));
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

RATATOSK_WIDGET_TEST(TestResultPanel);
#include "tst_result_panel.moc"
