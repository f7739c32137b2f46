// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/help_with_sql/query_plan.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string_view>

namespace ratatosk {

namespace {

using PlanNode = nlohmann::json;

constexpr int deepestPlan = 500; ///< brackets within brackets; what lies deeper is left out

std::string textIn(const PlanNode& node, const char* key)
{
    const auto found = node.find(key);
    return found != node.end() && found->is_string() ? found->get<std::string>() : std::string();
}

double numberAt(const PlanNode& node, const char* key)
{
    const auto found = node.find(key);
    return found != node.end() && found->is_number() ? found->get<double>() : 0;
}

/// A member that is a list of texts, on one line.
std::string listIn(const PlanNode& node, const char* key)
{
    std::string list;
    const auto found = node.find(key);
    if (found == node.end() || !found->is_array())
        return list;
    for (const PlanNode& one : *found)
        list += (list.empty() ? "" : ", ") + (one.is_string() ? one.get<std::string>() : one.dump());
    return list;
}

/// The first that the node or those below it have: a bitmap scan has its index in a node of its own.
std::string textBelow(const PlanNode& node, const char* key)
{
    std::string text = textIn(node, key);
    if (const auto plans = node.find("Plans"); text.empty() && plans != node.end() && plans->is_array()) {
        for (const PlanNode& plan : *plans) {
            if (text.empty())
                text = textBelow(plan, key);
        }
    }
    return text;
}

/// As EXPLAIN writes it without FORMAT: "Seq Scan on hut  (cost=0.00..1.05 rows=5)".
std::string wordsOf(const PlanNode& node)
{
    const std::string table = textIn(node, "Relation Name"), index = textIn(node, "Index Name");
    std::string words = textIn(node, "Node Type");
    if (!index.empty())
        words += " using " + index;
    if (!table.empty())
        words += " on " + table;
    words += fmt::format("  (cost={:.2f}..{:.2f} rows={:.0f})", numberAt(node, "Startup Cost"), numberAt(node, "Total Cost"),
                         numberAt(node, "Plan Rows"));
    for (const char* condition : {"Index Cond", "Hash Cond", "Merge Cond", "Join Filter", "Filter"}) {
        if (const std::string text = textIn(node, condition); !text.empty())
            words += fmt::format("  {}: {}", condition, text);
    }
    return words;
}

void readScan(const PlanNode& node, const std::string& type, PlanStep& step)
{
    step.table = textIn(node, "Relation Name");
    step.index = textBelow(node, "Index Name");
    step.condition = textBelow(node, "Index Cond");
    step.isCovering = type == "Index Only Scan";
    step.kind = step.condition.empty() ? PlanStep::Kind::Scan : PlanStep::Kind::Search;
}

PlanStep stepOf(const PlanNode& node);

std::vector<PlanStep> stepsBelow(const PlanNode& node)
{
    std::vector<PlanStep> steps;
    if (const auto plans = node.find("Plans"); plans != node.end() && plans->is_array()) {
        for (const PlanNode& plan : *plans)
            steps.push_back(stepOf(plan));
    }
    return steps;
}

PlanStep plainStep(const PlanNode& node)
{
    static constexpr std::array<std::string_view, 4> scans{"Seq Scan", "Index Scan", "Index Only Scan", "Bitmap Heap Scan"};
    const std::string type = textIn(node, "Node Type");
    PlanStep step;
    step.detail = wordsOf(node);
    step.children = stepsBelow(node);
    if (std::ranges::find(scans, type) != scans.end()) {
        readScan(node, type, step);
    } else if (type == "Sort" || type == "Incremental Sort") {
        step.kind = PlanStep::Kind::SortInMemory;
        step.purpose = listIn(node, "Sort Key");
    } else if (type == "Append" || type == "SetOp" || type == "Merge Append") {
        step.kind = PlanStep::Kind::Combine;
        step.purpose = "COMPOUND QUERY";
    }
    return step;
}

/// A query inside is a step of its own around its nodes, called as SQLite calls its sort.
PlanStep stepOf(const PlanNode& node)
{
    const std::string name = textIn(node, "Subplan Name"), relation = textIn(node, "Parent Relationship");
    if (name.empty())
        return plainStep(node);
    PlanStep step{.kind = PlanStep::Kind::Subquery, .detail = name};
    step.purpose = name.starts_with("CTE") ? "MATERIALIZE" : relation == "SubPlan" ? "CORRELATED" : "SCALAR SUBQUERY";
    step.children.push_back(plainStep(node));
    return step;
}

} // namespace

Result<std::vector<PlanStep>> serverPlanOf(const std::string& json)
{
    const auto isShallow = [](int depth, PlanNode::parse_event_t, PlanNode&) { return depth < deepestPlan; };
    const PlanNode plans = PlanNode::parse(json, isShallow, false);
    if (!plans.is_array())
        return Error{ErrorCode::InvalidData, "The server's plan of the statement cannot be read."};
    std::vector<PlanStep> steps;
    for (const PlanNode& plan : plans) {
        if (const auto root = plan.find("Plan"); root != plan.end() && root->is_object())
            steps.push_back(stepOf(*root));
    }
    return steps;
}

} // namespace ratatosk
