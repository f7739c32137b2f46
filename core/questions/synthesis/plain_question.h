// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/questions/synthesis/question_wording.h"
#include "core/sql/tree/query.h"

#include <string>

namespace ratatosk {

/// A question for a query of one block without GROUP BY.
std::string plainQuestion(const sql::Query& query, QuestionWording& wording);

} // namespace ratatosk
