// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/dataset/wikisql_reader.h"

#include "core/questions/dataset/json_records.h"
#include "core/questions/dataset/wikisql_query.h"
#include "core/questions/dataset/wikisql_tables.h"
#include "core/sql/printing/unparser.h"

namespace ratatosk {
namespace {

using Tables = std::map<std::string, Schema>;

void addCells(const sql::Condition& condition, std::vector<CellHit>& cells)
{
    if (const auto* all = std::get_if<sql::Junction>(&condition.test)) {
        for (const sql::Condition& part : all->parts)
            addCells(part, cells);
        return;
    }
    const auto& test = std::get<sql::Comparison>(condition.test);
    const auto& value = std::get<sql::Literal>(test.right.term);
    if (test.operation == sql::ComparisonOperator::Equal && value.type == ValueType::Text && !value.text.empty())
        cells.push_back({std::get<sql::ColumnReference>(test.left.term).column, value.text});
}

Result<void> addExample(const nlohmann::json& record, const Tables& tables, Dataset& dataset)
{
    const std::string id = record.at("table_id");
    const auto table = tables.find(id);
    if (table == tables.end())
        return Error{ErrorCode::InvalidData, fmt::format("There is no table '{}' in tables.jsonl.", id)};
    const std::string question = record.at("question");
    const Result<sql::Query> query = queryOfWikiSqlRecord(record.at("sql"), table->second, question);
    if (!query)
        return query.error();
    const auto database = dataset.databases.try_emplace(id, id, table->second, std::filesystem::path()).first;
    if (query->first.where)
        addCells(*query->first.where, database->second.cells);
    dataset.examples.push_back({.dbId = id, .question = question, .query = sql::unparse(*query, table->second)});
    return {};
}

} // namespace

Result<Dataset> readWikiSqlDataset(const std::filesystem::path& folder, const std::vector<std::filesystem::path>& questionFiles)
{
    const auto tables = readWikiSqlTables(folder / "tables.jsonl");
    if (!tables)
        return tables.error();
    Dataset dataset;
    const auto read = [&](const nlohmann::json& record) { return addExample(record, *tables, dataset); };
    for (const std::filesystem::path& file : questionFiles) {
        if (const Result<void> done = forEachLine(folder / file, read); !done)
            return done.error();
    }
    return dataset;
}

} // namespace ratatosk
