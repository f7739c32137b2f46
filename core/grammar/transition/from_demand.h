// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/grammar/transition/compact_rules.h"
#include "core/grammar/tree/grammar_tree.h"
#include "core/sql/joins/join_path.h"

#include <vector>

namespace ratatosk {

/// What one block of a compact derivation says about its FROM.
struct FromDemand {
    std::vector<sql::Occurrence> mentioned; ///< of columns, stars and JoinAlso, in order of first mention, no repeats
    std::vector<sql::Join> stated;          ///< JoinOn and its kin; an On condition joins what it mentions, without keys

    bool operator==(const FromDemand&) const = default;
};

/// Requires: `block` is the outermost node of a block: its pattern, or the first wrapper around that.
FromDemand fromDemandOf(const sql::GrammarTree& block, const Schema& schema, const CompactRules& rules);

/// The occurrences that one part of a block mentions, marks OfOther, Other and Outer obeyed.
std::vector<sql::Occurrence> mentionedIn(const sql::GrammarTree& part, const Schema& schema, const CompactRules& rules);

/// FROM in order: what is mentioned, connected over foreign keys, `meant` ones before their rivals. Requires: something is mentioned.
/// Errors as `findJoinPath`.
Result<sql::JoinPath> completedFrom(const FromDemand& demand, const Schema& schema, const std::vector<ColumnId>& preferredKeys = {});

} // namespace ratatosk
