// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/workers/database_session.h"

#include <QWidget>

class NotedView;
class QTreeWidget;
class QTreeWidgetItem;

/// How SQLite would run a statement: a tree of sentences, with SQLite's own words beside them.
class PlanPanel : public QWidget
{
    Q_OBJECT
public:
    explicit PlanPanel(QWidget* parent = nullptr);

    void showPlan(const PlanOutcome& outcome);

private:
    void add(const ratatosk::PlanStep& step, QTreeWidgetItem* parent);

    QTreeWidget* m_tree = nullptr;
    NotedView* m_view = nullptr;
};
