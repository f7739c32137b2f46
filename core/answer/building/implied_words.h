// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/english/text/question.h"
#include "core/sql/tree/query.h"

#include <vector>

namespace ratatosk {

/// Places of words that name nothing in the schema, and that a query takes up all the same: "revenue" where quantities are multiplied by prices,
/// "overdue" where a day is held against today, "boss" where a table is joined with itself, "still" where a cell is empty, "weight" where a column
/// has kilograms.
std::vector<int> impliedWords(const sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
