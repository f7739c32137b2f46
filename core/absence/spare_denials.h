// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Which invoices have not been paid yet?": where one denial of the question is met by an empty cell already, and rows are also demanded that
/// another table lacks of which nothing is said, that demand goes; and one that contradicts a join with the same rows goes anyhow. Says
/// whether something was changed.
bool dropSpareDenials(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
