// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Who is nobody's boss?", "who has nobody reporting to them?": `boss_id IS NULL` is of those at the top, and a test of other tables is of
/// something else; meant are those whom no row refers to. Says whether something was changed.
bool lookForNoneBelow(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
