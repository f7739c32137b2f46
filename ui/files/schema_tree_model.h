// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <QAbstractItemModel>

#include <optional>
#include <vector>

/// Tables and views with their columns below; a second column has the types and keys in words.
class SchemaTreeModel : public QAbstractItemModel
{
    Q_OBJECT
public:
    using QAbstractItemModel::QAbstractItemModel;

    void setSchema(const ratatosk::Schema& schema);
    const ratatosk::Schema& schema() const { return m_schema; }

    QModelIndex indexOf(ratatosk::TableId table) const;
    QModelIndex indexOf(ratatosk::ColumnId column) const;
    std::optional<ratatosk::TableId> tableAt(const QModelIndex& index) const; ///< only for rows of tables
    /// The row that holds the views; invalid: there are none.
    QModelIndex viewsIndex() const;
    std::optional<ratatosk::ColumnId> columnAt(const QModelIndex& index) const; ///< only for rows of columns

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QVariant tableData(ratatosk::TableId table, int column, int role) const;
    QVariant columnData(ratatosk::ColumnId id, int column, int role) const;
    QString keysOf(ratatosk::ColumnId column) const;
    QString iconOf(ratatosk::ColumnId column) const;

    ratatosk::Schema m_schema;
    std::vector<ratatosk::TableId> m_tables; ///< in the order shown, then a row for all views
    std::vector<ratatosk::TableId> m_views;
    std::vector<int> m_places;                                ///< in one of the two, by table
    std::vector<std::vector<ratatosk::ColumnId>> m_columnsOf; ///< by table
};
