// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/schema_tree_model.h"

#include "ui/base/look/symbol_icon.h"
#include "ui/base/wording/type_text.h"

#include <QIcon>
#include <QRegularExpression>

#include <algorithm>

using namespace ratatosk;

namespace {

/// Internal ids; a column's row has its table + kColumnRows.
constexpr quintptr kTableRow = 0;
constexpr quintptr kViewsRow = 1; ///< that holds the views
constexpr quintptr kViewRow = 2;
constexpr quintptr kColumnRows = 3;

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
    m_tables.clear();
    m_views.clear();
    m_places.clear();
    for (int number = 0; number < schema.tableCount(); ++number) {
        std::vector<TableId>& list = schema.table(TableId{number}).isView ? m_views : m_tables;
        m_places.push_back(static_cast<int>(list.size()));
        list.push_back(TableId{number});
        m_columnsOf.push_back(schema.columnsOf(TableId{number}));
    }
    endResetModel();
}

QModelIndex SchemaTreeModel::indexOf(TableId table) const
{
    const int place = m_places[static_cast<size_t>(table)];
    return createIndex(place, 0, m_schema.table(table).isView ? kViewRow : kTableRow);
}

QModelIndex SchemaTreeModel::viewsIndex() const
{
    return m_views.empty() ? QModelIndex() : createIndex(static_cast<int>(m_tables.size()), 0, kViewsRow);
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
    if (!index.isValid() || (index.internalId() != kTableRow && index.internalId() != kViewRow))
        return std::nullopt;
    return (index.internalId() == kTableRow ? m_tables : m_views)[static_cast<size_t>(index.row())];
}

std::optional<ColumnId> SchemaTreeModel::columnAt(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() < kColumnRows)
        return std::nullopt;
    return m_columnsOf[index.internalId() - kColumnRows][static_cast<size_t>(index.row())];
}

QModelIndex SchemaTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    if (!parent.isValid())
        return createIndex(row, column, row < std::ssize(m_tables) ? kTableRow : kViewsRow);
    const auto table = tableAt(parent);
    return createIndex(row, column, table ? static_cast<quintptr>(*table) + kColumnRows : kViewRow);
}

QModelIndex SchemaTreeModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == kTableRow || index.internalId() == kViewsRow)
        return {};
    return index.internalId() == kViewRow ? viewsIndex() : indexOf(TableId{static_cast<int>(index.internalId() - kColumnRows)});
}

int SchemaTreeModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_tables.size()) + (m_views.empty() ? 0 : 1);
    if (parent.column() == 0 && parent.internalId() == kViewsRow)
        return static_cast<int>(m_views.size());
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
    if (const auto table = tableAt(index))
        return tableData(*table, index.column(), role);
    if (index.column() != 0)
        return {};
    return role == Qt::DisplayRole ? QVariant(tr("Views")) : role == Qt::DecorationRole ? symbolIcon(QStringLiteral("view")) : QVariant();
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
    const QString type = typeText(m_schema.column(id).declaredType);
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
