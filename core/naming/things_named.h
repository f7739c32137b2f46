// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Reservations of each category": where groups are a table's rows, and one of its columns is shown that nobody spoke of, their names are meant.
/// Says whether something was changed.
bool nameThingsCounted(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
