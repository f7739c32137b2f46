// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/drowned_dataset.h"

#include "core/questions/dataset/merged_databases.h"

#include <set>
#include <string>
#include <utility>
#include <vector>

namespace ratatosk::cli {

namespace {

constexpr int kForeignRows = 1'000; ///< of a table: enough that its cells mislead
constexpr std::uint64_t kDrownSeed = 1;

} // namespace

Result<DrownedDataset> DrownedDataset::create(const Dataset& dataset, int tables, const ReportProgress& report, std::stop_token stop)
{
    auto folder = ScratchFolder::create();
    if (!folder)
        return folder.error();
    DrownedDataset drownedOnes{*std::move(folder)};
    drownedOnes.m_dataset.examples = dataset.examples;
    std::set<std::string> queried;
    for (const Example& example : dataset.examples)
        queried.insert(example.dbId);
    std::vector<const DatasetDatabase*> others;
    for (const auto& [id, database] : dataset.databases) {
        if (!queried.contains(id))
            others.push_back(&database);
    }
    std::int64_t done = 0;
    for (const std::string& id : queried) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, "The evaluation was cancelled."};
        const MergedDatabases merged = drowned(dataset.databases.at(id), others, tables, kDrownSeed);
        const std::filesystem::path file = drownedOnes.m_folder.path() / (id + ".sqlite");
        if (const auto written = writeMergedFile(merged, file, kForeignRows); !written)
            return written.error();
        drownedOnes.m_dataset.databases.emplace(id, DatasetDatabase{id, merged.schema, file, {}});
        report({++done, static_cast<std::int64_t>(queried.size()), "databases"});
    }
    return drownedOnes;
}

} // namespace ratatosk::cli
