// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/result_table.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

/// The rows of one statement for a table view, without copying them.
class ResultTableModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setTable(std::shared_ptr<const ratatosk::ResultTable> table);
    std::shared_ptr<const ratatosk::ResultTable> table() const { return m_table; }

    /// Shows the rows in this order; empty: as they came. Requires: a permutation of all rows.
    void setOrder(std::vector<int> order);

    /// The cell in full, as text for the clipboard.
    QString fullText(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const ratatosk::Cell& cellAt(const QModelIndex& index) const;

    std::shared_ptr<const ratatosk::ResultTable> m_table = std::make_shared<ratatosk::ResultTable>();
    std::vector<int> m_order;
};
