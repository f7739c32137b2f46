// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/connection.h"
#include "core/database/schema/schema.h"
#include "core/database/values/value_index.h"
#include "core/english/text/question.h"

#include <stop_token>
#include <string>
#include <vector>

namespace ratatosk {

/// What the words of a question may stand for as cells: each span of words that may be one, as it was typed, in lower case, in capitals, and
/// each word with a capital.
std::vector<std::string> mentionedCells(const Question& question);

/// Which of a question's words stand as cells in `columns`, those of which not all cells were read: found by indexes alone, in 300 ms
/// at most, since a table that is too large to be read is not read here either. Nothing where that fails.
std::vector<CellHit> lookUpCells(const Question& question, const Schema& schema, const std::vector<ColumnId>& columns,
                                 const Connection& connection, std::stop_token stop = {});

} // namespace ratatosk
