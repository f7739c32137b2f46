// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace ratatosk {

/// What one rule changed in a query, or why it left a whole query out.
struct RuleChange {
    std::string id;       ///< of the rule, as `--without-rule` names it
    std::string before;   ///< the part of the SQL that differs, as it was; empty: the rule only added something
    std::string after;    ///< the part as it is now; empty: the rule only removed something
    std::string sentence; ///< what the rule does, in plain English

    bool operator==(const RuleChange&) const = default;
};

/// "Makes a bound inclusive ...: knots >= 12 instead of knots > 12": the change as one line without a full stop.
std::string changeText(const RuleChange& change);

} // namespace ratatosk
