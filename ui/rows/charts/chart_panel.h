// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/rows/chart_data.h"
#include "ui/base/workers/task_runner.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class ChartColumns;
class ChartView;
class NotedView;
class QComboBox;
class QLabel;
class QToolButton;

/// A chart of a result's rows: one that suits the columns at first, others to choose. What is drawn is gathered on a worker.
class ChartPanel : public QWidget
{
    Q_OBJECT
public:
    explicit ChartPanel(QWidget* parent = nullptr);

    /// `rows`: those to be drawn, in this order; nothing: all as they came.
    /// `titles`: of columns that have no name of their own, else empty.
    void setTable(const std::shared_ptr<const ratatosk::ResultTable>& table, const std::optional<std::vector<int>>& rows = {},
                  const QStringList& titles = {});

    /// The question that the rows answer; empty: none.
    void setCaption(const QString& caption);

Q_SIGNALS:
    /// The bar or point of a row was clicked: which, from 0, of those that are drawn.
    void rowChosen(int row, int column);
    /// The bar that counts the rows with this text was.
    void labelChosen(int column, const QString& label);

private:
    QString titleOf(int column) const;
    QString titlesOf(const std::vector<int>& columns) const;
    QString textOf(const ratatosk::ChartPlan& plan) const;
    void choose(const ratatosk::ChartPlan& plan);
    QToolButton* createButton(const QString& icon, const QString& text);
    void showNote(const QString& note);
    void draw();
    ratatosk::ChartData titled(ratatosk::ChartData data) const;
    void showData(const ratatosk::ChartData& data);
    void save();
    void copy();
    void choosePoint(int series, int point);
    ratatosk::ChartPlan drawnPlan() const;

    std::shared_ptr<const ratatosk::ResultTable> m_table;
    std::optional<std::vector<int>> m_shownRows;
    QStringList m_titles;
    bool m_hasChosenOrder = false; ///< of bars; else rows that were sorted keep their order
    std::vector<ratatosk::ChartPlan> m_plans;
    QComboBox* m_choice = nullptr;
    QLabel* m_note = nullptr;
    ChartColumns* m_columns = nullptr;
    QToolButton* m_copy = nullptr;
    QToolButton* m_save = nullptr;
    ChartView* m_chart = nullptr;
    NotedView* m_view = nullptr;
    TaskRunner m_gatherer; // last member, first destroyed
};
