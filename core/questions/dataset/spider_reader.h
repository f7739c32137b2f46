// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/questions/dataset/dataset.h"

#include <filesystem>
#include <vector>

namespace ratatosk {

// Spider's layout (Yu et al., EMNLP 2018): `tables.json`, `database/ID/ID.sqlite` and question files, each a JSON array.
// Errors of all three: FileMissing, IoError, InvalidData (the detail names file and record).

/// All schemas of `folder`/tables.json. Spider's column k is ColumnId k - 1 (its column 0 is `*`); spoken names are Spider's own.
Result<DatasetDatabases> readSpiderDatabases(const std::filesystem::path& folder);

/// The records of one question file in file order; `db_id`, `question` and `query` are read, other fields ignored. In a file that ends in .jsonl
/// each line is a record, with one or more wordings in `questions`: each makes an example.
Result<std::vector<Example>> readSpiderExamples(const std::filesystem::path& file);

/// The databases of `folder` with the examples of `questionFiles` one after the other (relative paths are inside `folder`).
/// InvalidData also when an example names an unknown database.
Result<Dataset> readSpiderDataset(const std::filesystem::path& folder, const std::vector<std::filesystem::path>& questionFiles);

} // namespace ratatosk
