// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Quantity times unit price", "everything in stock at list price": two columns shown side by side become their product, and that of all rows its
/// sum where all together is asked for; the highest of such products are put in order by them. Products of
/// others than the two columns that are named become theirs. Says whether something was changed.
bool multiplyAsAsked(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
