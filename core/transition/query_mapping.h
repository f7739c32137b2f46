// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/schema/schema.h"
#include "core/sql/grammar.h"
#include "core/sql/grammar_tree.h"
#include "core/sql/query.h"

namespace ratatosk {

/// Typed AST -> derivation tree of the compact grammar. Error: UnsupportedSql names the construct that has no place.
Result<sql::GrammarTree> treeOfQuery(const sql::Query& query, const Schema& schema, const sql::Grammar& compact);

/// Derivation tree of the compact grammar -> typed AST; FROM is completed by join paths over foreign keys (guessed ones are
/// marked in the AST). Error: NoAnswer when tables cannot be joined (never a silent cross join).
Result<sql::Query> queryOfTree(const sql::GrammarTree& tree, const Schema& schema, const sql::Grammar& compact);

} // namespace ratatosk
