// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Customers without a bike, first name, last name, town", "flats (street, no.)", "Who is late? Show name and phone.": where a question
/// ends with a list of what to show and every part of it is one thing of FROM, a query of rows or of groups shows those, and what is
/// counted. After "with" they join what is shown. Says whether something was changed.
bool showWhatIsRequested(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
