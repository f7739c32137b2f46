// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/dataset/wikisql_tables.h"

#include "core/english/text/characters.h"
#include "core/questions/dataset/json_records.h"
#include "core/questions/dataset/wikisql_table_name.h"
#include "core/questions/dataset/wikisql_types.h"

#include <sstream>

namespace ratatosk {
namespace {

using nlohmann::json;

/// A header as people say it: lower case, single spaces, and a word where there is only a sign.
std::string readableHeader(const std::string& header)
{
    std::istringstream words(lowerCase(header));
    std::string readable;
    for (std::string word; words >> word;)
        readable += (readable.empty() ? "" : " ") + (word == "#" ? "number" : word == "%" ? "percent" : word);
    return readable;
}

std::vector<std::string> readableHeaders(const json& record)
{
    std::vector<std::string> headers;
    for (const json& header : record.at("header"))
        headers.push_back(readableHeader(header));
    return headers;
}

void learnTypes(const json& record, WikiSqlTypes& types)
{
    if (!record.contains("types"))
        return;
    const std::vector<std::string> headers = readableHeaders(record);
    for (size_t i = 0; i < headers.size(); ++i)
        types.learn(headers[i], record.at("types").at(i) == "real" ? ColumnType::Number : ColumnType::Text);
}

ColumnType typeOf(const json& record, size_t column, const std::string& readable, const WikiSqlTypes& types)
{
    const bool isNumber = record.contains("types") && record.at("types").at(column) == "real";
    return isNumber ? ColumnType::Number : types.of(readable);
}

Result<Schema> schemaOf(const json& record, const WikiSqlTypes& types)
{
    const std::vector<std::string> readable = readableHeaders(record);
    const std::string name = wikiSqlTableName(readable);
    std::vector<Column> columns;
    for (size_t i = 0; i < readable.size(); ++i) {
        columns.push_back({.table = TableId{0},
                           .name = record.at("header").at(i),
                           .readableName = readable[i],
                           .type = typeOf(record, i, readable[i], types)});
    }
    return Schema::create({{.name = name, .readableName = name}}, std::move(columns), {});
}

} // namespace

Result<std::map<std::string, Schema>> readWikiSqlTables(const std::filesystem::path& file)
{
    WikiSqlTypes types;
    const auto learn = [&](const json& record) -> Result<void> {
        learnTypes(record, types);
        return {};
    };
    if (const Result<void> done = forEachLine(file, learn); !done)
        return done.error();
    std::map<std::string, Schema> schemas;
    const auto read = [&](const json& record) -> Result<void> {
        const Result<Schema> schema = schemaOf(record, types);
        if (!schema)
            return schema.error();
        schemas.emplace(record.at("id"), *schema);
        return {};
    };
    if (const Result<void> done = forEachLine(file, read); !done)
        return done.error();
    return schemas;
}

} // namespace ratatosk
