// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/facade/row_text.h"
#include "ui/workers/database_session.h"
#include "ui/workers/task_runner.h"

#include <QWidget>

#include <optional>
#include <vector>

class FilterRow;
class NotedView;
class QLabel;
class QPushButton;
class ResultTableModel;
class RowsView;

/// The rows of one statement. A click on a column's title sorts and the fields above the columns filter, both only the rows that are
/// loaded and off the GUI thread; the line below says so when there are more.
class ResultPanel : public QWidget
{
    Q_OBJECT
public:
    explicit ResultPanel(QWidget* parent = nullptr);

    void showRunning();
    void showOutcome(const QueryOutcome& outcome);
    const QString& sql() const { return m_sql; } ///< of the rows shown
    bool hasRows() const;

    /// For the context menu of the rows.
    void addRowActions(const QList<QAction*>& actions);
    /// The marked cells as text; all when none is marked.
    QString selectedText(const ratatosk::RowTextOptions& options) const;
    /// Puts that text on the clipboard; many rows are written on a worker.
    void copySelection(const ratatosk::RowTextOptions& options);
    void showFilters();

Q_SIGNALS:
    /// The rows shown were cut off, and all are wanted.
    void allRowsRequested(const QString& sql);

private:
    void createRows();
    void createFooter();
    void showRows(const ratatosk::ResultTable& rows);
    void sortBy(int column);
    void arrangeRows();
    void showArranged(std::optional<std::vector<int>> order);
    void showSummary();
    void showSums();
    void showCell(const QModelIndex& index);

    ResultTableModel* m_model = nullptr;
    RowsView* m_rows = nullptr;
    FilterRow* m_filters = nullptr;
    NotedView* m_view = nullptr;
    QLabel* m_summary = nullptr;
    QLabel* m_sums = nullptr;
    QPushButton* m_allButton = nullptr;
    QString m_sql;
    int m_sortColumn = -1;
    bool m_isDescending = false;
    TaskRunner m_copier;
    TaskRunner m_arranger; // last member, first destroyed
};
