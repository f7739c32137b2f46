// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/linking/routing/schema_router.h"
#include "core/questions/dataset/dataset.h"
#include "core/questions/dataset/merged_databases.h"

#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace ratatosk {

/// What a gold query needs.
struct GoldItems {
    std::vector<ColumnId> columns; ///< ascending; those that join tables included
    std::vector<TableId> tables;   ///< ascending, also where no column of theirs is named
};

/// Of the gold SQL, read as Spider's metric does. Error: UnsupportedSql.
Result<GoldItems> goldItemsOf(const Example& example, const Schema& schema);

/// A question put to the merged schema that holds its database.
struct MergedQuestion {
    const Example* example = nullptr;
    GoldItems gold; ///< with ids of the merged schema
};

/// The questions about a merged schema's databases, each once; gold that cannot be read is left out.
std::vector<MergedQuestion> questionsAbout(const MergedDatabases& merged, const Dataset& dataset);

/// How much of what gold queries need is read.
struct ReadingRecall {
    int questions = 0;
    int complete = 0; ///< all columns and tables are read
    int columns = 0;
    int columnsRead = 0;
    int lackTable = 0;               ///< questions of which a table is not read
    int lackKey = 0;                 ///< else: of which only columns of keys are not read
    std::vector<std::string> misses; ///< a line each: "db: question: what is not read"

    void add(const MergedQuestion& question, const Schema& schema, const SchemaPart& part);
};

} // namespace ratatosk
