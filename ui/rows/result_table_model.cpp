// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/result_table_model.h"

#include "ui/look/theme.h"
#include "ui/wording/cell_text.h"

#include <QFont>
#include <QGuiApplication>
#include <QLocale>
#include <QPalette>

#include <algorithm>

using namespace ratatosk;

namespace {

bool isNumber(const Cell& cell)
{
    return std::holds_alternative<std::int64_t>(cell) || std::holds_alternative<double>(cell);
}

/// NULL and BLOBs are shown by a word that the cell does not hold.
bool isStandIn(const Cell& cell)
{
    return std::holds_alternative<Null>(cell) || std::holds_alternative<Blob>(cell);
}

QVariant fontOf(const Cell& cell)
{
    if (!isStandIn(cell))
        return {};
    QFont font;
    font.setItalic(true);
    return font;
}

} // namespace

void ResultTableModel::setTable(std::shared_ptr<const ResultTable> table, const QStringList& titles)
{
    beginResetModel();
    m_table = std::move(table);
    m_titles = titles;
    m_first = 0;
    m_order.reset();
    endResetModel();
}

void ResultTableModel::setPage(std::shared_ptr<const ResultTable> table, std::int64_t first)
{
    setTable(std::move(table), m_titles);
    m_first = first;
}

void ResultTableModel::setOrder(std::optional<std::vector<int>> order)
{
    beginResetModel(); // marks would stand at other rows than before
    m_order = std::move(order);
    endResetModel();
}

void ResultTableModel::setReferring(std::vector<int> columns)
{
    m_referring = std::move(columns);
}

bool ResultTableModel::isReferring(const QModelIndex& index) const
{
    return index.isValid() && !std::holds_alternative<Null>(cellAt(index))
        && std::ranges::find(m_referring, index.column()) != m_referring.end();
}

QString ResultTableModel::fullText(const QModelIndex& index) const
{
    return cellText(cellAt(index));
}

int ResultTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_order ? m_order->size() : m_table->rows.size());
}

int ResultTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table->columns.size());
}

QVariant ResultTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Cell& cell = cellAt(index);
    switch (role) {
    case Qt::DisplayRole: return shortCellText(cell);
    case Qt::TextAlignmentRole: return static_cast<int>((isNumber(cell) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::FontRole: return fontOf(cell);
    case Qt::ForegroundRole: return colourOf(index);
    case Qt::ToolTipRole: return isReferring(index) ? QVariant(tr("Ctrl+click shows the row that it refers to")) : QVariant();
    default: return {};
    }
}

QVariant ResultTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isShown = role == Qt::DisplayRole;
    if (orientation == Qt::Vertical)
        return isShown ? QVariant(QLocale().toString(static_cast<qlonglong>(m_first + section + 1))) : QVariant();
    const QString name = QString::fromStdString(m_table->columns[static_cast<size_t>(section)]);
    const QString title = m_titles.value(section);
    if (role == Qt::ToolTipRole && !title.isEmpty())
        return name;
    return isShown ? QVariant(title.isEmpty() ? name : title) : QVariant();
}

QVariant ResultTableModel::colourOf(const QModelIndex& index) const
{
    if (isStandIn(cellAt(index)))
        return Theme::of(QGuiApplication::palette()).muted;
    return isReferring(index) ? QVariant(QGuiApplication::palette().color(QPalette::Link)) : QVariant();
}

const Cell& ResultTableModel::cellAt(const QModelIndex& index) const
{
    return m_table->rows[static_cast<size_t>(tableRow(index.row()))][static_cast<size_t>(index.column())];
}
