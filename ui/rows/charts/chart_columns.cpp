// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/charts/chart_columns.h"

#include "core/files/rows/chart_column.h"
#include "ui/base/look/symbol_icon.h"

#include <QMenu>

#include <algorithm>
#include <utility>

using namespace ratatosk;

namespace {

/// The same columns in another kind of chart, as far as that has a use for them.
ChartPlan inKind(ChartKind kind, ChartPlan plan)
{
    plan.kind = kind;
    plan.isStacked = false;
    if (kind != ChartKind::Bars && kind != ChartKind::Line)
        plan.split = -1;
    if (kind == ChartKind::Histogram) {
        plan.across = plan.values.empty() ? plan.across : plan.values.front();
        plan.values.clear();
    }
    return plan;
}

ChartPlan withNumber(ChartPlan plan, int column, bool isDrawn)
{
    std::erase(plan.values, column);
    if (plan.split >= 0 && isDrawn)
        plan.values.clear(); // its series are those of one figure
    if (isDrawn)
        plan.values.push_back(column);
    std::ranges::sort(plan.values);
    return plan;
}

} // namespace

ChartColumns::ChartColumns(QWidget* parent) : QToolButton(parent)
{
    setObjectName(QStringLiteral("chartColumns"));
    setIcon(symbolIcon(QStringLiteral("column")));
    setToolTip(tr("Choose the columns"));
    setAccessibleName(toolTip());
    setAutoRaise(true);
    setPopupMode(QToolButton::InstantPopup);
    setMenu(new QMenu(this));
    connect(menu(), &QMenu::aboutToShow, this, &ChartColumns::fill);
}

void ChartColumns::setTable(const std::shared_ptr<const ResultTable>& table, const QStringList& titles)
{
    m_table = table;
    m_titles = titles;
}

void ChartColumns::fill()
{
    menu()->clear();
    addKinds();
    addAcross();
    addMeasures();
    addSeries();
    addOrders();
}

void ChartColumns::addKinds()
{
    menu()->addSection(tr("Kind"));
    for (const auto& [kind, name] : {std::pair{ChartKind::Bars, tr("Bars")}, std::pair{ChartKind::Line, tr("Line")},
                                     std::pair{ChartKind::Scatter, tr("Points")}, std::pair{ChartKind::Histogram, tr("Histogram")}})
        add(name, m_plan.kind == kind && !m_plan.isStacked, inKind(kind, m_plan));
    if (m_plan.values.size() < 2 && m_plan.split < 0)
        return;
    ChartPlan stacked = inKind(ChartKind::Bars, m_plan);
    stacked.isStacked = true;
    add(tr("Stacked bars"), m_plan.isStacked, stacked);
}

/// Columns whose texts may make a series each.
void ChartColumns::addSeries()
{
    if (m_plan.values.empty() || (m_plan.kind != ChartKind::Bars && m_plan.kind != ChartKind::Line))
        return;
    QList<int> columns;
    for (int column = 0; column < m_titles.size(); ++column) {
        const ChartColumn one = chartColumn(*m_table, column);
        if (column != m_plan.across && one.kind == ChartColumn::Kind::Labels && one.hasRepeats)
            columns << column;
    }
    if (columns.isEmpty())
        return;
    menu()->addSection(tr("Series"));
    ChartPlan plan = m_plan;
    plan.split = -1;
    plan.isStacked = false;
    add(tr("By number"), m_plan.split < 0, plan);
    for (const int column : columns) {
        plan = m_plan;
        plan.split = column;
        plan.values.resize(1);
        add(m_titles[column], m_plan.split == column, plan);
    }
}

void ChartColumns::addOrders()
{
    if (m_plan.kind != ChartKind::Bars)
        return;
    menu()->addSection(tr("Order"));
    for (const auto& [order, name] : {std::pair{ChartOrder::AsRows, tr("As the rows")}, std::pair{ChartOrder::ByValue, tr("Largest first")},
                                      std::pair{ChartOrder::ByLabel, tr("By name")}}) {
        ChartPlan plan = m_plan;
        plan.order = order;
        add(name, m_plan.order == order, plan);
    }
}

void ChartColumns::addAcross()
{
    menu()->addSection(tr("Axis"));
    for (int column = 0; column < m_titles.size(); ++column) {
        ChartPlan plan = withNumber(m_plan, column, false);
        plan.across = column;
        add(m_titles[column], m_plan.across == column, plan);
    }
}

void ChartColumns::addMeasures()
{
    menu()->addSection(tr("Numbers"));
    for (int column = 0; column < m_titles.size(); ++column) {
        if (chartColumn(*m_table, column).kind != ChartColumn::Kind::Numbers || column == m_plan.across)
            continue;
        const bool isDrawn = std::ranges::find(m_plan.values, column) != m_plan.values.end();
        add(m_titles[column], isDrawn, withNumber(m_plan, column, !isDrawn));
    }
}

QAction* ChartColumns::add(const QString& text, bool isChosen, const ChartPlan& plan)
{
    QAction* action = menu()->addAction(text);
    action->setCheckable(true);
    action->setChecked(isChosen);
    action->setEnabled(isChosen || canDraw(*m_table, plan));
    connect(action, &QAction::triggered, this, [this, plan] { Q_EMIT planChosen(canDraw(*m_table, plan) ? plan : m_plan); });
    return action;
}
