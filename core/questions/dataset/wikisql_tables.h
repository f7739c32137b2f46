// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/schema/schema.h"

#include <filesystem>
#include <map>
#include <string>

namespace ratatosk {

/// A schema of one table for every record of WikiSQL's tables.jsonl, by table id; `wikisql_reader` says how names and types are found.
/// Errors: FileMissing, IoError, InvalidData.
Result<std::map<std::string, Schema>> readWikiSqlTables(const std::filesystem::path& file);

} // namespace ratatosk
