// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Show the first and last name", "how many bookings has each member": where a query shows one of the two of a person, it shows both, unless the
/// question asks for one. Says whether something was changed.
bool showBothNames(sql::Query& query, const Question& question, const Schema& schema);

/// "Full names in one column": first and last name as one text, of each row that is shown. Says whether something was changed.
bool showNamesAsOne(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
