// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a person does with the columns of rows: filters above them, what is hidden, what stays in sight, what can be changed;
// and where one is in the rows.
#include "ui/base/wording/cell_text.h"
#include "ui/rows/table/filter_row.h"
#include "ui/rows/table/header_menu.h"
#include "ui/rows/table/page_bar.h"
#include "ui/rows/table/result_panel.h"
#include "ui/rows/table/result_table_model.h"
#include "ui/rows/table/row_arranger.h"
#include "ui/rows/table/row_form.h"
#include "ui/rows/table/rows_footer.h"
#include "ui/rows/table/rows_view.h"

#include <QApplication>
#include <QHeaderView>
#include <QLayout>
#include <QScrollBar>

#include <utility>

using namespace ratatosk;

void ResultPanel::createHeaderMenu()
{
    m_headerMenu = new HeaderMenu(*m_model, *m_rows, *m_arranger, this);
    connect(m_rows, &RowsView::hiddenChanged, this, &ResultPanel::noteHidden);
    connect(m_headerMenu, &HeaderMenu::filterWanted, this, [this](int column) {
        showFilters();
        m_filters->focusColumn(column);
    });
    connect(m_headerMenu, &HeaderMenu::freezeWanted, this, [this](int column) {
        m_rows->moveToFront(column);
        Q_EMIT freezeWanted();
    });
}

/// A cross table has others.
void ResultPanel::placeColumns()
{
    m_rows->resetColumns();
    if (!m_result.isCrossed() && m_state == RowsState::Read)
        m_rows->hideNamed(m_hidden);
}

void ResultPanel::noteHidden()
{
    if (m_result.isCrossed() || m_state != RowsState::Read || !hasRows())
        return;
    m_hidden = m_rows->hiddenNames();
    showSummary();
    Q_EMIT columnsHidden(m_sql, m_hidden);
}

/// Nobody is to miss them unawares, when they were hidden long ago.
QString ResultPanel::withHidden(const QString& summary) const
{
    const int hidden = m_rows->horizontalHeader()->hiddenSectionCount();
    return hidden == 0 ? summary : tr("%1 · %2").arg(summary, tr("%n column(s) hidden", nullptr, hidden));
}

/// One row is found without a filter.
void ResultPanel::placeFilters()
{
    const bool isWorthIt = m_model->table()->rows.size() > 1 || m_footer->pages->window() || m_filters->isActive();
    m_filters->setVisible(isWorthIt && m_areFiltersShown);
}

void ResultPanel::setFiltersShown(bool areShown)
{
    m_areFiltersShown = areShown;
    placeFilters();
}

void ResultPanel::showFilters()
{
    if (m_model->table()->rows.empty())
        return;
    if (!m_areFiltersShown)
        Q_EMIT filtersToggled(true);
    setFiltersShown(true);
    m_filters->show();
    m_filters->focusColumn(m_rows->currentIndex().column());
}

void ResultPanel::toggleFilters()
{
    const bool isThere = m_filters->isVisible() && m_filters->isAncestorOf(QApplication::focusWidget());
    if (!isThere)
        return showFilters();
    m_rows->setFocus();
    setFiltersShown(false);
    Q_EMIT filtersToggled(false);
}

void ResultPanel::filterByValue()
{
    const QModelIndex current = m_rows->currentIndex();
    if (!current.isValid())
        return;
    const Cell& cell = m_model->cellAt(current);
    const bool isNull = std::holds_alternative<Null>(cell);
    if (std::holds_alternative<Blob>(cell))
        return Q_EMIT messageShown(tr("Rows cannot be filtered by bytes."));
    setFiltersShown(true);
    m_filters->addFilter(current.column(), isNull ? QStringLiteral("NULL") : QStringLiteral("= ") + cellText(cell));
    m_filters->show();
    m_arranger->arrange();
}

void ResultPanel::freezeFirstColumn(bool isFrozen)
{
    m_rows->freezeFirstColumn(isFrozen);
}

void ResultPanel::setBinding(const RowBinding& binding)
{
    m_binding = binding;
    const bool isOfShown = m_state == RowsState::Read && !m_result.isCrossed()
        && binding.columns.size() == m_model->table()->columns.size();
    if (isOfShown)
        m_model->setBinding(binding);
}

std::int64_t ResultPanel::rowTotal() const
{
    if (const auto& window = m_footer->pages->window())
        return window->total;
    const ResultTable& table = *m_model->table();
    return table.isComplete ? static_cast<std::int64_t>(m_model->order() ? m_model->order()->size() : table.rows.size()) : -1;
}

void ResultPanel::showForm(bool isShown)
{
    if (isShown == (m_form != nullptr))
        return;
    if (!isShown)
        return delete std::exchange(m_form, nullptr);
    QWidget* table = m_rows->parentWidget();
    m_form = new RowForm(*m_rows, table->parentWidget());
    table->parentWidget()->layout()->addWidget(m_form);
    m_form->show();
}

void ResultPanel::hideColumn()
{
    if (m_rows->currentIndex().isValid())
        m_rows->hideColumns(m_rows->currentIndex().column());
}

void ResultPanel::fillFormatMenu(QMenu& menu)
{
    const int column = m_rows->currentIndex().column();
    if (column >= 0 && m_model->hasNumbers(column))
        m_headerMenu->addFormats(menu, column);
}

void ResultPanel::showAllColumns()
{
    m_rows->showAllColumns();
}

ResultPanel::Place ResultPanel::place() const
{
    const QModelIndex current = m_rows->currentIndex();
    return {.arrangement = m_arranger->arrangement(),
            .window = m_footer->pages->window(),
            .cell = {current.column(), current.row()},
            .scrolled = {m_rows->horizontalScrollBar()->value(), m_rows->verticalScrollBar()->value()},
            .columns = m_rows->horizontalHeader()->saveState()};
}

void ResultPanel::restore(const Place& place)
{
    const auto& window = m_footer->pages->window();
    const bool isOtherPage = place.window && window
        && (window->first != place.window->first || window->sortColumn != place.window->sortColumn
            || window->isDescending != place.window->isDescending || window->filters != place.window->filters);
    if (isOtherPage) {
        m_place = place;
        return Q_EMIT windowWanted(m_sql, *place.window);
    }
    m_rows->horizontalHeader()->restoreState(place.columns);
    m_arranger->restore(place.arrangement);
    const auto goThere = [this, place] {
        m_rows->setCurrentIndex(m_model->index(place.cell.y(), place.cell.x()));
        m_rows->horizontalScrollBar()->setValue(place.scrolled.x());
        m_rows->verticalScrollBar()->setValue(place.scrolled.y());
    };
    goThere();
    if (m_arranger->isArranged() && !window) // which is done on a worker
        connect(m_arranger, &RowArranger::arranged, this, goThere, Qt::SingleShotConnection);
}
