// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/rows/chart_data.h"

#include <QStringList>
#include <QToolButton>

#include <memory>

class QAction;
class QMenu;

/// A button with a menu of what a chart may be drawn of: its kind, the column along its axis, and the figures.
class ChartColumns : public QToolButton
{
    Q_OBJECT
public:
    explicit ChartColumns(QWidget* parent = nullptr);

    /// titles: one a column.
    void setTable(const std::shared_ptr<const ratatosk::ResultTable>& table, const QStringList& titles);
    /// What is drawn now.
    void setPlan(const ratatosk::ChartPlan& plan) { m_plan = plan; }

Q_SIGNALS:
    void planChosen(const ratatosk::ChartPlan& plan);

private:
    void fill();
    void addKinds();
    void addAcross();
    void addMeasures();
    void addSeries();
    void addOrders();
    QAction* add(const QString& text, bool isChosen, const ratatosk::ChartPlan& plan);

    std::shared_ptr<const ratatosk::ResultTable> m_table;
    QStringList m_titles;
    ratatosk::ChartPlan m_plan;
};
