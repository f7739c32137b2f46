// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grammar/tree/grammar.h"
#include "core/sql/tree/query.h"

#include <string_view>
#include <variant>
#include <vector>

namespace ratatosk {

/// A whole query: which clauses it has beside SELECT.
struct QueryPattern {
    bool hasWhere = false;
    bool hasGroup = false;
    bool hasHaving = false; ///< without a group: of keys that are items
    bool hasOrder = false;

    bool operator==(const QueryPattern&) const = default;
};

/// SELECT count(*) FROM (...), or an aggregate of its one column.
struct RowsRule {
    sql::Aggregate function = sql::Aggregate::Count;

    bool operator==(const RowsRule&) const = default;
};

struct AggregateRule {
    sql::Aggregate function = sql::Aggregate::Count;
    bool isDistinct = false;
    bool isOfColumn = false; ///< of a plain column, else of an expression

    bool operator==(const AggregateRule&) const = default;
};

enum class OperandKind { Value, Query, Expression };

struct ComparisonRule {
    sql::ComparisonOperator operation = sql::ComparisonOperator::Equal;
    bool isOfColumn = false; ///< a plain column on the left, else an expression
    OperandKind right = OperandKind::Value;

    bool operator==(const ComparisonRule&) const = default;
};

struct OrderRule {
    enum class Tail {
        End,
        LimitOne,
        LimitValue,
        NextKey,
        Place,     ///< LIMIT 1 OFFSET place - 1
        OneOfEach, ///< from here on in groups
        FewOfEach,
        PlaceOfEach, ///< of the group that stands behind the key
    };

    bool isDescending = false;
    Tail tail = Tail::End;

    bool operator==(const OrderRule&) const = default;
};

/// avg of the middle values, a query without more clauses.
struct MedianRule {
    bool hasWhere = false;

    bool operator==(const MedianRule&) const = default;
};

/// A call with one argument.
struct FunctionRule {
    sql::Function function = sql::Function::Length;

    bool operator==(const FunctionRule&) const = default;
};

/// strftime with a format.
struct DatePartRule {
    std::string_view format;

    bool operator==(const DatePartRule&) const = default;
};

/// Over other rows. Those with an order take it last.
enum class WindowRule { Running, Whole, Previous, Change, Rank, RowNumber, Within, Next };

/// An item of the rows that a query reads as tables, numbered from one query to the next.
struct ItemRule {
    int place = 0; ///< from 0

    bool operator==(const ItemRule&) const = default;
};

/// Expressions with a form of their own in SQL (`idioms`), called as in the grammar.
enum class IdiomRule {
    Filtered,
    CountIf,
    ShareIf,
    Percent,
    Ratio,
    Each,
    Days,
    RoundedTo,
    Substring,
    SubstringFrom,
    Position,
    FirstWord,
    LastWords,
    Spaced,
    OrZero,
    OrElse,
    OrNull,
    Case,
    CaseOnly,
    OfSeconds,
    Quarter,
    AsAmount,
    AsDecimal,
};

/// LIKE '%x%', 'x%', '%x', and a pattern as it stands.
enum class TextTest { Contains, StartsWith, EndsWith, Matches };

/// The first three of any expression, not of a plain column.
struct ExpressionTextRule {
    TextTest test = TextTest::Contains;

    bool operator==(const ExpressionTextRule&) const = default;
};

/// The other rules, called as in the grammar. Wrappers of queries come first, JoinAlso to Limit, from outside in: legality goes by
/// that order.
enum class PlainRule {
    JoinAlso,
    JoinOn,
    JoinOther,
    JoinOthers,
    FromRows,
    JoinRows,
    JoinRowsIfAny,
    JoinNextRows,
    Keep,
    JoinIfAny,
    On,
    GroupAlso,
    GroupOf,
    Limit,
    Distinct,
    ItemList,
    Column,
    CountAll,
    All,
    Literal,
    Scalar,
    Other,
    Outer,
    Not,
    Between,
    BetweenExpressions,
    In,
    NotIn,
    IsNull,
    NotNull,
    Exists,
    OfOther,
    IsEmpty,
    NotEmpty,
    ExpressionIn,
    ExpressionNotIn,
    ExpressionIsNull,
    ExpressionNotNull,
    Truth,
};

using RuleMeaning = std::variant<PlainRule, QueryPattern, sql::SetOperator, RowsRule, AggregateRule, sql::ArithmeticOperator,
                                 sql::Connective, ComparisonRule, TextTest, OrderRule, MedianRule, FunctionRule, DatePartRule,
                                 sql::CastType, ExpressionTextRule, WindowRule, IdiomRule, ItemRule>;

/// What the rules of the compact, the extended and the broad grammar mean: the one place that knows them by name.
class CompactRules
{
public:
    explicit CompactRules(const sql::Grammar& compact);

    const sql::Grammar& grammar() const { return m_grammar; }
    const RuleMeaning& meaning(int rule) const { return m_meanings[static_cast<size_t>(rule)]; }

    template <class Meaning>
    const Meaning* as(int rule) const
    {
        return rule < 0 ? nullptr : std::get_if<Meaning>(&meaning(rule));
    }
    bool is(int rule, PlainRule plain) const { return rule >= 0 && meaning(rule) == RuleMeaning(plain); }
    bool is(int rule, IdiomRule idiom) const { return rule >= 0 && meaning(rule) == RuleMeaning(idiom); }
    /// Whether the grammar reads rows of a query as tables, and with that all of broad.asdl.
    bool isBroad() const { return m_isBroad; }
    /// Whether the rule reads rows of a query as a table.
    bool takesRows(int rule) const;
    /// Whether the rule makes one value of several rows.
    bool isAggregate(int rule) const;

    /// The rule with that meaning; -1 when the grammar has none.
    int ruleFor(const RuleMeaning& meaning) const;
    /// The rule for a select list of two or more items; -1 when there are too many.
    int ruleForItems(size_t count) const;

    int statementType() const { return m_statementType; }

private:
    const sql::Grammar& m_grammar;
    std::vector<RuleMeaning> m_meanings;
    int m_statementType;
    bool m_isBroad;
};

} // namespace ratatosk
