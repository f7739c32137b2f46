// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/dataset/spider_reader.h"

#include "core/questions/dataset/json_records.h"
#include "core/questions/dataset/spider_schema.h"

#include <iterator>

namespace ratatosk {

Result<DatasetDatabases> readSpiderDatabases(const std::filesystem::path& folder)
{
    DatasetDatabases databases;
    const auto read = [&](const nlohmann::json& record) -> Result<void> {
        const std::string id = record.at("db_id");
        const Result<Schema> schema = schemaOfSpiderRecord(record);
        if (!schema)
            return schema.error();
        const bool isNew = databases.try_emplace(id, id, *schema, folder / "database" / id / (id + ".sqlite")).second;
        if (!isNew)
            return Error{ErrorCode::InvalidData, fmt::format("Database '{}' was described before.", id)};
        return {};
    };
    if (const Result<void> done = forEachRecord(folder / "tables.json", read); !done)
        return done.error();
    return databases;
}

Result<std::vector<Example>> readSpiderExamples(const std::filesystem::path& file)
{
    std::vector<Example> examples;
    const auto add = [&](const nlohmann::json& record, const nlohmann::json& question) {
        examples.push_back({.dbId = record.at("db_id"), .question = question, .query = record.at("query")});
    };
    const auto read = [&](const nlohmann::json& record) -> Result<void> {
        add(record, record.at("question"));
        return {};
    };
    const auto readWordings = [&](const nlohmann::json& record) -> Result<void> {
        for (const nlohmann::json& question : record.at("questions"))
            add(record, question);
        return {};
    };
    if (const Result<void> done = file.extension() == ".jsonl" ? forEachLine(file, readWordings) : forEachRecord(file, read); !done)
        return done.error();
    return examples;
}

namespace {

Result<void> addExamples(Dataset& dataset, const std::filesystem::path& file)
{
    auto examples = readSpiderExamples(file);
    if (!examples)
        return examples.error();
    for (size_t i = 0; i < examples->size(); ++i) {
        const std::string& id = (*examples)[i].dbId;
        if (!dataset.databases.contains(id)) {
            return Error{ErrorCode::InvalidData,
                         fmt::format("{}, record {}: There is no database '{}' in tables.json.", file.string(), i, id)};
        }
    }
    std::move(examples->begin(), examples->end(), std::back_inserter(dataset.examples));
    return {};
}

} // namespace

Result<Dataset> readSpiderDataset(const std::filesystem::path& folder, const std::vector<std::filesystem::path>& questionFiles)
{
    auto databases = readSpiderDatabases(folder);
    if (!databases)
        return databases.error();
    Dataset dataset{.databases = *std::move(databases)};
    for (const std::filesystem::path& file : questionFiles) {
        if (const Result<void> added = addExamples(dataset, folder / file); !added)
            return added.error();
    }
    return dataset;
}

} // namespace ratatosk
