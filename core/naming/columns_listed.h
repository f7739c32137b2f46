// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "List first name, middle name and last name by last name": where a query shows two or more of the three or more columns that a
/// question lists one behind the other, and nothing else, it shows all of them. Says whether something was changed.
bool showAllListed(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
