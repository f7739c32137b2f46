// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/rules/engine/rule.h"

#include <vector>

namespace ratatosk {

/// Whether a query, sub-queries included, joins two tables by their columns' names alone though both have keys, to other tables; or one has,
/// and the columns are no keys either ("age = age"): among hundreds of tables that is an accident. Requires: a query over `schema`.
bool joinsUnrelated(const sql::Query& query, const Schema& schema);

/// Such candidates.
std::vector<bool> joinsWithoutKey(const std::vector<const CandidateQuery*>& candidates, const RuleContext& context);

} // namespace ratatosk
