// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Who earns more than the boss? Name of both, and both salaries": where rows are joined with those that they refer to, what the question asks
/// of these is shown as well. Says whether something was changed.
bool showWhatIsAskedOfThoseAbove(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
