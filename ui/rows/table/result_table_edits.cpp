// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Edits that are not written yet, as the table of rows shows them and takes them.
#include "core/answer/explaining/row_changes.h"
#include "ui/base/look/theme.h"
#include "ui/base/wording/cell_text.h"
#include "ui/rows/table/pending_edits.h"
#include "ui/rows/table/result_table_model.h"

#include <QGuiApplication>
#include <QLocale>

#include <utility>

using namespace ratatosk;

namespace {

constexpr size_t kLongestInPlace = 2000; ///< bytes; longer texts, and those of several lines, are changed in their own window

bool fitsInPlace(const Cell& cell)
{
    const auto* text = std::get_if<std::string>(&cell);
    return !text || (text->size() <= kLongestInPlace && text->find('\n') == std::string::npos);
}

} // namespace

void ResultTableModel::setEdits(PendingEdits& edits)
{
    m_edits = &edits;
    connect(m_edits, &PendingEdits::changed, this, &ResultTableModel::showEdits);
}

void ResultTableModel::setBinding(const RowBinding& binding)
{
    m_edited.setRows(m_table, binding);
    showEdits();
}

/// Rows that are added come and go at the end; which of them it is, is told by their cells.
void ResultTableModel::showEdits()
{
    if (!m_edits)
        return;
    m_edited.read(m_edits->edits());
    const int count = static_cast<int>(m_edited.added().size());
    if (count > m_addedCount) {
        beginInsertRows({}, rowCount(), rowCount() + count - m_addedCount - 1);
        m_addedCount = count;
        endInsertRows();
    } else if (count < m_addedCount) {
        beginRemoveRows({}, rowCount() - (m_addedCount - count), rowCount() - 1);
        m_addedCount = count;
        endRemoveRows();
    }
    if (rowCount() == 0 || columnCount() == 0)
        return;
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    Q_EMIT headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
}

bool ResultTableModel::hasEdits() const
{
    return m_edits && !m_edits->isEmpty() && !binding().table.empty();
}

const RowEdit* ResultTableModel::editOf(int row) const
{
    if (!m_edits)
        return nullptr;
    const int id = isAdded(row) ? m_edited.added()[static_cast<size_t>(row - readCount())] : m_edited.editOf(tableRow(row));
    return id == 0 ? nullptr : m_edits->edits().find(id);
}

/// Of a row that is to be deleted every cell has one, which is not shown.
const CellEdit* ResultTableModel::cellEdit(const QModelIndex& index) const
{
    const RowEdit* edit = editOf(index.row());
    const bool isShown = edit && edit->kind != RowEdit::Kind::Deleted;
    return isShown ? edit->find(binding().columns[static_cast<size_t>(index.column())]) : nullptr;
}

const Cell& ResultTableModel::cellAt(const QModelIndex& index) const
{
    static const Cell nothing = Null{};
    if (const CellEdit* edit = cellEdit(index))
        return edit->after;
    if (isAdded(index.row()))
        return nothing;
    return m_table->rows[static_cast<size_t>(tableRow(index.row()))][static_cast<size_t>(index.column())];
}

QString ResultTableModel::readOnlyReason(const QModelIndex& index) const
{
    if (!m_edits || !index.isValid())
        return tr("These rows are read-only.");
    const RowEdit* edit = editOf(index.row());
    const QString ofColumn = binding().columnReasons.value(index.column());
    if (!ofColumn.isEmpty())
        return ofColumn;
    if (edit && edit->kind == RowEdit::Kind::Deleted)
        return tr("The row will be deleted. Undo that first.");
    if (isAdded(index.row()) || !binding().key.empty())
        return {};
    return binding().reason.isEmpty() ? tr("These rows are read-only.") : binding().reason;
}

/// As readOnlyReason, without its words.
bool ResultTableModel::isReadOnly(const QModelIndex& index) const
{
    if (!m_edits || !index.isValid() || !binding().columnReasons.value(index.column()).isEmpty())
        return true;
    if (isAdded(index.row()))
        return false;
    const RowEdit* edit = editOf(index.row());
    return binding().key.empty() || (edit && edit->kind == RowEdit::Kind::Deleted);
}

/// A header that is painted while all rows are marked asks for those of every row: no more than looking is done here.
Qt::ItemFlags ResultTableModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (isReadOnly(index))
        return flags;
    const Cell& cell = cellAt(index);
    return !std::holds_alternative<Blob>(cell) && fitsInPlace(cell) ? flags | Qt::ItemIsEditable : flags;
}

/// A field that was left empty holds nothing, unless texts may be empty.
Cell ResultTableModel::typedCell(const QString& text, int column) const
{
    const ColumnType type = binding().types[static_cast<size_t>(column)];
    if (text.isEmpty() && type != ColumnType::Text && type != ColumnType::Other)
        return Null{};
    return ratatosk::typedCell((type == ColumnType::Text ? text : text.trimmed()).toStdString(), type);
}

bool ResultTableModel::setData(const QModelIndex& index, const QVariant& text, int role)
{
    if (role != Qt::EditRole || !readOnlyReason(index).isEmpty())
        return false;
    if (text.toString() == data(index, Qt::EditRole).toString()) // NULL that nobody typed over, too
        return false;
    setCells({{index, typedCell(text.toString(), index.column())}});
    return true;
}

ResultTableModel::CellPlace ResultTableModel::placeOf(const QModelIndex& index) const
{
    CellPlace place{.row = {}, .column = binding().columns[static_cast<size_t>(index.column())], .before = {}};
    if (isAdded(index.row())) {
        place.added = m_edited.added()[static_cast<size_t>(index.row() - readCount())];
        return place;
    }
    const int row = tableRow(index.row());
    place.row = m_edited.placeOf(row);
    place.before = m_table->rows[static_cast<size_t>(row)][static_cast<size_t>(index.column())];
    return place;
}

void ResultTableModel::setCells(const std::vector<std::pair<QModelIndex, Cell>>& cells)
{
    std::vector<std::pair<CellPlace, Cell>> places;
    for (const auto& [index, cell] : cells) {
        if (readOnlyReason(index).isEmpty())
            places.emplace_back(placeOf(index), cell);
    }
    if (places.empty())
        return;
    m_edits->change([&](RowEdits& edits) {
        for (const auto& [place, cell] : places) {
            if (place.added != 0)
                edits.setCell(place.added, place.column, cell);
            else
                edits.setCell(place.row, place.column, place.before, cell);
        }
    });
}

QString ResultTableModel::faultOf(const QModelIndex& index) const
{
    const RowEdit* edit = editOf(index.row());
    if (!edit)
        return {};
    const std::string& column = binding().columns[static_cast<size_t>(index.column())];
    const bool isIntended = edit->fault && (edit->fault->column == column || (edit->fault->column.empty() && edit->find(column)));
    if (isIntended)
        return faultText(*edit->fault);
    const CellEdit* cell = cellEdit(index);
    const bool isOdd = cell && binding().types[static_cast<size_t>(index.column())] == ColumnType::Number
        && std::holds_alternative<std::string>(cell->after);
    return isOdd ? tr("This column holds numbers, but “%1” is not a number.").arg(shortCellText(cell->after)) : QString();
}

QVariant ResultTableModel::groundOf(const QModelIndex& index) const
{
    const Theme theme = Theme::of(QGuiApplication::palette());
    if (!faultOf(index).isEmpty())
        return theme.groundOf(theme.error);
    if (isMarked(index) || isAdded(index.row()) || cellEdit(index))
        return theme.tint;
    return {};
}

/// A sign for what becomes of the row stands behind its number.
QString ResultTableModel::rowTitle(int row) const
{
    if (isAdded(row))
        return QStringLiteral("+");
    const QString number = QLocale().toString(static_cast<qlonglong>(m_first + row + 1));
    const RowEdit* edit = editOf(row);
    if (!edit)
        return number;
    return edit->kind == RowEdit::Kind::Deleted ? number + QStringLiteral(" −") : number + QStringLiteral(" •");
}
