// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/result_table_model.h"

#include "core/files/rows/chart_data.h"
#include "ui/base/look/theme.h"
#include "ui/base/wording/cell_text.h"
#include "ui/rows/table/cell_number.h"

#include <QFont>
#include <QGuiApplication>
#include <QLocale>
#include <QPalette>

#include <algorithm>
#include <cmath>
#include <utility>

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

} // namespace

void ResultTableModel::setTable(std::shared_ptr<const ResultTable> table, const QStringList& titles)
{
    beginResetModel();
    if (m_formats.size() != table->columns.size() || m_table->columns != table->columns)
        m_formats.assign(table->columns.size(), ColumnFormat::Default);
    m_table = std::move(table);
    m_titles = titles;
    m_bars.assign(m_table->columns.size(), std::nullopt);
    m_forms.clear();
    for (int column = 0; column < std::ssize(m_table->columns); ++column)
        m_forms.push_back(numberDisplay(*m_table, column));
    m_first = 0;
    m_marked.clear();
    m_order.reset();
    m_edited.setRows(m_table, {});
    m_addedCount = 0;
    endResetModel();
}

void ResultTableModel::setPage(std::shared_ptr<const ResultTable> table, std::int64_t first)
{
    const auto bars = std::exchange(m_bars, {});
    setTable(std::move(table), m_titles);
    m_first = first;
    for (size_t column = 0; column < std::min(bars.size(), m_bars.size()); ++column)
        setBars(static_cast<int>(column), bars[column].has_value());
}

void ResultTableModel::setOrder(std::optional<std::vector<int>> order)
{
    beginResetModel(); // marks would stand at other rows than before
    m_order = std::move(order);
    endResetModel();
}

std::shared_ptr<const ResultTable> ResultTableModel::arranged() const
{
    return m_order ? std::make_shared<const ResultTable>(rowsOf(*m_table, *m_order)) : m_table;
}

void ResultTableModel::setReferring(std::vector<int> columns)
{
    m_referring = std::move(columns);
}

QModelIndex ResultTableModel::setMarked(std::set<std::pair<int, int>> cells)
{
    m_marked = std::move(cells);
    return m_marked.empty() ? QModelIndex() : index(m_marked.begin()->first, m_marked.begin()->second);
}

bool ResultTableModel::isMarked(const QModelIndex& index) const
{
    return !isAdded(index.row()) && m_marked.contains({tableRow(index.row()), index.column()});
}

bool ResultTableModel::setBars(int column, bool areShown)
{
    const bool wereShown = hasBars(column);
    m_bars[static_cast<size_t>(column)] = areShown ? valueRangeOfColumn(*m_table, column) : std::nullopt;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, column), index(rowCount() - 1, column), {BarRole});
    return hasBars(column) != wereShown;
}

void ResultTableModel::setFormat(int column, ColumnFormat format)
{
    m_formats[static_cast<size_t>(column)] = format;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, column), index(rowCount() - 1, column));
}

bool ResultTableModel::hasNumbers(int column) const
{
    constexpr int kJudged = 1000; ///< rows
    for (int row = 0; row < qMin(rowCount(), kJudged); ++row) {
        if (cellNumber(cellAt(index(row, column))))
            return true;
    }
    return false;
}

QVariant ResultTableModel::barOf(const QModelIndex& index) const
{
    const std::optional<ValueRangeOfColumn>& range = m_bars[static_cast<size_t>(index.column())];
    const std::optional<double> number = cellNumber(cellAt(index));
    if (!range || !number || !std::isfinite(*number))
        return {};
    return QVariant::fromValue(DataBar{range->share(std::min(*number, 0.0)), range->share(std::max(*number, 0.0)), *number < 0});
}

bool ResultTableModel::isReferring(const QModelIndex& index) const
{
    return index.isValid() && !std::holds_alternative<Null>(cellAt(index))
        && std::ranges::find(m_referring, index.column()) != m_referring.end();
}

QString ResultTableModel::cellTitle(const QModelIndex& index) const
{
    const QString title = headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString();
    if (index.column() == 0)
        return title;
    const QString first = headerData(0, Qt::Horizontal, Qt::DisplayRole).toString();
    return QStringLiteral("%1 (%2 %3)").arg(title, first, shortCellText(cellAt(index.siblingAtColumn(0))));
}

QString ResultTableModel::fullText(const QModelIndex& index) const
{
    return cellText(cellAt(index));
}

int ResultTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : readCount() + m_addedCount;
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
    case Qt::DisplayRole: return shownText(index);
    case Qt::TextAlignmentRole: return static_cast<int>((isNumber(cell) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::FontRole: return fontOf(index);
    case Qt::EditRole: return std::holds_alternative<Null>(cell) ? QString() : fullText(index);
    case Qt::BackgroundRole: return groundOf(index);
    case Qt::ForegroundRole: return colourOf(index);
    case Qt::ToolTipRole: return toolTipOf(index);
    case BarRole: return barOf(index);
    default: return {};
    }
}

QVariant ResultTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isShown = role == Qt::DisplayRole;
    if (orientation == Qt::Vertical)
        return isShown ? QVariant(rowTitle(section)) : QVariant();
    const QString name = QString::fromStdString(m_table->columns[static_cast<size_t>(section)]);
    const QString title = m_titles.value(section);
    if (role == Qt::ToolTipRole && !title.isEmpty())
        return name;
    return isShown ? QVariant(title.isEmpty() ? name : title) : QVariant();
}

/// Figures with many digits are rounded; what is copied, exported or edited is not.
QString ResultTableModel::shownText(const QModelIndex& index) const
{
    const Cell& cell = cellAt(index);
    if (m_isBlank && std::holds_alternative<Null>(cell))
        return {};
    const std::optional<double> number = cellNumber(cell);
    if (const auto formatted = number ? formattedNumber(*number, format(index.column())) : std::nullopt)
        return *formatted;
    return scoreText(cell, m_forms[static_cast<size_t>(index.column())]);
}

QVariant ResultTableModel::toolTipOf(const QModelIndex& index) const
{
    if (const QString fault = faultOf(index); !fault.isEmpty())
        return fault;
    if (const CellEdit* edit = cellEdit(index); edit && !isAdded(index.row()))
        return tr("Not written yet. Before: %1").arg(shortCellText(edit->before));
    if (isReferring(index))
        return tr("Ctrl+click shows the referenced row");
    const bool isFormatted = cellNumber(cellAt(index)) && format(index.column()) != ColumnFormat::Default;
    const bool isRounded = m_forms[static_cast<size_t>(index.column())].decimals && std::holds_alternative<double>(cellAt(index));
    return isRounded || isFormatted ? QVariant(fullText(index)) : QVariant();
}

QVariant ResultTableModel::fontOf(const QModelIndex& index) const
{
    const RowEdit* edit = editOf(index.row());
    const bool isDeleted = edit && edit->kind == RowEdit::Kind::Deleted;
    const bool isBold = isMarked(index) || cellEdit(index);
    if (!isStandIn(cellAt(index)) && !isBold && !isDeleted)
        return {};
    QFont font;
    font.setItalic(isStandIn(cellAt(index)));
    font.setBold(isBold);
    font.setStrikeOut(isDeleted);
    return font;
}

QVariant ResultTableModel::colourOf(const QModelIndex& index) const
{
    if (isStandIn(cellAt(index)))
        return Theme::of(QGuiApplication::palette()).muted;
    return isReferring(index) ? QVariant(QGuiApplication::palette().color(QPalette::Link)) : QVariant();
}
