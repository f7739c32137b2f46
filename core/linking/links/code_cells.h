// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/linking/links/cell_matcher.h"

#include <string>
#include <vector>

namespace ratatosk {

/// A column that holds nothing but a few short codes in capitals: CANC, NOSH, DONE; O, C, W.
struct CodeColumn {
    ColumnId column{};
    std::vector<std::string> codes;
    bool isOfStates = false; ///< by its name: "status", "result"
};

/// Whether a cell is a code: a few capitals.
bool isCodeCell(const std::string& cell);

std::vector<CodeColumn> codeColumns(const Schema& schema, const ValueIndex& values);

/// Words that such a code is short for: "cancelled" and "no-shows", or two of them, "written off" for WOFF; by its first letters alone only how
/// something is, in a column of states: "withdrawn" for W. Not those that a code of the column equals.
std::vector<CellSpan> findAbbreviatedCells(const Question& question, const std::vector<CodeColumn>& columns);

} // namespace ratatosk
