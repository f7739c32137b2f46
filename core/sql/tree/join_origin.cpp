// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/tree/join_origin.h"

#include <algorithm>

namespace ratatosk::sql {

namespace {

JoinOrigin originOf(const ForeignKey& key)
{
    return key.isGuess ? JoinOrigin::Guessed : JoinOrigin::Declared;
}

/// How sure it is that both columns hold values of `parent`: a column holds its own for sure.
JoinOrigin sharing(const Schema& schema, ColumnId column, ColumnId parent)
{
    JoinOrigin best = column == parent ? JoinOrigin::Declared : JoinOrigin::Stated;
    for (const ForeignKey& key : schema.foreignKeys()) {
        if (key.from == column && key.to == parent)
            best = std::min(best, originOf(key));
    }
    return best;
}

} // namespace

JoinOrigin joinOrigin(const Schema& schema, ColumnId left, ColumnId right)
{
    JoinOrigin best = JoinOrigin::Stated;
    for (const ForeignKey& key : schema.foreignKeys())
        best = std::min(best, std::max(sharing(schema, left, key.to), sharing(schema, right, key.to)));
    return best;
}

} // namespace ratatosk::sql
