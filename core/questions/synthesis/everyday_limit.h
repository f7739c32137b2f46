// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/dice.h"
#include "core/database/schema/schema.h"
#include "core/questions/sampling/database_facts.h"
#include "core/sql/tree/query.h"

#include <optional>
#include <string>

namespace ratatosk {

/// Which rows are meant, in words that name no column, and the test that says so.
struct EverydayLimit {
    std::string before; ///< "female", before the noun
    std::string noun;   ///< in the singular, "cargo ship": in place of the table's; empty: that stays
    std::string after;  ///< "in Paris", after the noun
    std::string verb;   ///< "are in Paris", "cost more than 30": what all of them do; empty where that would be stiff
    sql::Condition condition;
};

/// Nothing where the table has no such column, keys and names apart. Requires: the table is FROM's only one or its first.
std::optional<EverydayLimit> drawEverydayLimit(const Schema& schema, const DatabaseFacts& facts, const std::vector<sql::Source>& from,
                                               const std::vector<ColumnId>& names, const std::string& noun, Dice& dice);

} // namespace ratatosk
