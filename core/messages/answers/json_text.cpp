// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/messages/answers/json_text.h"

#include "core/answer/attention_maps/attention_weights.h"
#include "core/answer/value/trust.h"
#include "core/messages/answers/json_archive.h"

#include <fmt/format.h>

namespace ratatosk {

namespace {

Json cellJson(const Null&)
{
    return nullptr;
}
Json cellJson(const Blob& blob)
{
    std::string digits;
    for (const std::byte byte : blob.bytes)
        digits += fmt::format("{:02x}", static_cast<unsigned>(byte));
    return {{"blob", digits}};
}
template <class Plain>
Json cellJson(const Plain& value)
{
    return value;
}

Json rowJson(const std::vector<Cell>& row)
{
    Json cells = Json::array();
    for (const Cell& cell : row)
        cells.push_back(std::visit([](const auto& value) { return cellJson(value); }, cell));
    return cells;
}

Json tableJson(const ResultTable& table)
{
    Json rows = Json::array();
    for (const auto& row : table.rows)
        rows.push_back(rowJson(row));
    return {{"columns", table.columns}, {"rows", std::move(rows)}, {"complete", table.isComplete}, {"milliseconds", table.milliseconds}};
}

std::string textOf(const Json& json)
{
    return json.dump(2, ' ', false, Json::error_handler_t::replace);
}

std::string lineOf(const Json& json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

void writeJson(const ResultTable& table, const std::function<bool(std::string_view)>& sink)
{
    bool isWanted = sink(fmt::format("{{\n  \"columns\": {},\n  \"rows\": [", lineOf(table.columns)));
    for (auto row = table.rows.begin(); isWanted && row != table.rows.end(); ++row)
        isWanted = sink((row == table.rows.begin() ? "\n    " : ",\n    ") + lineOf(rowJson(*row)));
    if (isWanted)
        sink(fmt::format("{}],\n  \"complete\": {},\n  \"milliseconds\": {}\n}}\n", table.rows.empty() ? "" : "\n  ", table.isComplete,
                         lineOf(table.milliseconds)));
}

std::string jsonOf(const Schema& schema)
{
    return textOf(JsonWriter(nullptr).write(
        SchemaParts{schema.tables(), schema.columns(), schema.foreignKeys(), schema.omissions(), schema.dialect()}));
}

std::string jsonOf(const Question& question, const SchemaLinks& links, const std::vector<std::string>& unusedWords)
{
    Json json{{"question", JsonWriter(nullptr).write(question)}};
    json.update(JsonWriter(nullptr).write(links));
    json["unused_words"] = unusedWords;
    return textOf(json);
}

std::string alignmentJson(const Answer& answer)
{
    const std::ptrdiff_t words = std::ssize(answer.question.words);
    const std::ptrdiff_t items = words > 0 ? std::ssize(answer.alignment) / words : 0;
    Json rows = Json::array();
    for (auto row = answer.alignment.begin(); items > 0 && row != answer.alignment.end(); row += items)
        rows.push_back(std::vector<float>(row, row + items));
    return textOf(Json{{"question", JsonWriter(nullptr).write(answer.question)},
                       {"items", std::vector<std::string>(answer.itemNames.end() - items, answer.itemNames.end())},
                       {"weights", std::move(rows)}});
}

std::string jsonOf(const SyntaxNode& tree)
{
    return textOf(JsonWriter(nullptr).write(tree));
}

std::string jsonOf(const OcclusionReport& report)
{
    return textOf(JsonWriter(nullptr).write(report));
}

std::string jsonOf(const AttentionMaps& maps, int head, const std::vector<std::string>& items)
{
    const std::vector<float> weights = weightsOf(maps, head);
    Json rows = Json::array();
    for (auto row = weights.begin(); row != weights.end(); row += maps.size)
        rows.push_back(std::vector<float>(row, row + maps.size));
    const Json json{{"layer", maps.layer}, {"part", nameOf(maps.part)}, {"head", head}, {"items", items}, {"weights", std::move(rows)}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string jsonOf(const Answer& answer, const ResultTable* result)
{
    Json json = JsonWriter(nullptr).write(answer);
    json.erase("relations");
    json.erase("relation_names");
    json.erase("alignment");
    const Assessment assessment = assess(answer);
    json["trust"] = nameOf(assessment.trust);
    json["trust_reason"] = doubtSentence(assessment);
    if (result)
        json["result"] = tableJson(*result);
    return textOf(json);
}

} // namespace ratatosk
