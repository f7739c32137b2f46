// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/database/values/value_index.h"
#include "core/questions/dataset/example.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace ratatosk {

/// A database that questions refer to.
struct DatasetDatabase {
    std::string id;
    Schema schema;              ///< names and keys as the data set describes them; declared types are left empty
    std::filesystem::path file; ///< where its SQLite file belongs; it may be missing, and is empty where a data set has no rows
    std::vector<CellHit> cells; ///< text cells that are known all the same, where there is no file
};

/// By id.
using DatasetDatabases = std::map<std::string, DatasetDatabase>;

/// Questions and the databases that they are about: a value. Every example's dbId is a key of `databases`.
struct Dataset {
    DatasetDatabases databases;
    std::vector<Example> examples;

    const DatasetDatabase& databaseOf(const Example& example) const { return databases.at(example.dbId); }
};

} // namespace ratatosk
