// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "The youngest of each team": whoever was born last; "who has been here longest": whoever was hired first. Orders by such days are turned to
/// where the question asks. Says whether something was changed.
bool orderByAgeAsked(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
