// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/drowned_dataset.h"

#include "core/dataset/merged_databases.h"

#include <set>
#include <string>
#include <utility>
#include <vector>

#include <stdlib.h>

namespace ratatosk::cli {

namespace {

constexpr int kForeignRows = 1'000; ///< of a table: enough that its cells mislead
constexpr std::uint64_t kSeed = 1;

} // namespace

DrownedDataset::~DrownedDataset()
{
    std::error_code failure;
    if (!m_folder.empty())
        std::filesystem::remove_all(m_folder, failure);
}

DrownedDataset::DrownedDataset(DrownedDataset&& other) noexcept
    : m_folder(std::exchange(other.m_folder, {})), m_dataset(std::move(other.m_dataset))
{
}

Result<DrownedDataset> DrownedDataset::create(const Dataset& dataset, int tables, const ReportProgress& report, std::stop_token stop)
{
    std::string folder = (std::filesystem::temp_directory_path() / "ratatosk-XXXXXX").string();
    if (!mkdtemp(folder.data()))
        return Error{ErrorCode::IoError, "There is no folder for temporary files."};
    DrownedDataset drownedOnes{std::filesystem::path(folder)};
    drownedOnes.m_dataset.examples = dataset.examples;
    std::set<std::string> asked;
    for (const Example& example : dataset.examples)
        asked.insert(example.dbId);
    std::vector<const DatasetDatabase*> others;
    for (const auto& [id, database] : dataset.databases) {
        if (!asked.contains(id))
            others.push_back(&database);
    }
    std::int64_t done = 0;
    for (const std::string& id : asked) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, "The evaluation was cancelled."};
        const MergedDatabases merged = drowned(dataset.databases.at(id), others, tables, kSeed);
        const std::filesystem::path file = std::filesystem::path(folder) / (id + ".sqlite");
        if (const auto written = writeMergedFile(merged, file, kForeignRows); !written)
            return written.error();
        drownedOnes.m_dataset.databases.emplace(id, DatasetDatabase{id, merged.schema, file, {}});
        report({++done, static_cast<std::int64_t>(asked.size()), "databases"});
    }
    return drownedOnes;
}

} // namespace ratatosk::cli
