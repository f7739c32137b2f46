// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/help_with_sql/query_plan.h"

#include <cstdint>
#include <map>
#include <string_view>

namespace ratatosk {

namespace {

constexpr std::int64_t kMostSteps = 10'000; ///< more nobody reads

/// The text after `begin` up to `end`, or to the end of the text; empty when `begin` is not there.
std::string between(std::string_view text, std::string_view begin, std::string_view end)
{
    const size_t found = text.find(begin);
    if (found == std::string_view::npos)
        return {};
    text.remove_prefix(found + begin.size());
    return std::string(text.substr(0, text.find(end)));
}

PlanStep tableStep(PlanStep step, std::string_view rest)
{
    step.table = std::string(rest.substr(0, rest.find(' ')));
    step.isAutomatic = rest.find("AUTOMATIC") != std::string_view::npos;
    step.isCovering = rest.find("COVERING INDEX") != std::string_view::npos;
    step.isByRowNumber = rest.find("INTEGER PRIMARY KEY") != std::string_view::npos;
    const std::string index = between(rest, "INDEX ", " (");
    step.index = step.isAutomatic || step.isByRowNumber || index.starts_with("(") ? std::string() : index;
    const size_t open = rest.rfind(" (");
    if (open != std::string_view::npos && rest.ends_with(")"))
        step.condition = std::string(rest.substr(open + 2, rest.size() - open - 3));
    return step;
}

bool isSubquery(std::string_view detail)
{
    for (const std::string_view start : {"CO-ROUTINE", "MATERIALIZE", "SCALAR SUBQUERY", "CORRELATED", "LIST SUBQUERY", "SUBQUERY"}) {
        if (detail.starts_with(start))
            return true;
    }
    return false;
}

bool isCombination(std::string_view detail)
{
    return detail.starts_with("COMPOUND QUERY") || detail.starts_with("UNION") || detail.starts_with("EXCEPT")
        || detail.starts_with("INTERSECT") || detail.starts_with("MERGE") || detail.starts_with("LEFT-MOST SUBQUERY");
}

/// Rows come with parents before children.
struct PlanLine {
    std::int64_t parent = 0;
    PlanStep step;
};

std::vector<PlanStep> childrenOf(std::int64_t parent, const std::vector<std::pair<std::int64_t, PlanLine>>& lines)
{
    std::vector<PlanStep> children;
    for (const auto& [id, line] : lines) {
        if (line.parent != parent)
            continue;
        children.push_back(line.step);
        if (id > parent) // a damaged plan must not go round in circles
            children.back().children = childrenOf(id, lines);
    }
    return children;
}

Result<std::vector<PlanStep>> serverPlan(DatabaseBrowser& browser, const std::string& sql, std::stop_token stop)
{
    const Result<ResultTable> table = browser.run(planStatement(sql, Dialect::Postgres), 1, std::move(stop));
    if (!table)
        return table.error();
    const auto* json = table->rows.empty() ? nullptr : std::get_if<std::string>(&table->rows[0][0]);
    return json ? serverPlanOf(*json) : Result<std::vector<PlanStep>>(std::vector<PlanStep>());
}

} // namespace

PlanStep planStepOf(const std::string& detail)
{
    PlanStep step;
    step.detail = detail;
    const std::string_view text = detail;
    if (text.starts_with("SCAN ") && text.find("CONSTANT ROW") == std::string_view::npos) {
        step.kind = PlanStep::Kind::Scan;
        return tableStep(std::move(step), text.substr(5));
    }
    if (text.starts_with("SEARCH ")) {
        step.kind = PlanStep::Kind::Search;
        return tableStep(std::move(step), text.substr(7));
    }
    if (text.starts_with("USE TEMP B-TREE FOR ")) {
        step.kind = PlanStep::Kind::SortInMemory;
        step.purpose = detail.substr(20);
    } else if (isSubquery(text)) {
        step.kind = PlanStep::Kind::Subquery;
        step.purpose = detail;
    } else if (isCombination(text)) {
        step.kind = PlanStep::Kind::Combine;
        step.purpose = detail;
    }
    return step;
}

std::string planStatement(const std::string& sql, Dialect dialect)
{
    return (dialect == Dialect::Postgres ? "EXPLAIN (FORMAT JSON) " : "EXPLAIN QUERY PLAN ") + sql;
}

Result<std::vector<PlanStep>> queryPlan(DatabaseBrowser& browser, const std::string& sql, std::stop_token stop)
{
    if (browser.schema().dialect() == Dialect::Postgres)
        return serverPlan(browser, sql, std::move(stop));
    const Result<ResultTable> table = browser.run(planStatement(sql, Dialect::Sqlite), kMostSteps, std::move(stop));
    if (!table)
        return table.error();
    std::vector<std::pair<std::int64_t, PlanLine>> lines;
    for (const std::vector<Cell>& row : table->rows)
        lines.emplace_back(std::get<std::int64_t>(row[0]),
                           PlanLine{std::get<std::int64_t>(row[1]), planStepOf(std::get<std::string>(row[3]))});
    return childrenOf(0, lines);
}

} // namespace ratatosk
