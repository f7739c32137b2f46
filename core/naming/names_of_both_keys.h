// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "From French into Italian", "led by Ann with Ben as the second": two names for what one of two keys points to, which it cannot have both, are one for
/// each key: that which a word of the key stands beside, else the first for the first. Says whether something was changed.
bool lookForNamesOfBothKeys(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
