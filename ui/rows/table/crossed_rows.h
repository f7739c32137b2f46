// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/rows/cross_table.h"

#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

/// The rows of a statement, and a cross table of them where they have that shape (core/files/rows/cross_table.h).
class CrossedRows
{
public:
    using Table = std::shared_ptr<const ratatosk::ResultTable>;

    CrossedRows() = default;
    /// titles: of columns that have no name of their own, else empty.
    CrossedRows(Table rows, const QStringList& titles);

    bool canCross() const { return m_shape.has_value(); }
    bool isCrossed() const { return m_crossed != nullptr; }
    /// Requires, to be crossed: canCross().
    void setCrossed(bool isCrossed);

    const Table& shown() const { return m_crossed ? m_crossed : m_rows; }
    QStringList titles() const;
    /// The row of the statement behind a cell that is shown; empty: there is none.
    std::vector<ratatosk::Cell> rowBehind(int row, int column) const;

private:
    Table m_rows = std::make_shared<const ratatosk::ResultTable>();
    QStringList m_titles;
    std::optional<ratatosk::CrossShape> m_shape;
    Table m_crossed; ///< null: the rows are shown as they are
};
