// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/analysis/error_tables.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace ratatosk {
namespace {

using nlohmann::ordered_json;

template <class Keys, class Counts>
ErrorGroup groupOf(const char* title, const Keys& keys, const Counts& counts)
{
    ErrorGroup group{title, {}};
    for (const auto key : keys) {
        const auto found = counts.find(key);
        group.counts.emplace_back(nameOf(key), found == counts.end() ? 0 : found->second);
    }
    return group;
}

ErrorGroup databasesOf(const std::map<std::string, int>& counts)
{
    ErrorGroup group{"database", {counts.begin(), counts.end()}};
    std::ranges::stable_sort(group.counts, std::greater(), &std::pair<std::string, int>::second);
    return group;
}

ordered_json jsonOf(const ErrorGroup& group)
{
    ordered_json counts = ordered_json::object();
    for (const auto& [name, count] : group.counts)
        counts[name] = count;
    return counts;
}

ordered_json jsonOf(const WrongAnswer& answer)
{
    ordered_json clauses = ordered_json::array();
    for (const Clause clause : answer.clauses)
        clauses.push_back(nameOf(clause));
    ordered_json json{{"example", answer.example},
                      {"database", answer.verdict.dbId},
                      {"class", nameOf(answer.errorClass)},
                      {"clauses", clauses},
                      {"missing", answer.missing},
                      {"exact", answer.verdict.isExactMatch},
                      {"execution", answer.verdict.isExecutionMatch ? ordered_json(*answer.verdict.isExecutionMatch) : ordered_json()}};
    if (answer.equivalence) {
        const auto& separation = answer.equivalence->separation;
        json["separated_by"] = separation ? ordered_json(separation->what) : ordered_json();
    }
    return json;
}

} // namespace

std::vector<ErrorGroup> groupsOf(const ErrorCounts& counts)
{
    return {
        groupOf("class", allErrorClasses, counts.byClass),       groupOf("class of structure", allErrorClasses, counts.byClassOfStructure),
        groupOf("clause", allClauses, counts.byClause),          groupOf("lacking", allMissingCauses, counts.byCause),
        groupOf("hardness", allDifficulties, counts.byHardness), databasesOf(counts.byDatabase)};
}

ResultTable countTable(const ErrorCounts& counts)
{
    ResultTable table;
    table.columns = {"group", "name", "count"};
    const std::vector<std::pair<std::string, int>> all{
        {"answers", counts.answers}, {"wrong", counts.wrong}, {"wrong by structure", counts.wrongByStructure}};
    for (const auto& [name, count] : all)
        table.rows.push_back({std::string("all"), name, std::int64_t{count}});
    for (const ErrorGroup& group : groupsOf(counts)) {
        for (const auto& [name, count] : group.counts)
            table.rows.push_back({group.title, name, std::int64_t{count}});
    }
    return table;
}

std::string jsonOf(const ErrorAnalysis& analysis)
{
    ordered_json json{
        {"answers", analysis.counts.answers}, {"wrong", analysis.counts.wrong}, {"wrong_by_structure", analysis.counts.wrongByStructure}};
    for (const ErrorGroup& group : groupsOf(analysis.counts)) {
        std::string key = "by_" + group.title;
        std::ranges::replace(key, ' ', '_');
        json[key] = jsonOf(group);
    }
    ordered_json errors = ordered_json::array();
    for (const WrongAnswer& answer : analysis.wrong)
        errors.push_back(jsonOf(answer));
    json["errors"] = std::move(errors);
    return json.dump(1, ' ', false, nlohmann::json::error_handler_t::replace);
}

} // namespace ratatosk
