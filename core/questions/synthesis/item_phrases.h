// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/questions/synthesis/question_wording.h"
#include "core/sql/tree/query.h"

#include <string>
#include <vector>

namespace ratatosk {

/// Whether the column holds text that is sorted by letters. Requires: a column.
bool isText(const sql::Expression& column, const DatabaseFacts& facts);
/// Whether it holds dates, times or years. Requires: a column.
bool isMoment(const sql::Expression& column, const DatabaseFacts& facts);

std::string columnPhrase(const sql::Expression& column, Number number, QuestionWording& wording);
/// "average weight": the aggregate of a column, without the rows.
std::string aggregatePhrase(const sql::AggregateCall& call, QuestionWording& wording);
/// One item of the select list; a count of rows is "number of singers".
std::string itemPhrase(const sql::SelectBlock& block, const sql::Expression& item, Number number, QuestionWording& wording);
/// "average weight and height", "names and ages"; "average" is often said once for two.
std::string selectionPhrase(const sql::SelectBlock& block, const std::vector<sql::SelectItem>& selected, Number number,
                            QuestionWording& wording);

} // namespace ratatosk
