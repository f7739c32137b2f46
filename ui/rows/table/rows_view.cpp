// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/rows_view.h"

#include "ui/rows/table/data_bars.h"
#include "ui/rows/table/frozen_column.h"
#include "ui/rows/table/result_table_model.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace {

constexpr int kRowsForWidths = 100; ///< column widths follow the first rows
constexpr int kMaxColumnWidth = 360;
constexpr size_t kMostSummed = 20'000; ///< cells; more would hold up the marking

using Spans = std::vector<std::pair<int, int>>; ///< first and last

/// Each number in the spans once, in order; a million of them in a few milliseconds.
std::vector<int> numbersIn(Spans spans)
{
    std::ranges::sort(spans);
    std::vector<int> numbers;
    size_t most = 0;
    for (const auto& [first, last] : spans)
        most += static_cast<size_t>(last - first + 1);
    numbers.reserve(most);
    for (const auto& [first, last] : spans) {
        for (int number = std::max(first, numbers.empty() ? 0 : numbers.back() + 1); number <= last; ++number)
            numbers.push_back(number);
    }
    return numbers;
}

} // namespace

RowsView::RowsView(ResultTableModel* model, QWidget* parent) : QTableView(parent), m_rows(model)
{
    setObjectName(QStringLiteral("rows"));
    setAccessibleName(tr("Rows"));
    setModel(model);
    setItemDelegate(new DataBars(this));
    setAlternatingRowColors(true);
    setWordWrap(false);
    setFrameShape(QFrame::NoFrame);
    setTabKeyNavigation(false);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    fitRowHeight();
    horizontalHeader()->setResizeContentsPrecision(kRowsForWidths);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(true);
    horizontalHeader()->setSectionsMovable(true);
    setEditTriggers(AnyKeyPressed);
    connect(this, &QTableView::doubleClicked, this, &RowsView::openCell);
}

/// To be changed where it is, or to be seen in full.
void RowsView::openCell(const QModelIndex& index)
{
    if (m_rows->flags(index) & Qt::ItemIsEditable)
        edit(index);
    else
        Q_EMIT cellRequested(index);
}

/// Enter ends typing, and goes on below.
void RowsView::closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint)
{
    QTableView::closeEditor(editor, hint);
    const QModelIndex current = currentIndex();
    if (hint == QAbstractItemDelegate::SubmitModelCache && current.row() + 1 < m_rows->rowCount())
        setCurrentIndex(current.siblingAtRow(current.row() + 1));
}

/// What another size of text leaves of widths that were set by hand is of no use.
void RowsView::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    fitRowHeight();
    fitColumns();
}

/// A blank pane would say nothing of why.
void RowsView::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    if (m_rows->rowCount() > 0 || m_rows->columnCount() == 0)
        return;
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport()->rect().adjusted(16, 16, -16, -16), Qt::AlignHCenter | Qt::TextWordWrap,
                     tr("No row matches the filter. Press Escape in the filter field to show all rows."));
}

void RowsView::fitRowHeight()
{
    verticalHeader()->setDefaultSectionSize(static_cast<int>(fontMetrics().height() * 1.5));
}

void RowsView::fitColumns()
{
    resizeColumnsToContents();
    for (int column = 0; column < model()->columnCount(); ++column)
        setColumnWidth(column, std::min(columnWidth(column) + 8, kMaxColumnWidth));
}

void RowsView::showRow(int row)
{
    if (row >= 0)
        setCurrentIndex(model()->index(row, 0));
    else
        scrollToTop();
}

int RowsView::wholeWidth() const
{
    return verticalHeader()->sizeHint().width() + horizontalHeader()->length() + verticalScrollBar()->sizeHint().width();
}

int RowsView::shownColumns() const
{
    return horizontalHeader()->count() - horizontalHeader()->hiddenSectionCount();
}

void RowsView::hideColumns(int column)
{
    std::vector<int> columns{column};
    for (const QModelIndex& marked : selectionModel()->selectedColumns()) {
        if (selectionModel()->isColumnSelected(column) && marked.column() != column)
            columns.push_back(marked.column());
    }
    for (const int one : columns) {
        if (shownColumns() > 1)
            setColumnHidden(one, true);
    }
    Q_EMIT hiddenChanged();
}

void RowsView::hideNamed(const QStringList& names)
{
    for (int column = 0; column < m_rows->columnCount(); ++column)
        if (shownColumns() > 1 && names.contains(m_rows->columnName(column)))
            setColumnHidden(column, true);
}

QStringList RowsView::hiddenNames() const
{
    QStringList names;
    for (int column = 0; column < m_rows->columnCount(); ++column)
        if (isColumnHidden(column))
            names << m_rows->columnName(column);
    return names;
}

void RowsView::showAllColumns()
{
    for (int column = 0; column < horizontalHeader()->count(); ++column)
        setColumnHidden(column, false);
    Q_EMIT hiddenChanged();
}

void RowsView::resetColumns()
{
    QHeaderView* header = horizontalHeader();
    for (int column = 0; column < header->count(); ++column)
        setColumnHidden(column, false);
    for (int column = 0; column < header->count(); ++column)
        header->moveSection(header->visualIndex(column), column);
}

void RowsView::moveToFront(int column)
{
    horizontalHeader()->moveSection(horizontalHeader()->visualIndex(column), 0);
}

void RowsView::freezeFirstColumn(bool isFrozen)
{
    if (!isFrozen)
        delete std::exchange(m_frozen, nullptr);
    else if (!m_frozen)
        m_frozen = new FrozenColumn(this);
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
    Spans rows;
    Spans columns;
    for (const QItemSelectionRange& range : selection) {
        rows.emplace_back(range.top(), range.bottom());
        columns.emplace_back(range.left(), range.right());
    }
    MarkedCells cells{m_rows->table(), numbersIn(std::move(rows)), numbersIn(std::move(columns))};
    std::erase_if(cells.columns, [this](int column) { return isColumnHidden(column); });
    std::ranges::sort(cells.columns, {}, [this](int column) { return horizontalHeader()->visualIndex(column); });
    if (m_rows->hasEdits())
        return asEdited(cells);
    for (int& row : cells.rows)
        row = m_rows->tableRow(row);
    return cells;
}

/// Rows of their own, as they would be written; `marked`: as they are shown.
MarkedCells RowsView::asEdited(const MarkedCells& marked) const
{
    auto table = std::make_shared<ratatosk::ResultTable>();
    table->columns = marked.table->columns;
    MarkedCells cells{table, {}, marked.columns};
    for (const int row : marked.rows) {
        auto& line = table->rows.emplace_back();
        for (int column = 0; column < m_rows->columnCount(); ++column)
            line.push_back(m_rows->cellAt(m_rows->index(row, column)));
        cells.rows.push_back(static_cast<int>(cells.rows.size()));
    }
    return cells;
}

std::vector<std::vector<ratatosk::Cell>> RowsView::chosenRows() const
{
    std::vector<std::vector<ratatosk::Cell>> rows;
    const MarkedCells marked = chosenCells();
    for (const int row : marked.rows)
        rows.push_back(marked.table->rows[static_cast<size_t>(row)]);
    return rows;
}

QString RowsView::sums() const
{
    return chosenCount() > kMostSummed ? QString() : sumsOf(chosenCells());
}

/// Without gathering them.
size_t RowsView::chosenCount() const
{
    size_t count = 0;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        count += static_cast<size_t>(range.width()) * static_cast<size_t>(range.height());
    return count;
}

/// F2 is of the cell here, of the tab elsewhere.
bool RowsView::event(QEvent* event)
{
    const bool isEdit = event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_F2
        && static_cast<QKeyEvent*>(event)->modifiers() == Qt::NoModifier && currentIndex().isValid();
    if (isEdit)
        event->accept();
    return QTableView::event(event);
}

void RowsView::keyPressEvent(QKeyEvent* event)
{
    const bool isPlain = event->modifiers() == Qt::NoModifier && currentIndex().isValid();
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isPlain && isEnter)
        return Q_EMIT cellRequested(currentIndex());
    if (isPlain && event->key() == Qt::Key_F2)
        return openCell(currentIndex());
    const bool isTyped = !event->text().isEmpty() && event->text().front().isPrint()
        && (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
    if (isTyped && currentIndex().isValid() && !(m_rows->flags(currentIndex()) & Qt::ItemIsEditable))
        Q_EMIT changeRefused(currentIndex());
    QTableView::keyPressEvent(event);
}

void RowsView::mousePressEvent(QMouseEvent* event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    const bool isFollowed = event->button() == Qt::LeftButton && event->modifiers() == Qt::ControlModifier && m_rows->isReferring(index);
    if (!isFollowed)
        return QTableView::mousePressEvent(event);
    setCurrentIndex(index);
    Q_EMIT referenceFollowed(index);
}

void RowsView::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    QTableView::selectionChanged(selected, deselected);
    Q_EMIT choiceChanged();
}
