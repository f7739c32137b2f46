// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/database/schema/schema.h"
#include "core/grammar/transition/compact_rules.h"
#include "core/grammar/transition/tree_nodes.h"
#include "core/grammar/tree/grammar_tree.h"
#include "core/sql/joins/join_path.h"
#include "core/sql/tree/query.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace ratatosk {

/// A block under construction, with the two things that the tree leaves open: which occurrence of a repeated table counts as the first, and
/// which table stands for a star.
struct TreeScope {
    std::vector<sql::Occurrence> occurrences; ///< by index into FROM
    TableId starTable{};
    TreeScope* outer = nullptr;
    std::vector<int> firstItems{}; ///< of each query that stands behind the tables in FROM: the place of its first item
};

/// A derivation under construction, of which statements and terms are written in turn.
struct TreeConstruction {
    const Schema& schema;
    const CompactRules& rules;
    TreeScope* scope = nullptr;
    std::optional<Error> failure{}; ///< the first of the current attempt

    /// Below 0: the grammar has no such rule, which is noted as a failure.
    int ruleFor(const RuleMeaning& meaning, const char* what);
    /// An empty tree.
    sql::GrammarTree unsupported(const std::string& what);
};

/// Requires: the column belongs to a block that is under construction.
ColumnMarks marksOf(const sql::ColumnReference& column, const TreeScope* scope);

/// The marks of all columns that are written in it (not in its queries), without repeats.
template <class Part>
std::vector<ColumnMarks> marksIn(const Part& part, const TreeScope* scope)
{
    std::vector<ColumnMarks> all;
    visitTerms(part, [&](const sql::Expression& term) {
        const auto* column = std::get_if<sql::ColumnReference>(&term.term);
        const auto* output = std::get_if<sql::OutputReference>(&term.term);
        if (!column && !output)
            return;
        const ColumnMarks marks = column ? marksOf(*column, scope) : ColumnMarks{0, output->source.level};
        if (std::find(all.begin(), all.end(), marks) == all.end())
            all.push_back(marks);
    });
    return all;
}

} // namespace ratatosk
