// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/rows/figure_range.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

/// Where the bar behind a figure begins and ends, 0 to 1 of its cell.
struct FigureBar {
    double begin = 0;
    double end = 0;
    bool isNegative = false;
};
Q_DECLARE_METATYPE(FigureBar)

/// The rows of one statement for a table view, without copying them.
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
    /// Cells without a value stay empty; in a cross table that is what is missing.
    void setBlank(bool isBlank) { m_isBlank = isBlank; }
    /// Cells to point out, by row and column of the table; the next table has none. Returns the first of them.
    QModelIndex setMarked(std::set<std::pair<int, int>> cells);
    /// Whether the cell does.
    bool isReferring(const QModelIndex& index) const;

    const std::optional<std::vector<int>>& order() const { return m_order; }
    /// The table with the rows that are shown, in their order.
    std::shared_ptr<const ratatosk::ResultTable> arranged() const;
    /// Where in the table the row shown at `row` is.
    int tableRow(int row) const { return m_order ? (*m_order)[static_cast<size_t>(row)] : row; }
    /// Requires: a valid index of this model.
    const ratatosk::Cell& cellAt(const QModelIndex& index) const;

    /// "name (id 1)": the column, and of which row by its first cell.
    QString cellTitle(const QModelIndex& index) const;

    /// The cell in full, as text for the clipboard.
    QString fullText(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    bool isMarked(const QModelIndex& index) const;
    QVariant fontOf(const QModelIndex& index) const;
    QVariant colourOf(const QModelIndex& index) const;
    QString shownText(const QModelIndex& index) const;
    QVariant toolTipOf(const QModelIndex& index) const;
    QVariant barOf(const QModelIndex& index) const;

    std::shared_ptr<const ratatosk::ResultTable> m_table = std::make_shared<ratatosk::ResultTable>();
    QStringList m_titles;
    std::vector<bool> m_hasFractions;           ///< of each column
    std::vector<std::optional<int>> m_decimals; ///< of each column, as it is shown (shown_decimals.h)
    std::vector<std::optional<ratatosk::FigureRange>> m_bars;
    bool m_isBlank = false;
    std::int64_t m_first = 0;
    std::vector<int> m_referring;
    std::set<std::pair<int, int>> m_marked;
    std::optional<std::vector<int>> m_order;
};
