// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/english/text/question.h"
#include "core/sql/tree/query.h"

#include <cstddef>

namespace ratatosk {

/// How many words say that something lasts, "still", "current", "unpaid": not those that name a column of the query's tables, or stand in a
/// condition as they are; none where the question asks for what is past, too. `hasDenied`: some end is denied already, and words that do
/// so say no more.
std::ptrdiff_t lastingWords(const Question& question, const sql::Query& query, const Schema& schema, bool hasDenied);

} // namespace ratatosk
