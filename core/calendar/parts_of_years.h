// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "The first half of 2024", "the last quarter of 2023", "Q3 2022": a test that lets pass the whole of the year lets pass that part of it. Says
/// whether something was changed.
bool narrowToPartsOfYears(sql::Query& query, const Question& question);

} // namespace ratatosk
