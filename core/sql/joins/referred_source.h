// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

namespace ratatosk::sql {

/// Where the rows come from that `from` refers to by the key: the source of the block that is joined by it, or one more, joined in the way of
/// `kind`. Requires: a key of one column, and `from` of the block itself.
SourceReference sourceReferredTo(SelectBlock& block, const ColumnReference& from, const ForeignKey& key, const Schema& schema,
                                 JoinKind kind = JoinKind::Inner);

} // namespace ratatosk::sql
