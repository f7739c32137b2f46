// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/plan_panel.h"

#include "ui/base/look/noted_view.h"
#include "ui/base/look/symbol_icon.h"
#include "ui/base/wording/error_text.h"
#include "ui/base/wording/plan_text.h"

#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace ratatosk;

PlanPanel::PlanPanel(QWidget* parent)
    : QWidget(parent), m_tree(new QTreeWidget(this)), m_view(new NotedView(m_tree, tr("The query plan of a statement appears here."), this))
{
    m_tree->setObjectName(QStringLiteral("plan"));
    m_tree->setAccessibleName(tr("Query plan"));
    m_tree->setHeaderLabels({tr("Step"), tr("Original text of the database")});
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setUniformRowHeights(true);
    m_tree->header()->setStretchLastSection(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
}

void PlanPanel::showPlan(const PlanOutcome& outcome)
{
    m_tree->clear();
    if (!outcome.steps)
        return m_view->showNote(statementErrorText(outcome.steps.error()) + QLatin1Char('\n')
                                + QString::fromStdString(outcome.steps.error().detail));
    if (outcome.steps->empty())
        return m_view->showNote(tr("This statement needs no table."));
    for (const PlanStep& step : *outcome.steps)
        add(step, m_tree->invisibleRootItem());
    m_tree->expandAll();
    m_tree->resizeColumnToContents(0);
    m_view->showContent();
}

void PlanPanel::add(const PlanStep& step, QTreeWidgetItem* parent)
{
    auto* item = new QTreeWidgetItem(parent, {planText(step), QString::fromStdString(step.detail)});
    item->setToolTip(0, item->text(0));
    if (isCostly(step)) {
        item->setIcon(0, symbolIcon(QStringLiteral("warning")));
        item->setToolTip(0, tr("This step is slow on a large table."));
    }
    for (const PlanStep& child : step.children)
        add(child, item);
}
