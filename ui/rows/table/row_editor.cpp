// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/row_editor.h"

#include "core/answer/explaining/row_changes.h"
#include "core/files/rows/sheet_cells.h"
#include "ui/rows/cells/cell_dialog.h"
#include "ui/rows/table/pending_edits.h"
#include "ui/rows/table/result_table_model.h"
#include "ui/rows/table/rows_view.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QPointer>

#include <algorithm>
#include <set>
#include <utility>

using namespace ratatosk;

namespace {

bool isName(const std::string& text, const std::string& name)
{
    return QString::fromStdString(text).compare(QString::fromStdString(name), Qt::CaseInsensitive) == 0;
}

} // namespace

RowEditor::RowEditor(ResultTableModel& model, RowsView& rows, PendingEdits& edits, QObject* parent)
    : QObject(parent), m_model(model), m_rows(rows), m_edits(edits)
{
    addKey(tr("Set to NULL"), QKeySequence(QKeySequence::Delete), &RowEditor::clearCells);
    addKey(tr("Paste into cells"), QKeySequence(QKeySequence::Paste), &RowEditor::paste);
    addKey(tr("Undo last edit"), QKeySequence(QKeySequence::Undo), &RowEditor::undo);
}

void RowEditor::addKey(const QString& text, const QKeySequence& key, void (RowEditor::*does)())
{
    auto* action = new QAction(text, &m_rows);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, does);
    m_rows.addAction(action);
}

QString RowEditor::growReason() const
{
    if (m_model.binding().canGrow)
        return {};
    return m_model.binding().reason.isEmpty() ? tr("These rows are read-only.") : m_model.binding().reason;
}

/// As they are shown; the current one where none is marked.
std::vector<int> RowEditor::markedRows() const
{
    std::set<int> rows;
    for (const QItemSelectionRange& range : m_rows.selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.insert(row);
    }
    return {rows.begin(), rows.end()};
}

void RowEditor::showLast()
{
    const int row = m_model.rowCount() - 1;
    const auto& key = m_model.binding().key;
    int column = 0;
    while (column + 1 < m_model.columnCount()
           && (m_rows.isColumnHidden(column) || !m_model.readOnlyReason(m_model.index(row, column)).isEmpty()
               || (key.size() == 1 && key.front() == column)))
        ++column;
    m_rows.setCurrentIndex(m_model.index(row, column));
    m_rows.scrollTo(m_rows.currentIndex());
    m_rows.setFocus();
}

void RowEditor::addRow()
{
    if (const QString reason = growReason(); !reason.isEmpty())
        return Q_EMIT refused(reason);
    m_edits.change([this](RowEdits& edits) { edits.insert(m_model.binding().table); });
    showLast();
    m_rows.edit(m_rows.currentIndex());
}

void RowEditor::duplicateRows()
{
    const RowBinding& binding = m_model.binding();
    if (const QString reason = growReason(); !reason.isEmpty())
        return Q_EMIT refused(reason);
    const bool isNumbered = binding.key.size() == 1 && binding.types[static_cast<size_t>(binding.key.front())] == ColumnType::Number;
    std::vector<std::vector<NamedCell>> rows;
    for (const int row : markedRows()) {
        std::vector<NamedCell>& cells = rows.emplace_back();
        for (int column = 0; column < m_model.columnCount(); ++column) {
            const bool isGiven = (isNumbered && binding.key.front() == column) || !binding.columnReasons.value(column).isEmpty();
            if (!isGiven)
                cells.push_back({binding.columns[static_cast<size_t>(column)], m_model.cellAt(m_model.index(row, column))});
        }
    }
    if (rows.empty())
        return Q_EMIT refused(tr("First select the rows that you want to duplicate."));
    m_edits.change([&](RowEdits& edits) {
        for (const auto& cells : rows)
            edits.insert(binding.table, cells);
    });
    showLast();
}

void RowEditor::deleteRows()
{
    const std::vector<int> rows = markedRows();
    if (rows.empty())
        return Q_EMIT refused(tr("First select the rows that you want to delete."));
    std::vector<int> added;
    std::vector<int> read;
    for (const int row : rows) {
        if (m_model.isAdded(row))
            added.push_back(m_model.editOf(row)->id);
        else
            read.push_back(m_model.tableRow(row));
    }
    if (!read.empty() && m_model.binding().key.empty())
        return Q_EMIT refused(m_model.readOnlyReason(m_model.index(rows.front(), 0)));
    m_edits.change([&](RowEdits& edits) {
        for (const int id : added)
            edits.drop(id);
        for (const int row : read)
            edits.remove(m_model.edited().placeOf(row), m_model.edited().cellsOf(row));
    });
}

void RowEditor::clearCells()
{
    std::vector<std::pair<QModelIndex, Cell>> cells;
    for (const QModelIndex& index : m_rows.selectionModel()->selectedIndexes()) {
        if (!m_rows.isColumnHidden(index.column()))
            cells.emplace_back(index, Null{});
    }
    if (cells.empty())
        return;
    if (const QString reason = m_model.readOnlyReason(cells.front().first); !reason.isEmpty())
        return Q_EMIT refused(reason);
    m_model.setCells(cells);
}

/// As they stand beside each other.
std::vector<int> RowEditor::columnsFrom(int column) const
{
    const QHeaderView* header = m_rows.horizontalHeader();
    std::vector<int> columns;
    for (int place = header->visualIndex(column); place >= 0 && place < header->count(); ++place) {
        if (!m_rows.isColumnHidden(header->logicalIndex(place)))
            columns.push_back(header->logicalIndex(place));
    }
    return columns;
}

void RowEditor::fill(const std::string& text)
{
    std::vector<std::pair<QModelIndex, Cell>> cells;
    for (const QModelIndex& index : m_rows.selectionModel()->selectedIndexes())
        cells.emplace_back(index, m_model.typedCell(QString::fromStdString(text), index.column()));
    m_model.setCells(cells);
}

void RowEditor::paste()
{
    const QModelIndex current = m_rows.currentIndex();
    const std::string text = QGuiApplication::clipboard()->text().toStdString();
    if (!current.isValid() || text.empty())
        return;
    if (const QString reason = m_model.readOnlyReason(current); !reason.isEmpty())
        return Q_EMIT refused(reason);
    auto lines = sheetCells(text);
    if (lines.size() == 1 && lines.front().size() == 1 && m_rows.selectionModel()->selectedIndexes().size() > 1)
        fill(lines.front().front());
    else
        pasteBlock(std::move(lines));
}

void RowEditor::pasteBlock(std::vector<std::vector<std::string>> lines)
{
    const QModelIndex current = m_rows.currentIndex();
    const std::vector<int> columns = columnsFrom(current.column());
    const auto& names = m_model.binding().columns;
    const auto& first = lines.front();
    bool isHeader = lines.size() > 1 && first.size() <= columns.size();
    for (size_t place = 0; isHeader && place < first.size(); ++place)
        isHeader = isName(first[place], names[static_cast<size_t>(columns[place])]);
    if (isHeader)
        lines.erase(lines.begin());
    const int room = m_model.rowCount() - current.row();
    if (std::ssize(lines) > room && !m_model.binding().canGrow)
        lines.resize(static_cast<size_t>(room));
    std::vector<std::pair<ResultTableModel::CellPlace, Cell>> changed;
    std::vector<std::vector<NamedCell>> added;
    for (int line = 0; line < std::ssize(lines); ++line) {
        const auto& texts = lines[static_cast<size_t>(line)];
        std::vector<NamedCell> cells;
        for (size_t place = 0; place < std::min(texts.size(), columns.size()); ++place) {
            const QModelIndex index = m_model.index(std::min(current.row() + line, m_model.rowCount() - 1), columns[place]);
            const Cell cell = m_model.typedCell(QString::fromStdString(texts[place]), columns[place]);
            if (line >= room && !texts[place].empty() && m_model.binding().columnReasons.value(columns[place]).isEmpty())
                cells.push_back({names[static_cast<size_t>(columns[place])], cell});
            else if (line < room && m_model.readOnlyReason(index).isEmpty())
                changed.emplace_back(m_model.placeOf(index), cell);
        }
        if (line >= room)
            added.push_back(std::move(cells));
    }
    m_edits.change([&](RowEdits& edits) {
        for (const auto& [place, cell] : changed)
            place.added != 0 ? edits.setCell(place.added, place.column, cell) : edits.setCell(place.row, place.column, place.before, cell);
        for (const auto& cells : added)
            edits.insert(m_model.binding().table, cells);
    });
}

void RowEditor::pasteRows()
{
    if (const QString reason = growReason(); !reason.isEmpty())
        return Q_EMIT refused(reason);
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty())
        return Q_EMIT refused(tr("There is no text to paste. Copy rows from a spreadsheet first."));
    const auto& names = m_model.binding().columns;
    const auto pasted = pastedRows(text.toStdString(), names, m_model.binding().types);
    if (!pasted)
        return Q_EMIT refused(tr("A row to paste has more cells than the table has columns (%1).").arg(names.size()));
    if (pasted->empty())
        return Q_EMIT refused(tr("The text to paste has a header but no rows."));
    m_edits.change([&](RowEdits& edits) {
        for (const std::vector<NamedCell>& cells : *pasted)
            edits.insert(m_model.binding().table, cells);
    });
    showLast();
}

void RowEditor::undo()
{
    if (!m_edits.undo())
        Q_EMIT refused(tr("There is no edit to undo."));
}

/// SQLite keeps whatever is written to a column of numbers.
QString RowEditor::objectionToNumber(const QString& text)
{
    bool isNumber = false;
    const QString trimmed = text.trimmed();
    trimmed.toDouble(&isNumber);
    if (isNumber || trimmed.isEmpty() || trimmed.compare(QLatin1String("NULL"), Qt::CaseInsensitive) == 0)
        return {};
    return tr("This column holds numbers, but “%1” is not a number. Press “Change” again to keep this value.").arg(trimmed);
}

/// Other rows may be shown by the time that the text is taken.
void RowEditor::showCell(const QModelIndex& index)
{
    auto* dialog = new CellDialog(m_model.cellTitle(index), m_model.cellAt(index), m_rows.window());
    dialog->show();
    const RowBinding& binding = m_model.binding();
    if (const QString reason = m_model.readOnlyReason(index); !reason.isEmpty())
        return binding.table.empty() ? void() : dialog->sayWhy(reason);
    const ColumnType type = binding.types[static_cast<size_t>(index.column())];
    const auto check = [type](const QString& text) { return type == ColumnType::Number ? objectionToNumber(text) : QString(); };
    dialog->allowChange(check, [edits = QPointer(&m_edits), place = m_model.placeOf(index), type](const QString& text) {
        const Cell cell = typedCell(text.toStdString(), type);
        if (edits)
            edits->change([&](RowEdits& all) {
                place.added != 0 ? all.setCell(place.added, place.column, cell) : all.setCell(place.row, place.column, place.before, cell);
            });
    });
}

bool RowEditor::showEdit(int edit, const std::string& column)
{
    const auto& names = m_model.binding().columns;
    const auto place = std::ranges::find(names, column);
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const RowEdit* shown = m_model.editOf(row);
        if (!shown || shown->id != edit)
            continue;
        m_rows.setCurrentIndex(m_model.index(row, place == names.end() ? 0 : static_cast<int>(place - names.begin())));
        m_rows.scrollTo(m_rows.currentIndex());
        return true;
    }
    return false;
}
