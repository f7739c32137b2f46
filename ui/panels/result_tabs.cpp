// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/result_tabs.h"

#include "ui/panels/export_bar.h"
#include "ui/panels/plan_panel.h"
#include "ui/panels/result_panel.h"

#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace ratatosk;

ResultTabs::ResultTabs(QWidget* parent) : QWidget(parent), m_tabs(new QTabWidget(this)), m_exportBar(new ExportBar(this))
{
    m_tabs->setDocumentMode(true);
    m_tabs->setObjectName(QStringLiteral("results"));
    m_tabs->setAccessibleName(tr("Results"));
    m_tabs->tabBar()->setAccessibleName(m_tabs->accessibleName());
    m_tabs->setTabBarAutoHide(true);
    m_tabs->setFocusPolicy(Qt::NoFocus); // its bar and pages take it
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tabs, 1);
    layout->addWidget(m_exportBar);
    addPanel();
}

ResultPanel* ResultTabs::addPanel()
{
    auto* panel = new ResultPanel(this);
    panel->addRowActions(m_rowActions);
    panel->freezeFirstColumn(m_isFrozen);
    m_panels.push_back(panel);
    m_tabs->insertTab(static_cast<int>(m_panels.size()) - 1, panel, tr("Result %1").arg(m_panels.size()));
    connect(panel, &ResultPanel::allRowsRequested, this, [this, panel](const QString& sql) {
        m_reloading = panel;
        Q_EMIT allRowsRequested(sql);
    });
    return panel;
}

void ResultTabs::setRowActions(const QList<QAction*>& actions)
{
    m_rowActions = actions;
    for (ResultPanel* panel : m_panels)
        panel->addRowActions(actions);
}

void ResultTabs::freezeFirstColumn(bool isFrozen)
{
    m_isFrozen = isFrozen;
    for (ResultPanel* panel : m_panels)
        panel->freezeFirstColumn(isFrozen);
}

void ResultTabs::begin(int statements)
{
    if (m_reloading)
        return m_reloading->showRunning();
    m_next = 0;
    while (m_panels.size() > static_cast<size_t>(std::max(statements, 1))) {
        delete m_panels.back();
        m_panels.pop_back();
    }
    delete std::exchange(m_plan, nullptr);
    m_tabs->setCurrentIndex(0);
}

void ResultTabs::showRunning()
{
    if (m_reloading)
        return m_reloading->showRunning();
    if (m_next < m_panels.size())
        m_panels[m_next]->showRunning();
}

ResultPanel* ResultTabs::nextPanel(const QString& title, const QString& toolTip)
{
    ResultPanel* panel = m_next < m_panels.size() ? m_panels[m_next] : addPanel();
    ++m_next;
    const int tab = m_tabs->indexOf(panel);
    m_tabs->setTabText(tab, title);
    m_tabs->setTabToolTip(tab, toolTip);
    return panel;
}

void ResultTabs::showOutcome(const QueryOutcome& outcome)
{
    if (m_reloading)
        return std::exchange(m_reloading, nullptr)->showOutcome(outcome);
    const QString sql = QString::fromStdString(outcome.sql);
    const bool hasChanges = outcome.changes && !outcome.changes->tables.empty();
    if (!hasChanges || (outcome.table && !(*outcome.table)->columns.empty())) {
        ResultPanel* panel = nextPanel(tr("Result %1").arg(m_next + 1), sql);
        panel->showOutcome(outcome);
        if (!outcome.table)
            m_tabs->setCurrentWidget(panel);
    }
    if (!hasChanges)
        return;
    for (const TableChange& change : outcome.changes->tables)
        nextPanel(QString::fromStdString(change.table), sql)->showChange(change, outcome.sql);
}

void ResultTabs::settleChanges(bool areKept)
{
    for (ResultPanel* panel : m_panels)
        panel->settleChanges(areKept);
}

void ResultTabs::showPlan(const PlanOutcome& outcome)
{
    if (!m_plan) {
        m_plan = new PlanPanel(this);
        m_tabs->addTab(m_plan, tr("Plan"));
    }
    m_plan->showPlan(outcome);
    m_tabs->setCurrentWidget(m_plan);
}

ResultPanel* ResultTabs::current() const
{
    auto* panel = qobject_cast<ResultPanel*>(m_tabs->currentWidget());
    return panel ? panel : m_panels.front();
}
