// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/row_arranger.h"

#include "ui/rows/table/filter_row.h"
#include "ui/rows/table/page_bar.h"
#include "ui/rows/table/result_table_model.h"
#include "ui/rows/table/rows_view.h"

#include <QHeaderView>

RowArranger::RowArranger(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts)
{
    connect(&m_parts.filters, &FilterRow::changed, this, &RowArranger::arrange);
    connect(&m_parts.filters, &FilterRow::left, this, &RowArranger::dropFilters);
    connect(m_parts.rows.horizontalHeader(), &QHeaderView::sectionClicked, this, [this](int column) { sortBy(column); });
}

void RowArranger::reset()
{
    m_runner.cancel();
    m_isDescending = false;
    setSorted(-1, false);
}

void RowArranger::setSorted(int column, bool isDescending)
{
    m_column = column;
    m_isDescending = isDescending;
    QHeaderView* header = m_parts.rows.horizontalHeader();
    header->setSortIndicatorShown(column >= 0);
    if (column >= 0)
        header->setSortIndicator(column, isDescending ? Qt::DescendingOrder : Qt::AscendingOrder);
}

void RowArranger::sortBy(int column)
{
    sortBy(column, column == m_column && !m_isDescending);
}

void RowArranger::sortBy(int column, bool isDescending)
{
    m_isDescending = isDescending;
    if (m_parts.pages.window())
        return m_parts.pages.sortBy(column, isDescending);
    m_column = column;
    arrange();
}

RowArrangement RowArranger::arrangement() const
{
    return {m_column, m_isDescending ? RowDirection::Descending : RowDirection::Ascending, m_parts.filters.filters()};
}

ratatosk::RowWindow RowArranger::window() const
{
    return m_parts.pages.window().value_or(
        ratatosk::RowWindow{.filters = m_parts.filters.filters(), .sortColumn = m_column, .isDescending = m_isDescending});
}

void RowArranger::restore(const RowArrangement& arrangement)
{
    if (m_parts.pages.window())
        return;
    m_column = arrangement.sortColumn;
    m_isDescending = arrangement.direction == RowDirection::Descending;
    m_parts.filters.setFilters(arrangement.filters);
    arrange();
}

bool RowArranger::isArranged() const
{
    return m_column >= 0 || m_parts.filters.isActive();
}

void RowArranger::arrange()
{
    if (m_parts.pages.window())
        return m_parts.pages.filterBy(m_parts.filters.filters());
    if (!isArranged()) {
        m_runner.cancel();
        return show({});
    }
    m_runner.start(
        [table = m_parts.model.table(), arrangement = arrangement()](std::stop_token) { return ::arranged(*table, arrangement); },
        [this](const std::vector<int>& order) { show(order); });
}

void RowArranger::show(std::optional<std::vector<int>> order)
{
    m_parts.model.setOrder(std::move(order));
    setSorted(m_column, m_isDescending);
    m_parts.rows.showRow(-1); // what sorting brought to the top is what one wants to see
    Q_EMIT arranged();
}

/// All rows again.
void RowArranger::dropFilters()
{
    m_parts.filters.setFilters({});
    arrange();
    m_parts.rows.setFocus();
}
