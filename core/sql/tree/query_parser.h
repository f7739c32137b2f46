// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/schema/schema.h"
#include "core/sql/tree/name_scope.h"
#include "core/sql/tree/query.h"
#include "core/sql/tree/token_cursor.h"

#include <deque>
#include <string>
#include <vector>

namespace ratatosk::sql {

/// Recursive descent over the tokens of one statement. Each block reads FROM first, so that its names are known where they are used.
/// Clauses are in query_parser.cpp, FROM in from_parser.cpp, what stands in the clauses in expression_parser.cpp and
/// condition_parser.cpp.
class QueryParser
{
public:
    QueryParser(std::vector<SqlToken> tokens, const Schema& schema);

    Result<Query> parse();

private:
    Query query();
    SelectBlock block();
    void itemsAndFrom(SelectBlock& block);
    void clausesAfterFrom(SelectBlock& block);
    std::vector<SelectItem> selectItems();
    std::string alias();
    std::optional<SetOperator> setOperator();
    void orderAndLimit(Query& query);
    Expression sortExpression(const Query& query);
    std::optional<Expression> itemAtOrdinal();
    std::optional<Expression> outputNamed(const Query& query, const std::string& name) const;
    OrderKey orderKey(Expression expression);
    Literal rowCount();
    void middle(Query& query);

    void from(SelectBlock& block);
    void source(SelectBlock& block, JoinKind kind);
    std::optional<JoinKind> joinKind();
    Box<Query> subquery();
    void joinCondition(Source& source);
    bool takeJoinKey(const Condition& condition, Source& source) const;

    Expression expression();
    Expression expressionOrTruth();
    Expression product();
    Expression concatenation();
    Expression factor();
    Expression parenthesised();
    Expression number();
    Expression call();
    Expression aggregate(Aggregate function);
    std::vector<Expression> arguments();
    void overClause(WindowCall& window);
    Expression cast();
    Expression cases();
    Expression name();
    Expression columnOf(const std::string& qualifier);
    std::optional<Expression> itemNamed(const std::string& name) const;

    Condition condition();
    Condition conjunction();
    Condition negation();
    bool isConditionInParentheses() const;
    Condition test();
    std::optional<ComparisonOperator> comparisonOperator();
    Condition wordTest(Expression value);
    std::optional<bool> nullTest();
    Condition likeTest(Expression value, bool isNegated);
    Condition inTest(Expression value, bool isNegated);

    static constexpr int kDeepestNesting = 100; ///< of queries, conditions and parentheses: keeps the recursion off the stack's end

    const Schema& m_schema;
    TokenCursor m_cursor;
    std::deque<NameScope> m_scopes;                   ///< of every block read so far; a deque, because they point at each other
    NameScope* m_scope = nullptr;                     ///< of the block being read
    const std::vector<SelectItem>* m_items = nullptr; ///< of the block being read, once they are known
    int m_depth = 0;
};

} // namespace ratatosk::sql
