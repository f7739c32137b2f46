// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/questions/synthesis/question_wording.h"
#include "core/sql/tree/query.h"

#include <string>

namespace ratatosk {

/// The column that a test is about. Requires: it is about one.
ColumnId columnOf(const sql::Condition& condition);

/// A value, in quotes where it does not speak for itself. Requires: a literal.
std::string literalPhrase(const sql::Expression& expression, QuestionWording& wording);

/// "is above 30" or, if not finite, "above 30": what is said of the test's column.
std::string conditionPhrase(const sql::Condition& condition, bool isFinite, QuestionWording& wording);

/// "more than three", "at least 2"
std::string quantityPhrase(sql::ComparisonOperator operation, int number, QuestionWording& wording);

} // namespace ratatosk
