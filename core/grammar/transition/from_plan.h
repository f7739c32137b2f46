// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/grammar/transition/compact_rules.h"
#include "core/grammar/transition/from_demand.h"
#include "core/grammar/tree/grammar_tree.h"
#include "core/sql/joins/join_path.h"
#include "core/sql/tree/query.h"

#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace ratatosk {

/// One side of an equality in ON.
using JoinEnd = std::pair<sql::Occurrence, ColumnId>;
/// An equality in ON, the smaller side first.
using JoinPair = std::pair<JoinEnd, JoinEnd>;

/// What FROM should come out as.
struct WantedFrom {
    std::set<sql::Occurrence> occurrences;
    std::vector<JoinPair> keys;
    bool isLoose = false; ///< some table has no ON: any keys will do beside those above
};

/// Requires: all sources are tables; `occurrences` has one entry for each.
WantedFrom wantedFrom(const std::vector<sql::Source>& from, const std::vector<sql::Occurrence>& occurrences);

/// The fewest wrappers that make a block's FROM what it should be.
class FromPlan
{
public:
    /// `core` is the block as it stands.
    FromPlan(const WantedFrom& wanted, const sql::GrammarTree& core, const Schema& schema, const CompactRules& rules);

    /// False when no wrappers lead there.
    bool find();
    /// The block with the wrappers found around it.
    sql::GrammarTree wrapped(sql::GrammarTree core) const;

private:
    std::optional<sql::JoinPath> completed() const;
    bool isWanted(const std::optional<sql::JoinPath>& path) const;
    bool extend(const std::optional<sql::JoinPath>& path);
    bool addMissingTable(const sql::JoinPath& path);
    bool addMissingKey(const std::optional<sql::JoinPath>& path);
    void dropNeedless();

    const WantedFrom& m_wanted;
    const FromDemand m_core;
    const Schema& m_schema;
    const CompactRules& m_rules;
    std::vector<TableId> m_tables; ///< for JoinAlso
    std::vector<JoinPair> m_keys;  ///< for JoinOn and its kin
};

} // namespace ratatosk
