// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "How many requests of each kind?": where a query shows a code that stands for a row, and the question asks for none, it shows what that
/// row is called. Says whether something was changed.
bool wordCodes(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
