// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "More than the average of the same room": what a row is compared with is reckoned over the rows of its own group, not over all, nor over
/// those of a group that nobody spoke of, nor is it held against one of them. Says whether something was changed.
bool compareWithOwnGroup(sql::Query& query, const Question& question, const Schema& schema);

/// "Dearer than the average article": where nothing is said of likes, nor of the column by which a query compares rows with those like them, all
/// rows are meant. Says whether something was changed.
bool compareWithAll(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
