// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "More than 10 per cent above the average": compared with 1.1 times the average, not with the average or with ten times it. Says whether something
/// was changed.
bool compareWithPartAbove(sql::Query& query, const Question& question);

} // namespace ratatosk
