// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workers/database_session.h"
#include "ui/workers/task_runner.h"

#include <QWidget>

class NotedView;
class QLabel;
class QPushButton;
class QTableView;
class ResultTableModel;

/// The rows of the statement run last. A click on a column's title sorts, off the GUI thread.
class ResultPanel : public QWidget
{
    Q_OBJECT
public:
    explicit ResultPanel(QWidget* parent = nullptr);

    void showRunning();
    void showOutcome(const QueryOutcome& outcome);

    enum class Titles { Without, With };
    /// The marked cells as text, columns separated by tabs; all when none is marked.
    QString selectedText(Titles titles) const;
    void copySelection(Titles titles) const;

Q_SIGNALS:
    /// The rows shown were cut off, and all are wanted.
    void allRowsRequested(const QString& sql);

private:
    void createTable();
    void createCopyActions();
    void createFooter();
    void showRows(const ratatosk::ResultTable& rows);
    void sortBy(int column);

    ResultTableModel* m_model = nullptr;
    QTableView* m_table = nullptr;
    NotedView* m_view = nullptr;
    QLabel* m_summary = nullptr;
    QPushButton* m_allButton = nullptr;
    QString m_sql;
    int m_sortColumn = -1;
    bool m_isDescending = false;
    TaskRunner m_sorter;
};
