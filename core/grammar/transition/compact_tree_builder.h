// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/grammar/transition/row_sources.h"
#include "core/grammar/transition/term_tree_builder.h"
#include "core/sql/tree/query.h"

#include <optional>
#include <vector>

namespace ratatosk {

/// Typed query -> derivation of the compact or extended grammar: statements and blocks. What stands in the clauses is written by its
/// `TermTreeBuilder`.
class CompactTreeBuilder
{
public:
    CompactTreeBuilder(const Schema& schema, const CompactRules& rules)
        : m_construction{schema, rules}, m_terms(m_construction, [this](const sql::Query& query) { return statement(query); })
    {
    }
    CompactTreeBuilder(const CompactTreeBuilder&) = delete;
    CompactTreeBuilder& operator=(const CompactTreeBuilder&) = delete;

    Result<sql::GrammarTree> build(const sql::Query& query);

private:
    using Tree = sql::GrammarTree;

    /// ORDER BY and LIMIT of the query whose last block is being built.
    struct Ending {
        const std::vector<sql::OrderKey>* orderBy = nullptr;
        const std::optional<sql::Literal>* limit = nullptr;
        const std::optional<sql::Literal>* offset = nullptr;
        const idiom::BestOfEach* best = nullptr;
        bool isMedian = false;
        const std::vector<RowSource>* rows = nullptr; ///< behind the tables
    };

    Tree statement(const sql::Query& query);
    Tree block(const sql::SelectBlock& block, const Ending& ending);
    Tree tableBlock(const sql::SelectBlock& block, const Ending& ending);
    Tree rows(const sql::SelectBlock& block, const Ending& ending);
    Tree besideRows(const sql::SelectBlock& block, const Ending& ending);
    Tree withRows(const std::vector<RowSource>& rows, Tree tree);
    Tree joinsThatMayFail(const sql::SelectBlock& block, Tree tree);
    std::optional<Tree> attempt(const sql::SelectBlock& block, const Ending& ending, TreeScope scope);
    Tree pattern(const sql::SelectBlock& block, const Ending& ending);
    Tree wrapped(const sql::SelectBlock& block, const Ending& ending, Tree tree);
    Tree median(const sql::SelectBlock& block);
    Tree selection(const sql::SelectBlock& block);
    Tree item(const sql::Expression& expression, const sql::SelectBlock& block);
    std::vector<const sql::Expression*> plainKeys(const sql::SelectBlock& block);
    std::vector<const sql::Expression*> hiddenKeys(const sql::SelectBlock& block) const;
    bool isItem(const sql::Expression& expression, const sql::SelectBlock& block) const;
    Tree order(const Ending& ending, size_t key);
    Tree lastOrder(const sql::OrderKey& key, const Ending& ending);

    TreeConstruction m_construction;
    TermTreeBuilder m_terms;
};

} // namespace ratatosk
