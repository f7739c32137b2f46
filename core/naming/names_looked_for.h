// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// `name LIKE '%field%'` of fields, `grade = 'analyst'` of analysts: the word that names the table is not looked for in its cells, nor is
/// "still". Says whether something was changed.
bool dropNamesLookedFor(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
