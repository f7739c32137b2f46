// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/questions/dataset/dataset.h"

#include <filesystem>
#include <vector>

namespace ratatosk {

/// WikiSQL (Zhong, Xiong and Socher 2017) as a dataset: `folder`/tables.jsonl and question files, both one JSON object a line
/// (unpack the pack's files with `zstd -d`). Relative question files are inside `folder`.
///
/// Each table that a question asks about becomes a database of one table, called by the table's id, without keys and without a file:
/// the pack has headers but no rows. The table's name is a guess (`wikisql_table_name`), and where the pack has no column types they
/// are too (`wikisql_types`). The text that queries ask a column to equal must stand in it: those are the database's known cells.
/// Column names are the headers, spoken names the same in lower case. A value is spelled as the question spells it, where it occurs
/// there; numbers are numbers.
///
/// Errors: FileMissing, IoError, InvalidData (file and line are named).
Result<Dataset> readWikiSqlDataset(const std::filesystem::path& folder, const std::vector<std::filesystem::path>& questionFiles);

} // namespace ratatosk
