// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/english/text/question.h"
#include "core/rules/evidence/cell_lookup.h"

#include <optional>
#include <string>
#include <vector>

namespace ratatosk {

/// "1", "Y", "true", in any case.
bool isYes(const std::string& cell);
/// "0", "N", "false", in any case.
bool isNo(const std::string& cell);

/// The first cells of a column of yes and no; empty for other columns.
std::vector<std::string> flagCells(ColumnId column, const CellLookup& cells);

/// The test that the column says yes, or no; nothing where it has no such cell, or is none of yes and no.
std::optional<sql::Condition> flagTest(const sql::ColumnReference& column, bool isYes, const CellLookup& cells);

/// What the question says of a column of yes and no by its name: "not retired" is no. Nothing where it does not name it.
std::optional<bool> flagSaid(const Question& question, const Column& column);

} // namespace ratatosk
