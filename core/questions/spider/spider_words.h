// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace ratatosk::sql::spider {

// The words and signs of Spider's SQL, each array in the order of its enumerators.

constexpr std::array<std::string_view, 6> aggregateWords{"none", "max", "min", "count", "sum", "avg"};
constexpr std::array<std::string_view, 5> arithmeticWords{"none", "-", "+", "*", "/"};
constexpr std::array<std::string_view, 12> comparisonWords{"not", "between", "=", ">", "<", ">=", "<=", "!=", "in", "like", "is", "exists"};
constexpr std::array<std::string_view, 2> connectorWords{"and", "or"};
constexpr std::array<std::string_view, 2> directionWords{"asc", "desc"};
constexpr std::array<std::string_view, 3> setOperatorWords{"intersect", "union", "except"};

} // namespace ratatosk::sql::spider
