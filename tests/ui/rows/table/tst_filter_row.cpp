// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/rows/table/filter_row.h"
#include "ui/rows/table/result_table_model.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

using namespace ratatosk;

/// Fields above columns, and what a pattern in them means.
class TestFilterRow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesPatternsByASwitch();
    void saysWhatIsWrongWithAPattern();
    void turnsTheSwitchAsFiltersNeedIt();
    void hasRoomForTheSwitchBesideShortNumbers();
};

namespace {

using Filters = std::vector<std::string>;

struct FilteredTable {
    ResultTableModel model;
    QWidget window;
    QTableView* table = new QTableView(&window);
    FilterRow* row = nullptr;
    QToolButton* patterns = nullptr;

    FilteredTable()
    {
        auto rows = std::make_shared<ResultTable>();
        rows->columns = {"name", "town"};
        rows->rows = {{"Ada", "Rome"}};
        model.setTable(rows);
        table->setModel(&model);
        row = new FilterRow(table, &window);
        auto* layout = new QVBoxLayout(&window);
        layout->addWidget(row);
        layout->addWidget(table);
        row->reset();
        patterns = row->findChild<QToolButton*>();
        window.resize(400, 200);
        window.show();
    }

    QLineEdit* field(int column) const { return row->findChildren<QLineEdit*>()[column]; }
    QLabel* fault() const { return row->findChild<QLabel*>(QStringLiteral("filterFault")); }
};

} // namespace

void TestFilterRow::takesPatternsByASwitch()
{
    FilteredTable filtered;
    filtered.field(1)->setText(QStringLiteral("^R"));
    QVERIFY((filtered.row->filters() == Filters{"", "^R"})); // contains these signs
    QSignalSpy changed(filtered.row, &FilterRow::changed);
    QTest::keyClick(filtered.patterns, Qt::Key_Space);
    QCOMPARE(changed.size(), 1);
    QVERIFY((filtered.row->filters() == Filters{"", "=~ ^R"}));
    QCOMPARE(filtered.field(1)->text(), QStringLiteral("^R"));
    QVERIFY(!filtered.patterns->accessibleName().isEmpty());
    QVERIFY(filtered.patterns->focusPolicy() & Qt::TabFocus);
}

void TestFilterRow::saysWhatIsWrongWithAPattern()
{
    FilteredTable filtered;
    const int height = filtered.row->sizeHint().height();
    filtered.field(1)->setText(QStringLiteral("=~ (R"));
    QVERIFY(filtered.fault()->isVisible());
    QCOMPARE(filtered.fault()->text(),
             QStringLiteral("The filter of town is off: a parenthesis has no partner. Type \\( to find a parenthesis."));
    QCOMPARE(filtered.field(1)->accessibleDescription(), filtered.fault()->text());
    QVERIFY(filtered.row->sizeHint().height() > height);
    filtered.field(1)->setText(QStringLiteral("=~ (R)"));
    QVERIFY(!filtered.fault()->isVisible());
    QVERIFY(filtered.field(1)->accessibleDescription().isEmpty());
    QCOMPARE(filtered.row->sizeHint().height(), height);
}

/// Filters that come from elsewhere mean what they meant there.
void TestFilterRow::turnsTheSwitchAsFiltersNeedIt()
{
    FilteredTable filtered;
    filtered.row->setFilters({"", "=~ ^R"});
    QVERIFY(filtered.patterns->isChecked());
    QCOMPARE(filtered.field(1)->text(), QStringLiteral("^R"));
    filtered.row->addFilter(0, QStringLiteral("= Ada"));
    QVERIFY(!filtered.patterns->isChecked());
    QVERIFY((filtered.row->filters() == Filters{"= Ada", "=~ ^R"}));
    QTest::keyClick(filtered.patterns, Qt::Key_Space);
    QVERIFY((filtered.row->filters() == Filters{"=~ = Ada", "=~ ^R"}));
}

void TestFilterRow::hasRoomForTheSwitchBesideShortNumbers()
{
    FilteredTable filtered;
    QVERIFY(filtered.patterns->width() >= filtered.patterns->sizeHint().width());
    QVERIFY(filtered.patterns->geometry().right() < filtered.field(0)->geometry().left());
}

RATATOSK_WIDGET_TEST(TestFilterRow);
#include "tst_filter_row.moc"
