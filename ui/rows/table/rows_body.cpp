// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/rows_body.h"

#include "ui/rows/charts/chart_panel.h"
#include "ui/rows/charts/chart_view.h"

#include <QHBoxLayout>

namespace {

constexpr int kLeastChart = 340; ///< pixels; a narrower one says nothing
constexpr int kChoiceBar = 36;   ///< pixels of what is chosen from above a chart

} // namespace

RowsBody::RowsBody(QWidget* rows, QWidget* parent) : QWidget(parent), m_rows(rows), m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    m_layout->addWidget(m_rows);
}

void RowsBody::drawn(const Table& table, const Order& order)
{
    if (!m_chart) {
        m_chart = new ChartPanel(this);
        m_layout->addWidget(m_chart);
        connect(m_chart, &ChartPanel::rowChosen, this, &RowsBody::rowChosen);
        connect(m_chart, &ChartPanel::labelChosen, this, &RowsBody::labelChosen);
    }
    m_chart->setCaption(m_caption);
    m_chart->setTable(table, order, m_titles);
    m_chart->show();
}

void RowsBody::showRows()
{
    m_rows->setMinimumWidth(0);
    m_rows->setMaximumWidth(QWIDGETSIZE_MAX);
    m_rows->show();
    if (m_chart)
        m_chart->hide();
}

void RowsBody::showChart(const Table& table, const Order& order)
{
    drawn(table, order);
    m_rows->hide();
}

bool RowsBody::hasRoom(int rowsWidth, std::ptrdiff_t bars) const
{
    return rowsWidth + kLeastChart <= width() && ChartView::heightOf(bars, fontMetrics()) + kChoiceBar <= height();
}

void RowsBody::showBoth(const Table& table, const Order& order, int rowsWidth)
{
    drawn(table, order);
    m_rows->show();
    m_rows->setFixedWidth(rowsWidth);
}

void RowsBody::redraw(const Table& table, const Order& order)
{
    if (m_chart && m_chart->isVisible())
        m_chart->setTable(table, order, m_titles);
}
