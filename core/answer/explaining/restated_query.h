// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

#include <string>

namespace ratatosk {

/// Whether a line in a question's words says what the query does, and nothing else: each of its content words and numbers stands in a name or
/// a value that the query has, one names a table or column of it, and each value of its conditions is there, by itself or by its column's name.
bool restates(const std::string& line, const Answer& answer, const sql::Query& query, const Schema& schema);

/// Whether the query parts its rows by such things: the last word names a column that it groups by or shows, its table, or the part of a date.
bool groupsBy(const std::string& things, const sql::Query& query, const Schema& schema);

} // namespace ratatosk
