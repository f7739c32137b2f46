// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/files/rows/row_edits.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

/// What the rows of a statement are in the file, as far as they can be changed there: a value.
struct RowBinding {
    std::string table;                ///< empty: they are not the rows of one
    std::vector<std::string> columns; ///< by place: what it calls them
    std::vector<ratatosk::ColumnType> types;
    std::vector<int> key;      ///< places of the primary key; empty: rows that are there stay as they are
    QString reason;            ///< why they do
    QStringList columnReasons; ///< by place: why a column alone does; empty: it does not
    bool canGrow = false;      ///< rows can be added
};

/// Which of a result's rows have edits, and which edits add rows to it. Looks at the rows once, and only when there are edits.
class EditedRows
{
public:
    void setRows(std::shared_ptr<const ratatosk::ResultTable> rows, RowBinding binding);
    const RowBinding& binding() const { return m_binding; }

    /// The edits are others now.
    void read(const ratatosk::RowEdits& edits);
    /// RowEdit::id; 0: none.
    int editOf(int row) const;
    /// The ids of those that add rows, in order.
    const std::vector<int>& added() const { return m_added; }

    /// Requires: binding().key.
    ratatosk::RowPlace placeOf(int row) const;
    /// All that is shown of a row.
    std::vector<ratatosk::NamedCell> cellsOf(int row) const;

private:
    std::shared_ptr<const ratatosk::ResultTable> m_rows;
    RowBinding m_binding;
    std::unordered_map<std::string, int> m_rowOf; ///< by the row's name; empty: not looked at yet
    std::unordered_map<int, int> m_edits;         ///< by row
    std::vector<int> m_added;
};
