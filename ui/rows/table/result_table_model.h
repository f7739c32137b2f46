// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/rows/column_value_range.h"
#include "core/files/rows/number_display.h"
#include "ui/base/wording/column_format.h"
#include "ui/rows/table/edited_rows.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

class PendingEdits;

/// Where the bar behind a figure begins and ends, 0 to 1 of its cell.
struct DataBar {
    double begin = 0;
    double end = 0;
    bool isNegative = false;
};
Q_DECLARE_METATYPE(DataBar)

/// The rows of one statement for a table view, without copying them. Edits that are not written yet show as if they were; rows that
/// they add stand at the end, whatever the order.
class ResultTableModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Role { BarRole = Qt::UserRole }; ///< a FigureBar; invalid: the cell has none

    using QAbstractTableModel::QAbstractTableModel;

    /// titles: shown in place of the columns' names where they are not empty; may be fewer.
    void setTable(std::shared_ptr<const ratatosk::ResultTable> table, const QStringList& titles = {});
    std::shared_ptr<const ratatosk::ResultTable> table() const { return m_table; }

    /// Other rows of the same statement; `first`: what the first of them is, from 0, of all that it finds.
    void setPage(std::shared_ptr<const ratatosk::ResultTable> table, std::int64_t first);

    /// Shows these rows in this order; nothing: all as they came.
    void setOrder(std::optional<std::vector<int>> order);
    /// Columns whose cells refer to other rows.
    void setReferring(std::vector<int> columns);
    /// Bars behind the figures of a column, or none any more. False: nothing has changed, since there are no figures.
    bool setBars(int column, bool areShown);
    bool hasBars(int column) const { return m_bars[static_cast<size_t>(column)].has_value(); }
    /// How the numbers of a column are written. Stays while rows of the same columns come.
    void setFormat(int column, ColumnFormat format);
    /// Judged by the first rows.
    bool hasNumbers(int column) const;
    ColumnFormat format(int column) const { return m_formats[static_cast<size_t>(column)]; }
    /// Cells without a value stay empty; in a cross table that is what is missing.
    void setBlank(bool isBlank) { m_isBlank = isBlank; }
    /// Cells to point out, by row and column of the table; the next table has none. Returns the first of them.
    QModelIndex setMarked(std::set<std::pair<int, int>> cells);
    /// Whether the cell does.
    bool isReferring(const QModelIndex& index) const;

    /// Requires: the edits outlive this.
    void setEdits(PendingEdits& edits);
    /// What can be changed of the table that is shown; the next one has nothing of it.
    void setBinding(const RowBinding& binding);
    const RowBinding& binding() const { return m_edited.binding(); }
    /// Why a cell cannot be changed; empty: it can.
    QString readOnlyReason(const QModelIndex& index) const;
    bool isReadOnly(const QModelIndex& index) const;
    /// As one step; those that cannot be changed are left out.
    void setCells(const std::vector<std::pair<QModelIndex, ratatosk::Cell>>& cells);
    /// A row to be changed, in whatever rows it is shown by then.
    struct CellPlace {
        ratatosk::RowPlace row;
        int added = 0; ///< in place of it: the edit that adds the row
        std::string column;
        ratatosk::Cell before;
    };
    CellPlace placeOf(const QModelIndex& index) const;
    /// What a text means in a column: a number where it has numbers, NULL for the word.
    ratatosk::Cell typedCell(const QString& text, int column) const;
    /// The edit of the row; null: it has none.
    const ratatosk::RowEdit* editOf(int row) const;
    /// Whether an edit adds the row.
    bool isAdded(int row) const { return row >= readCount(); }
    const EditedRows& edited() const { return m_edited; }
    /// Of this table or of another.
    bool hasEdits() const;

    const std::optional<std::vector<int>>& order() const { return m_order; }
    /// The table with the rows that are shown, in their order.
    std::shared_ptr<const ratatosk::ResultTable> arranged() const;
    /// Where in the table the row shown at `row` is. Requires: !isAdded(row).
    int tableRow(int row) const { return m_order ? (*m_order)[static_cast<size_t>(row)] : row; }
    /// Requires: a valid index of this model.
    const ratatosk::Cell& cellAt(const QModelIndex& index) const;

    /// "name (id 1)": the column, and of which row by its first cell.
    QString cellTitle(const QModelIndex& index) const;

    /// As the statement has it, whatever title it is shown under.
    QString columnName(int column) const { return QString::fromStdString(m_table->columns[static_cast<size_t>(column)]); }

    /// The cell in full, as text for the clipboard.
    QString fullText(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    /// As typed.
    bool setData(const QModelIndex& index, const QVariant& text, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    int readCount() const { return static_cast<int>(m_order ? m_order->size() : m_table->rows.size()); }
    void showEdits();
    const ratatosk::CellEdit* cellEdit(const QModelIndex& index) const;
    QString faultOf(const QModelIndex& index) const;
    QVariant groundOf(const QModelIndex& index) const;
    QString rowTitle(int row) const;
    bool isMarked(const QModelIndex& index) const;
    QVariant fontOf(const QModelIndex& index) const;
    QVariant colourOf(const QModelIndex& index) const;
    QString shownText(const QModelIndex& index) const;
    QVariant toolTipOf(const QModelIndex& index) const;
    QVariant barOf(const QModelIndex& index) const;

    std::shared_ptr<const ratatosk::ResultTable> m_table = std::make_shared<ratatosk::ResultTable>();
    QStringList m_titles;
    std::vector<ratatosk::NumberDisplay> m_forms; ///< of each column
    std::vector<std::optional<ratatosk::ValueRangeOfColumn>> m_bars;
    std::vector<ColumnFormat> m_formats; ///< of each column
    bool m_isBlank = false;
    std::int64_t m_first = 0;
    std::vector<int> m_referring;
    std::set<std::pair<int, int>> m_marked;
    std::optional<std::vector<int>> m_order;
    PendingEdits* m_edits = nullptr; ///< null: nothing can be changed
    EditedRows m_edited;
    int m_addedCount = 0; ///< rows at the end, as views know it
};
