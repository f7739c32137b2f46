// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <string_view>
#include <vector>

namespace ratatosk {

/// What of a statement's rows can be changed: those of one table, which its primary key tells apart.
struct EditableRows {
    enum class Reason {
        None,        ///< they can be changed
        NotOneTable, ///< groups, several tables, computed cells, or rows that are shown once
        View,
        NoKey,       ///< the table has no primary key
        KeyNotShown, ///< the statement does not show all of it
    };

    Reason reason = Reason::NotOneTable;
    TableId table{};               ///< unless they are not of one
    std::vector<ColumnId> columns; ///< by place
    std::vector<int> key;          ///< places of the primary key

    /// Other rows can be added to them.
    bool canGrow() const { return reason != Reason::NotOneTable && reason != Reason::View; }
};

EditableRows editableRows(std::string_view sql, const Schema& schema);

} // namespace ratatosk
