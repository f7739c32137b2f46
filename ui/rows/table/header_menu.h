// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>

class QMenu;
class ResultTableModel;
class RowArranger;
class RowsView;

/// What can be done with a column, where its title is.
class HeaderMenu : public QObject
{
    Q_OBJECT
public:
    /// All of them must outlive it.
    HeaderMenu(ResultTableModel& model, RowsView& rows, RowArranger& arranger, QObject* parent);

    /// Entries for the formats of a column's numbers, its own checked.
    void addFormats(QMenu& menu, int column);

Q_SIGNALS:
    /// The field above the column is wanted.
    void filterWanted(int column);
    /// The column is to stay in sight while the others scroll.
    void freezeWanted(int column);

private:
    void show(QPoint place);

    ResultTableModel& m_model;
    RowsView& m_rows;
    RowArranger& m_arranger;
};
