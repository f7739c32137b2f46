// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Animals that do not have a chip yet", "no chip": not those whose `chip_number` is there. Says whether something was changed.
bool denyPresenceSaid(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
