// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/help_with_sql/row_window.h"
#include "ui/base/workers/side_reader.h"

#include <QObject>
#include <QTimer>

class ResultTabs;
class Workspace;

/// Where a statement finds more rows than are shown, the others: sorted, filtered and counted by SQLite.
class PageFlow : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive it.
    PageFlow(ResultTabs& results, Workspace& workspace, QObject* parent);

private:
    void run(const QString& sql, const ratatosk::RowWindow& window);
    void count();

    ResultTabs& m_results;
    Workspace& m_workspace;
    QTimer m_patience; ///< a statement that takes long is not run a second time for a number
    SideReader m_counter;
};
