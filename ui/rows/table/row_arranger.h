// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/help_with_sql/row_window.h"
#include "ui/base/workers/task_runner.h"
#include "ui/rows/table/row_arrangement.h"

#include <QObject>

#include <optional>
#include <vector>

class FilterRow;
class PageBar;
class ResultTableModel;
class RowsView;

/// Sorts rows and filters them: those that are loaded, on a worker, when these are all; else the statement is asked for them.
class RowArranger : public QObject
{
    Q_OBJECT
public:
    struct Parts {
        ResultTableModel& model;
        RowsView& rows;
        FilterRow& filters;
        PageBar& pages;
    };

    /// All of them must outlive it.
    RowArranger(const Parts& parts, QObject* parent);

    /// Other rows, as they come.
    void reset();
    /// What is under way goes.
    void cancel() { m_runner.cancel(); }
    /// Rows came that are sorted so; -1: as they came.
    void setSorted(int column, bool isDescending);
    /// A second time: the other way round.
    void sortBy(int column);
    void sortBy(int column, bool isDescending);
    void arrange();
    /// How all rows that are here are sorted and filtered, and the same for rows seen before. Not of those that are fetched by pages.
    RowArrangement arrangement() const;
    void restore(const RowArrangement& arrangement);
    /// How the rows are sorted and filtered, whether they are here or fetched by pages.
    ratatosk::RowWindow window() const;
    /// Not all rows, or in another order.
    bool isArranged() const;

Q_SIGNALS:
    /// The view shows them so.
    void arranged();

private:
    void show(std::optional<std::vector<int>> order);
    void dropFilters();

    Parts m_parts;
    int m_column = -1;
    bool m_isDescending = false;
    TaskRunner m_runner; // last member, first destroyed
};
