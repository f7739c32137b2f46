// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/schema/schema.h"
#include "core/grammar/tree/grammar.h"
#include "core/grammar/tree/grammar_tree.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// Typed query -> derivation tree of the compact grammar. What the grammar does not keep is lost: select aliases, the order of FROM, and
/// a missing ON where foreign keys connect the tables. Error: UnsupportedSql names the construct that has no place.
Result<sql::GrammarTree> treeOfQuery(const sql::Query& query, const Schema& schema, const sql::Grammar& compact);

/// Derivation tree of the compact grammar -> typed query; FROM is completed by join paths over foreign keys (guessed ones are
/// marked in the query), of several keys between two tables over the `meant` one (`core/linking/links/key_disambiguation`). Errors: NoAnswer when tables
/// cannot be joined (never a silent cross join), LimitExceeded for too many tables.
Result<sql::Query> queryOfTree(const sql::GrammarTree& tree, const Schema& schema, const sql::Grammar& compact,
                               const std::vector<ColumnId>& preferredKeys = {});

} // namespace ratatosk
