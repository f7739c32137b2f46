// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/rows_view.h"

#include "ui/itemmodels/result_table_model.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>
#include <set>

namespace {

constexpr int kRowsForWidths = 100; ///< column widths follow the first rows
constexpr int kMaxColumnWidth = 360;

} // namespace

RowsView::RowsView(ResultTableModel* model, QWidget* parent) : QTableView(parent), m_rows(model)
{
    setObjectName(QStringLiteral("rows"));
    setAccessibleName(tr("Rows"));
    setModel(model);
    setAlternatingRowColors(true);
    setWordWrap(false);
    setFrameShape(QFrame::NoFrame);
    setTabKeyNavigation(false);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    verticalHeader()->setDefaultSectionSize(static_cast<int>(fontMetrics().height() * 1.5));
    horizontalHeader()->setResizeContentsPrecision(kRowsForWidths);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(true);
    connect(this, &QTableView::doubleClicked, this, &RowsView::cellRequested);
}

void RowsView::fitColumns()
{
    resizeColumnsToContents();
    for (int column = 0; column < model()->columnCount(); ++column)
        setColumnWidth(column, std::min(columnWidth(column) + 8, kMaxColumnWidth));
}

MarkedCells RowsView::markedCells() const
{
    const MarkedCells chosen = chosenCells();
    if (!chosen.isEmpty() || m_rows->rowCount() == 0)
        return chosen;
    return cellsIn(QItemSelection(m_rows->index(0, 0), m_rows->index(m_rows->rowCount() - 1, m_rows->columnCount() - 1)));
}

MarkedCells RowsView::chosenCells() const
{
    return cellsIn(selectionModel()->selection());
}

MarkedCells RowsView::cellsIn(const QItemSelection& selection) const
{
    std::set<int> rows;
    std::set<int> columns;
    for (const QItemSelectionRange& range : selection) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.insert(rows.end(), row);
        for (int column = range.left(); column <= range.right(); ++column)
            columns.insert(column);
    }
    MarkedCells cells{m_rows->table(), {}, {columns.begin(), columns.end()}};
    for (const int row : rows)
        cells.rows.push_back(m_rows->tableRow(row));
    return cells;
}

void RowsView::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && event->modifiers() == Qt::NoModifier && currentIndex().isValid())
        Q_EMIT cellRequested(currentIndex());
    else
        QTableView::keyPressEvent(event);
}

void RowsView::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    QTableView::selectionChanged(selected, deselected);
    Q_EMIT choiceChanged();
}
