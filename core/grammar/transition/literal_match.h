// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grammar/tree/grammar_tree.h"
#include "core/linking/links/value_candidate.h"

#include <optional>
#include <string_view>
#include <vector>

namespace ratatosk {

/// The number that the whole text spells, sign and exponent allowed.
std::optional<double> numberIn(std::string_view text);

/// The candidates that are the literal, best first: the same type and spelling, then numbers by value, then text without case.
std::vector<int> candidatesFor(const sql::Literal& literal, const std::vector<ValueCandidate>& candidates);

} // namespace ratatosk
