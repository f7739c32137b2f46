// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/joins/referred_source.h"

#include "core/sql/tree/join_origin.h"

#include <utility>

namespace ratatosk::sql {

SourceReference sourceReferredTo(SelectBlock& block, const ColumnReference& from, const ForeignKey& key, const Schema& schema,
                                 JoinKind kind)
{
    for (const Source& source : block.from)
        for (const JoinKey& join : source.keys) {
            if (join.left == from && join.right.column == key.to)
                return join.right.source;
            if (join.right == from && join.left.column == key.to)
                return join.left.source;
        }
    const SourceReference added{0, static_cast<int>(block.from.size())};
    Source source{.relation = schema.column(key.to).table, .kind = kind};
    source.keys.push_back({from, {added, key.to}, joinOrigin(schema, key.from, key.to)});
    block.from.push_back(std::move(source));
    return added;
}

} // namespace ratatosk::sql
