// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/schema_tree_model.h"

#include "ui/look/symbol_icon.h"

#include <QIcon>
#include <QRegularExpression>

#include <algorithm>

using namespace ratatosk;

namespace {

/// Internal id of a table's row; a column's row has its table + 1.
constexpr quintptr kTableRow = 0;

QString nameOf(const Schema& schema, ColumnId id)
{
    const Column& column = schema.column(id);
    return QStringLiteral("%1.%2").arg(QString::fromStdString(schema.table(column.table).name), QString::fromStdString(column.name));
}

} // namespace

void SchemaTreeModel::setSchema(const Schema& schema)
{
    beginResetModel();
    m_schema = schema;
    m_columnsOf.clear();
    for (int table = 0; table < schema.tableCount(); ++table)
        m_columnsOf.push_back(schema.columnsOf(TableId{table}));
    endResetModel();
}

QModelIndex SchemaTreeModel::indexOf(TableId table) const
{
    return index(ratatosk::index(table), 0);
}

QModelIndex SchemaTreeModel::indexOf(ColumnId column) const
{
    const TableId table = m_schema.column(column).table;
    const auto& columns = m_columnsOf[static_cast<size_t>(table)];
    const auto place = std::find(columns.begin(), columns.end(), column) - columns.begin();
    return index(static_cast<int>(place), 0, indexOf(table));
}

std::optional<TableId> SchemaTreeModel::tableAt(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() != kTableRow)
        return std::nullopt;
    return TableId{index.row()};
}

std::optional<ColumnId> SchemaTreeModel::columnAt(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == kTableRow)
        return std::nullopt;
    return m_columnsOf[index.internalId() - 1][static_cast<size_t>(index.row())];
}

QModelIndex SchemaTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : kTableRow);
}

QModelIndex SchemaTreeModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == kTableRow)
        return {};
    return createIndex(static_cast<int>(index.internalId()) - 1, 0, kTableRow);
}

int SchemaTreeModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return m_schema.tableCount();
    const auto table = parent.column() == 0 ? tableAt(parent) : std::nullopt;
    return table ? static_cast<int>(m_columnsOf[static_cast<size_t>(*table)].size()) : 0;
}

int SchemaTreeModel::columnCount(const QModelIndex&) const
{
    return 2;
}

QVariant SchemaTreeModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (const auto column = columnAt(index))
        return columnData(*column, index.column(), role);
    return tableData(TableId{index.row()}, index.column(), role);
}

QVariant SchemaTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    return section == 0 ? tr("Name") : tr("Type");
}

QVariant SchemaTreeModel::tableData(TableId id, int column, int role) const
{
    const Table& table = m_schema.table(id);
    if (role == Qt::DisplayRole)
        return column == 0 ? QString::fromStdString(table.name) : table.isView ? tr("view") : QString();
    if (role == Qt::DecorationRole && column == 0)
        return symbolIcon(table.isView ? QStringLiteral("view") : QStringLiteral("table"));
    if (role == Qt::ToolTipRole)
        return tr("%n column(s)", nullptr, rowCount(indexOf(id)));
    return {};
}

QVariant SchemaTreeModel::columnData(ColumnId id, int column, int role) const
{
    const QString type = QString::fromStdString(m_schema.column(id).declaredType);
    switch (role) {
    case Qt::DisplayRole: return column == 0 ? QString::fromStdString(m_schema.column(id).name) : type;
    case Qt::DecorationRole: return column == 0 ? QVariant(symbolIcon(iconOf(id))) : QVariant();
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return QStringList({nameOf(m_schema, id), type, keysOf(id)})
            .filter(QRegularExpression(QStringLiteral(".")))
            .join(QStringLiteral(" · "));
    default: return {};
    }
}

QString SchemaTreeModel::keysOf(ColumnId column) const
{
    QStringList keys;
    if (m_schema.column(column).isPrimaryKey)
        keys << tr("primary key");
    for (const ForeignKey& key : m_schema.foreignKeys()) {
        if (key.from == column)
            keys << (key.isGuess ? tr("probably refers to %1") : tr("refers to %1")).arg(nameOf(m_schema, key.to));
    }
    return keys.join(QStringLiteral(" · "));
}

QString SchemaTreeModel::iconOf(ColumnId column) const
{
    if (m_schema.column(column).isPrimaryKey)
        return QStringLiteral("primary-key");
    const auto& keys = m_schema.foreignKeys();
    const bool refers = std::any_of(keys.begin(), keys.end(), [column](const ForeignKey& key) { return key.from == column; });
    return refers ? QStringLiteral("foreign-key") : QStringLiteral("column");
}
