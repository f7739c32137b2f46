// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rows/chart_data.h"
#include "ui/workers/task_runner.h"

#include <QWidget>

#include <memory>
#include <vector>

class ChartView;
class NotedView;
class QComboBox;
class QLabel;
class QPushButton;

/// A chart of a result's rows: one that suits the columns at first, others to choose. What is drawn is gathered on a worker.
class ChartPanel : public QWidget
{
    Q_OBJECT
public:
    explicit ChartPanel(QWidget* parent = nullptr);

    void setTable(const std::shared_ptr<const ratatosk::ResultTable>& table);

private:
    void addPlan(const ratatosk::ChartPlan& plan);
    void draw();
    void showData(const ratatosk::ChartData& data);
    void save();

    std::shared_ptr<const ratatosk::ResultTable> m_table;
    std::vector<ratatosk::ChartPlan> m_plans;
    QComboBox* m_choice = nullptr;
    QLabel* m_note = nullptr;
    QPushButton* m_save = nullptr;
    ChartView* m_chart = nullptr;
    NotedView* m_view = nullptr;
    TaskRunner m_gatherer; // last member, first destroyed
};
