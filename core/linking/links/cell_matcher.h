// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/database/values/value_index.h"
#include "core/english/text/question.h"

#include <set>
#include <string>
#include <vector>

namespace ratatosk {

/// Consecutive words of a question that are found in cells.
struct CellSpan {
    int begin = 0; ///< words, [begin, end)
    int end = 0;
    std::vector<CellHit> hits; ///< cells that equal the span, or contain it
    bool isNested = false;     ///< lies within a longer span that was found
};

inline constexpr int kMostCellWords = 10; ///< longer cells are sentences, which questions do not repeat

/// The original text of the words [begin, end).
std::string spanText(const Question& question, int begin, int end);

/// Spans that equal a whole cell, also with another form of the last word ("dogs", cell "Dog"); longest first, then left to right. A single word
/// counts unless it is a stop word in lower case.
std::vector<CellSpan> findWholeCells(const Question& question, const ValueIndex& values);

/// Spans of at most `mostWords` words that are consecutive words of a cell; longest first. Spans of stop words only do not count.
std::vector<CellSpan> findWordsInCells(const Question& question, const ValueIndex& values, int mostWords);

/// One or two words that stand for a cell which is spelled otherwise: "women" for F, "French" for France; for a state ("called off") not where
/// the words are themselves a cell or one of the columns' `names`.
std::vector<CellSpan> findIntendedCells(const Question& question, const ValueIndex& values, const std::set<std::string>& names = {});

/// The columns' spoken names.
std::set<std::string> readableColumnNames(const Schema& schema);

} // namespace ratatosk
