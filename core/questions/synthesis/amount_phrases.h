// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/questions/synthesis/question_wording.h"
#include "core/sql/tree/query.h"

#include <optional>
#include <string>

namespace ratatosk {

/// Whether a column's name counts something: "beds", "points". One says "more than 60 beds".
bool isAmount(ColumnId column, const QuestionWording& wording);

/// "more than 60 beds", "the most points"; nothing where the test is not of an amount, or cannot be said so.
std::optional<std::string> amountPhrase(const sql::Condition& condition, QuestionWording& wording);

} // namespace ratatosk
