// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/analysis/error_class.h"

#include <set>
#include <string>
#include <string_view>

namespace ratatosk {

/// Text as HTML holds it, in attributes too.
std::string escapedHtml(std::string_view text);

/// The SQL laid out, as HTML for a PRE, with the lines of the given clauses in MARK. Lines that are indented belong to a nested query, those
/// from a set operator on to the set operation.
std::string markedQuery(std::string_view sql, const std::set<Clause>& clauses);

} // namespace ratatosk
