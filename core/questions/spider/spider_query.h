// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

/// A query as Spider's own SQL reader structures it (Yu et al., EMNLP 2018). Spider's metric and DT-Fixup's grammar are defined on
/// this structure, with everything that it cannot express; the product's own AST is `sql/query.h`.
namespace ratatosk::sql::spider {

/// Order as in Spider's tables of ids.
enum class Aggregate { None, Max, Min, Count, Sum, Avg };
enum class Arithmetic { None, Minus, Plus, Times, Divide };
enum class Comparison { Not, Between, Equal, Greater, Less, GreaterEqual, LessEqual, NotEqual, In, Like, Is, Exists };
enum class Connector { And, Or };
enum class Direction { Ascending, Descending };
enum class SetOperator { Intersect, Union, Except };

struct Query;

/// A query inside a query: empty or one element (a vector, so that Query may contain itself by value).
using Nested = std::vector<Query>;

/// `*` or a column of the schema, counted as Spider does.
constexpr int starColumn = 0;
constexpr int spiderColumn(ColumnId id)
{
    return index(id) + 1;
}
/// Requires: column != starColumn.
constexpr ColumnId schemaColumn(int column)
{
    return ColumnId{column - 1};
}

struct ColumnUnit {
    Aggregate aggregate = Aggregate::None;
    int column = starColumn; ///< starColumn, or spiderColumn(id)
    bool isDistinct = false;

    bool operator==(const ColumnUnit&) const = default;
};

struct ValueUnit {
    Arithmetic operation = Arithmetic::None;
    ColumnUnit left;
    std::optional<ColumnUnit> right; ///< present when there is an operation

    bool operator==(const ValueUnit&) const = default;
};

struct SelectItem {
    Aggregate aggregate = Aggregate::None;
    ValueUnit value;

    bool operator==(const SelectItem&) const = default;
};

/// The right side of a condition: nothing, a number, a string in its double quotes, a column or a query.
using Operand = std::variant<std::monostate, double, std::string, ColumnUnit, Nested>;

struct Condition {
    bool isNegated = false;
    Comparison comparison = Comparison::Equal;
    ValueUnit left;
    Operand first;
    Operand second; ///< of BETWEEN

    bool operator==(const Condition& other) const;
};

/// Conditions without parentheses, in textual order.
struct Conditions {
    std::vector<Condition> units;
    std::vector<Connector> connectors; ///< one between two units

    bool empty() const { return units.empty(); }
    bool operator==(const Conditions&) const = default;
};

/// What FROM lists: a table or a query.
using TableUnit = std::variant<TableId, Nested>;

struct Query {
    bool isDistinct = false;
    std::vector<SelectItem> select;
    std::vector<TableUnit> from;
    Conditions joins; ///< the ON conditions of all joins, chained with AND
    Conditions where;
    std::vector<ColumnUnit> groupBy;
    Conditions having;
    std::vector<ValueUnit> orderBy;
    Direction direction = Direction::Ascending; ///< one for all keys: the last that the text names
    std::optional<int> limit;
    SetOperator setOperator = SetOperator::Intersect; ///< meaningful when `combined` is not empty
    Nested combined;                                  ///< the right side of a set operation

    bool operator==(const Query&) const = default;
};

/// The operand's query, or null when it is something else.
const Query* nestedQuery(const Operand& operand);

/// All conditions in the order ON, WHERE, HAVING.
std::vector<const Condition*> allConditions(const Query& query);
std::vector<Connector> allConnectors(const Query& query);

} // namespace ratatosk::sql::spider
