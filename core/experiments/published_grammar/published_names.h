// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/questions/spider/spider_query.h"

#include <array>
#include <string_view>

namespace ratatosk::published {

// How the productions of DT-Fixup's grammar name what Spider's structure counts.

/// By sql::spider::Aggregate.
constexpr std::array<std::string_view, 6> aggregates{"none", "max", "min", "count", "sum", "avg"};
/// By sql::spider::Arithmetic; products and quotients have no production.
constexpr std::array<std::string_view, 3> arithmetic{"ValUnit", "ValUnitMinus", "ValUnitPlus"};
/// By sql::spider::Direction.
constexpr std::array<std::string_view, 2> directions{"asc", "desc"};
/// By sql::spider::SetOperator.
constexpr std::array<std::string_view, 3> setOperators{"Intersect", "Union", "Except"};
/// By sql::spider::Connector.
constexpr std::array<std::string_view, 2> connectors{"And", "Or"};

enum class Right { Literal, Query };

/// A condition's production: what it compares with, and whether a query stands on its right.
struct ConditionName {
    sql::spider::Comparison comparison;
    bool isNegated;
    Right right;
    std::string_view production;
};

constexpr std::array<ConditionName, 17> conditions{{
    {sql::spider::Comparison::Between, false, Right::Literal, "Between"},
    {sql::spider::Comparison::Equal, false, Right::Literal, "Equal"},
    {sql::spider::Comparison::Greater, false, Right::Literal, "Greater"},
    {sql::spider::Comparison::Less, false, Right::Literal, "Less"},
    {sql::spider::Comparison::GreaterEqual, false, Right::Literal, "GreaterEqual"},
    {sql::spider::Comparison::LessEqual, false, Right::Literal, "LessEqual"},
    {sql::spider::Comparison::NotEqual, false, Right::Literal, "Inequal"},
    {sql::spider::Comparison::Like, false, Right::Literal, "Like"},
    {sql::spider::Comparison::Like, true, Right::Literal, "NotLike"},
    {sql::spider::Comparison::Equal, false, Right::Query, "NestedEqual"},
    {sql::spider::Comparison::Greater, false, Right::Query, "NestedGreater"},
    {sql::spider::Comparison::Less, false, Right::Query, "NestedLess"},
    {sql::spider::Comparison::GreaterEqual, false, Right::Query, "NestedGreaterEqual"},
    {sql::spider::Comparison::LessEqual, false, Right::Query, "NestedLessEqual"},
    {sql::spider::Comparison::NotEqual, false, Right::Query, "NestedInequal"},
    {sql::spider::Comparison::In, false, Right::Query, "In"},
    {sql::spider::Comparison::In, true, Right::Query, "NotIn"},
}};

} // namespace ratatosk::published
