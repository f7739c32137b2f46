// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/box.h"
#include "core/sql/tree/literal.h"

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace ratatosk::sql {

/// The typed syntax tree of one SELECT statement: plain values that copy and compare deeply. Columns refer to a place in FROM, not to
/// a name, so a table may occur twice and no alias is kept.

struct Query;

enum class Aggregate { Max, Min, Count, Sum, Avg };
enum class ArithmeticOperator { Add, Subtract, Multiply, Divide, Modulo, Concatenate };
/// SQLite's functions of one row's values that a query may call. The calendar's take ISO dates and times.
enum class Function {
    Abs,
    Coalesce,
    Date,
    DateTime,
    Instr,
    JulianDay,
    Length,
    Lower,
    Ltrim,
    NullIf,
    Replace,
    Round,
    Rtrim,
    Strftime,
    Substr,
    Time,
    Trim,
    Upper,
};
/// Functions over other rows that are no aggregates.
enum class WindowFunction { RowNumber, Rank, DenseRank, Lag, Lead };
enum class CastType { Integer, Real, Text };
enum class ComparisonOperator { Equal, NotEqual, Less, Greater, LessEqual, GreaterEqual };
enum class SetOperator { Union, UnionAll, Intersect, Except };
enum class Connective { And, Or };

/// Which occurrence in which FROM: `level` queries outward from where it is written (0: the same block), `index` into its FROM.
struct SourceReference {
    int level = 0;
    int index = 0;

    bool operator==(const SourceReference&) const = default;
};

/// A column of a table in FROM.
struct ColumnReference {
    SourceReference source;
    ColumnId column{};

    bool operator==(const ColumnReference&) const = default;
};

/// A column of a sub-query in FROM: the place in its select list.
struct OutputReference {
    SourceReference source;
    int output = 0;

    bool operator==(const OutputReference&) const = default;
};

/// `*`, or `T.*` with a source.
struct Star {
    std::optional<int> source;

    bool operator==(const Star&) const = default;
};

struct Expression;
struct Condition;
struct OrderKey;

/// `count(DISTINCT x) FILTER (WHERE c)`; the argument of count may be a Star.
struct AggregateCall {
    Aggregate function = Aggregate::Count;
    bool isDistinct = false;
    Box<Expression> argument;
    std::vector<Condition> filter; ///< one, or none

    bool operator==(const AggregateCall&) const;
};

struct Arithmetic {
    ArithmeticOperator operation = ArithmeticOperator::Add;
    Box<Expression> left;
    Box<Expression> right;

    bool operator==(const Arithmetic&) const;
};

/// A query in parentheses that stands for one value.
struct ScalarQuery {
    Box<Query> query;

    bool operator==(const ScalarQuery&) const;
};

/// `strftime('%Y', x)`, `round(x, 2)`.
struct FunctionCall {
    Function function = Function::Length;
    std::vector<Expression> arguments;

    bool operator==(const FunctionCall&) const;
};

struct Cast {
    Box<Expression> value;
    CastType type = CastType::Real;

    bool operator==(const Cast&) const;
};

/// `CASE WHEN c THEN x ... ELSE y END`
struct CaseExpression {
    std::vector<Condition> conditions;
    std::vector<Expression> results;   ///< one for each condition
    std::vector<Expression> otherwise; ///< one, or none

    bool operator==(const CaseExpression&) const;
};

/// A function OVER (PARTITION BY ... ORDER BY ...): an aggregate that keeps the rows apart, or one of the window functions.
struct WindowCall {
    std::variant<WindowFunction, AggregateCall> function;
    std::vector<Expression> arguments; ///< of lag and lead: what, and how many rows away
    std::vector<Expression> partitionBy;
    std::vector<OrderKey> orderBy;

    bool operator==(const WindowCall&) const;
};

/// A condition that stands for 1 or 0.
struct TruthValue {
    Box<Condition> condition;

    bool operator==(const TruthValue&) const;
};

struct Expression {
    std::variant<Star, ColumnReference, OutputReference, Literal, AggregateCall, Arithmetic, ScalarQuery, TruthValue, FunctionCall, Cast,
                 CaseExpression, WindowCall>
        term;

    bool operator==(const Expression&) const = default;
};

/// Two or more conditions joined by one connective; an Or inside an And prints in parentheses.
struct Junction {
    Connective connective = Connective::And;
    std::vector<Condition> parts;

    bool operator==(const Junction&) const;
};

struct Negation {
    Box<Condition> condition;

    bool operator==(const Negation&) const;
};

struct Comparison {
    Expression left;
    ComparisonOperator operation = ComparisonOperator::Equal;
    Expression right;

    bool operator==(const Comparison&) const = default;
};

struct Between {
    Expression value;
    Expression low;
    Expression high;
    bool isNegated = false;

    bool operator==(const Between&) const = default;
};

struct Like {
    Expression value;
    Expression pattern;
    bool isNegated = false;
    bool isEscaped = false; ///< a backslash in the pattern makes the character behind it plain

    bool operator==(const Like&) const = default;
};

struct InList {
    Expression value;
    std::vector<Expression> list;
    bool isNegated = false;

    bool operator==(const InList&) const = default;
};

struct InQuery {
    Expression value;
    Box<Query> query;
    bool isNegated = false;

    bool operator==(const InQuery&) const;
};

struct NullTest {
    Expression value;
    bool isNegated = false; ///< IS NOT NULL

    bool operator==(const NullTest&) const = default;
};

struct Exists {
    Box<Query> query;

    bool operator==(const Exists&) const;
};

struct Condition {
    std::variant<Comparison, Between, Like, InList, InQuery, NullTest, Exists, Negation, Junction> test;

    bool operator==(const Condition&) const = default;
};

/// Why two sources are joined as they are; from sure to unsure.
enum class JoinOrigin {
    Declared, ///< by a foreign key of the file, or by two that refer to the same column
    Guessed,  ///< by a foreign key inferred from names and values
    Stated,   ///< by no known key: written by a person, or chosen by the parser
};

/// `left = right` in an ON clause.
struct JoinKey {
    ColumnReference left;
    ColumnReference right;
    JoinOrigin origin = JoinOrigin::Stated;

    bool operator==(const JoinKey&) const = default;
};

enum class JoinKind { Inner, Left };

/// One entry of FROM with its join to the entries before it.
struct Source {
    std::variant<TableId, Box<Query>> relation;
    JoinKind kind = JoinKind::Inner; ///< unused for the first
    std::vector<JoinKey> keys;
    std::optional<Condition> condition; ///< the rest of ON

    bool operator==(const Source&) const = default;
};

struct SelectItem {
    Expression expression;
    std::string alias; ///< empty: none

    bool operator==(const SelectItem&) const = default;
};

/// SELECT ... HAVING.
struct SelectBlock {
    bool isDistinct = false;
    std::vector<SelectItem> items;
    std::vector<Source> from;
    std::optional<Condition> where;
    std::vector<Expression> groupBy;
    std::optional<Condition> having;

    bool operator==(const SelectBlock&) const = default;
};

struct OrderKey {
    Expression expression;
    bool isDescending = false;

    bool operator==(const OrderKey&) const = default;
};

/// A further block and how it combines with all before it: SQLite knows no parentheses here and works from left to right.
struct SetOperand {
    SetOperator operation = SetOperator::Union;
    SelectBlock block;

    bool operator==(const SetOperand&) const = default;
};

/// One or more blocks with ORDER BY and LIMIT for the whole. With several blocks, order keys are written in terms of the last one.
struct Query {
    SelectBlock first;
    std::vector<SetOperand> rest;
    std::vector<OrderKey> orderBy;
    std::optional<Literal> limit;
    std::optional<Literal> offset;
    bool takesMiddle = false; ///< of the rows in order the middle one or two, instead of a limit: what a median is made of

    bool operator==(const Query&) const = default;

    const SelectBlock& last() const { return rest.empty() ? first : rest.back().block; }
};

inline bool AggregateCall::operator==(const AggregateCall&) const = default;
inline bool FunctionCall::operator==(const FunctionCall&) const = default;
inline bool Cast::operator==(const Cast&) const = default;
inline bool CaseExpression::operator==(const CaseExpression&) const = default;
inline bool WindowCall::operator==(const WindowCall&) const = default;
inline bool Arithmetic::operator==(const Arithmetic&) const = default;
inline bool ScalarQuery::operator==(const ScalarQuery&) const = default;
inline bool TruthValue::operator==(const TruthValue&) const = default;
inline bool Junction::operator==(const Junction&) const = default;
inline bool Negation::operator==(const Negation&) const = default;
inline bool InQuery::operator==(const InQuery&) const = default;
inline bool Exists::operator==(const Exists&) const = default;

/// A text as it stands between quotes.
inline Expression textExpression(std::string letters)
{
    return {textLiteral(std::move(letters))};
}

} // namespace ratatosk::sql
