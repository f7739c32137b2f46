// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/database/schema/schema.h"
#include "core/grammar/transition/compact_rules.h"
#include "core/grammar/transition/idioms.h"
#include "core/grammar/transition/tree_nodes.h"
#include "core/grammar/tree/grammar_tree.h"
#include "core/sql/joins/join_path.h"
#include "core/sql/tree/query.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace ratatosk {

/// An item of rows that a block reads as a table.
struct RowItem {
    sql::OutputReference output;
    std::optional<ColumnType> type{}; ///< as far as it shows
};

/// The FROM of a block that is being built: where its columns refer to.
struct BlockScope {
    std::vector<sql::Occurrence> occurrences; ///< by index into FROM
    BlockScope* outer = nullptr;
    std::optional<idiom::BestOfEach> best{}; ///< its rows are left out: the block's
    std::vector<sql::Expression> keys{};     ///< items that are keys of GROUP BY as well
    std::vector<RowItem> items{};            ///< of the queries in FROM, one after the other
};

/// A query under construction, of which statements and terms are built in turn.
struct QueryConstruction {
    const Schema& schema;
    const CompactRules& rules;
    BlockScope* scope = nullptr;    ///< of the block that is being built
    std::optional<Error> failure{}; ///< the first; what is built after it is thrown away

    void fail(std::string reason)
    {
        if (!failure)
            failure = Error{ErrorCode::NoAnswer, std::move(reason)};
    }
};

/// What stands in the clauses of a query: expressions and conditions, from their derivation.
class TermBuilder
{
public:
    using Tree = sql::GrammarTree;
    using BuildStatement = std::function<sql::Query(const Tree&)>; ///< for queries inside a term

    using Marks = ColumnMarks;

    TermBuilder(QueryConstruction& construction, BuildStatement statement) : m_construction(construction), m_statement(std::move(statement))
    {
    }

    sql::Expression expression(const Tree& tree, Marks marks);
    sql::Condition condition(const Tree& tree, Marks marks);
    sql::Expression columnReference(const Tree& leaf, Marks marks);
    sql::Literal rowCount(const Tree& leaf);

private:
    sql::Expression itemReference(const ItemRule& item, Marks marks);
    std::optional<ColumnType> typeOfItem(const sql::OutputReference& output) const;
    sql::Expression idiomOf(const Tree& tree, IdiomRule rule, Marks marks);
    sql::Expression textPart(const Tree& tree, IdiomRule rule, Marks marks);
    sql::Expression cases(const Tree& tree, Marks marks);
    sql::Expression filtered(const Tree& tree, Marks marks);
    sql::Expression window(const Tree& tree, WindowRule rule, Marks marks);
    sql::Expression within(sql::Expression group, sql::Expression window);
    std::vector<sql::OrderKey> orderKeys(const Tree& tree, Marks marks);
    sql::Literal wholeNumber(const Tree& leaf);
    sql::Condition comparison(const Tree& tree, const ComparisonRule& rule, Marks marks);
    sql::Condition plainCondition(const Tree& tree, PlainRule rule, Marks marks);
    sql::Condition negation(sql::Condition condition) const;
    sql::Literal value(const Tree& leaf, const sql::Expression& beside) const;

    QueryConstruction& m_construction;
    BuildStatement m_statement;
};

} // namespace ratatosk
