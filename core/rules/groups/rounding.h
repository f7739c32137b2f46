// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/english/text/question.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// The one figure shown is rounded where the question says so; round() is to as many digits as the question says ("one decimal", "whole
/// numbers"), and of a quotient of whole numbers with its fraction: `round(feet / floors, 1)` becomes `round(1.0 * feet / floors, 1)`. Says
/// whether something was changed.
bool roundAsRequested(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
