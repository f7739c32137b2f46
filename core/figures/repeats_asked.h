// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Double payments: lease, month, how often": groups are of all that is shown, and those of two rows count. Says whether something was changed.
bool askForRepeats(sql::Query& query, const Question& question);

} // namespace ratatosk
