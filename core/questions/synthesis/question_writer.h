// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/dice.h"
#include "core/database/schema/schema.h"
#include "core/questions/sampling/database_facts.h"
#include "core/sql/tree/query.h"

#include <string>

namespace ratatosk {

/// The query as a question in English, in one of many wordings. Requires: a query as `query_sampler` draws them.
std::string questionFor(const sql::Query& query, const Schema& schema, const DatabaseFacts& facts, Dice& dice);

} // namespace ratatosk
