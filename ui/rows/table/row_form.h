// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QFrame>

class QLabel;
class QTableView;

/// One row of a table turned on its side: a line a column. Takes what is typed on to the table itself.
class RowOnItsSide : public QAbstractTableModel
{
    Q_OBJECT
public:
    /// The table must outlive it.
    explicit RowOnItsSide(QAbstractItemModel& table, QObject* parent);

    /// -1: none.
    void setRow(int row);
    int row() const { return m_row; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QModelIndex source(const QModelIndex& index) const { return m_table.index(m_row, index.row()); }

    QAbstractItemModel& m_table;
    int m_row = -1;
};

/// The current row of a view as a form, beside it. Follows the view; a cell can be typed over as there.
class RowForm : public QFrame
{
    Q_OBJECT
public:
    /// The view must outlive it.
    explicit RowForm(QTableView& rows, QWidget* parent);

private:
    void follow();

    QTableView& m_rows;
    RowOnItsSide* m_model = nullptr;
    QLabel* m_title = nullptr;
};
