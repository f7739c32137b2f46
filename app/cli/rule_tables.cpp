// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/rule_tables.h"

#include "core/questions/evaluation/report.h"
#include "core/rules/registry/rule_registry.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <set>
#include <string_view>

namespace ratatosk::cli {

namespace {

/// One rule over several sets; records of different packs are different records.
struct Sum {
    std::int64_t fired = 0, undone = 0, helped = 0, harmed = 0, helpedRecords = 0, harmedRecords = 0;
    std::set<std::string> databases; ///< in which it helped

    void add(const RuleMeasure& measure)
    {
        fired += measure.fired;
        undone += measure.undone;
        helped += measure.helped;
        harmed += measure.harmed;
        helpedRecords += std::ssize(measure.helpedRecords);
        harmedRecords += std::ssize(measure.harmedRecords);
        for (const PackRecord& record : measure.helpedRecords)
            databases.insert(record.first);
    }
};

Sum sumOf(std::string_view id, const std::vector<MeasuredSet>& sets, bool isRead)
{
    Sum sum;
    for (const MeasuredSet& set : sets)
        if (const auto rule = set.measurement.rules.find(std::string(id)); set.isRead == isRead && rule != set.measurement.rules.end())
            sum.add(rule->second);
    return sum;
}

std::int64_t changedBy(std::string_view id, const std::vector<RightQueries>& right)
{
    std::int64_t changed = 0;
    for (const RightQueries& queries : right)
        if (const auto count = queries.byRule.find(std::string(id)); count != queries.byRule.end())
            changed += count->second;
    return changed;
}

std::string textOf(const Cell& cell)
{
    if (const auto* number = std::get_if<std::int64_t>(&cell))
        return std::to_string(*number);
    if (const auto* fraction = std::get_if<double>(&cell))
        return fmt::format("{:.1f}", *fraction);
    const auto* text = std::get_if<std::string>(&cell);
    return text ? *text : std::string();
}

std::string markdownOf(const ResultTable& table)
{
    std::string text = "|", rule = "|";
    for (const std::string& column : table.columns) {
        text += fmt::format(" {} |", column);
        rule += "---|";
    }
    text += '\n' + rule + '\n';
    for (const std::vector<Cell>& row : table.rows) {
        text += '|';
        for (const Cell& cell : row)
            text += fmt::format(" {} |", textOf(cell));
        text += '\n';
    }
    return text;
}

double rounded(double value)
{
    return std::round(10 * value) / 10;
}

double percent(int right, int count)
{
    return rounded(accuracyOf(right, count).percent);
}

} // namespace

ResultTable ruleTable()
{
    ResultTable table;
    table.columns = {"phase", "rule", "may change", "law", "why a rule", "what it does"};
    for (const Rule& rule : allRules())
        if (!rule.isRepeat)
            table.rows.push_back({std::string(phaseName(rule.phase)), std::string(rule.id), clauseNames(rule.changes),
                                  std::string(rule.isLaw() ? "yes" : ""), std::string(reasonText(rule.reason)), std::string(rule.summary)});
    return table;
}

ResultTable measureTable(const std::vector<MeasuredSet>& sets, const std::vector<RightQueries>& right)
{
    ResultTable table;
    table.columns = {"rule",           "law",          "fired",  "helped",       "harmed",       "helped records",
                     "harmed records", "in databases", "undone", "helped, read", "harmed, read", "right queries changed"};
    for (const Rule& rule : allRules()) {
        if (rule.isRepeat)
            continue;
        const Sum unread = sumOf(rule.id, sets, false), read = sumOf(rule.id, sets, true);
        table.rows.push_back({std::string(rule.id), std::string(rule.isLaw() ? "yes" : ""), unread.fired, unread.helped, unread.harmed,
                              unread.helpedRecords, unread.harmedRecords, std::int64_t(std::ssize(unread.databases)),
                              unread.undone + read.undone, read.helped, read.harmed, changedBy(rule.id, right)});
    }
    return table;
}

ResultTable setTable(const std::vector<MeasuredSet>& sets)
{
    ResultTable table;
    table.columns = {"set",        "read by rule authors", "questions",          "without rules %",
                     "with all %", "right only with",      "right only without", "seconds"};
    for (const auto& [measured, isRead] : sets)
        table.rows.push_back({measured.pack, std::string(isRead ? "yes" : "no"), std::int64_t(measured.questions),
                              percent(measured.rightWithout, measured.questions), percent(measured.rightWith, measured.questions),
                              std::int64_t(measured.onlyWith), std::int64_t(measured.onlyWithout), rounded(measured.seconds)});
    return table;
}

ResultTable rightTable(const std::vector<RightQueries>& right)
{
    ResultTable table;
    table.columns = {"right queries of", "queries", "changed by rules", "seconds"};
    for (const RightQueries& queries : right)
        table.rows.push_back({queries.pack, std::int64_t(queries.questions), std::int64_t(queries.changed), rounded(queries.seconds)});
    return table;
}

ResultTable changedQueryTable(const std::vector<RightQueries>& right)
{
    ResultTable table;
    table.columns = {"pack", "database", "question", "before", "after", "rules"};
    for (const RightQueries& queries : right) {
        for (const ChangedRightQuery& change : queries.changes)
            table.rows.push_back({queries.pack, change.database, change.question, change.before, change.after,
                                  fmt::format("{}", fmt::join(change.rules, " "))});
    }
    return table;
}

std::string rulesPage(const std::vector<MeasuredSet>& sets, const std::vector<RightQueries>& right, const std::string& command)
{
    ResultTable list = ruleTable(), measured = measureTable(sets, right);
    std::string page = "# Rules and their effects\n\n";
    page += fmt::format("Generated by `{}`; do not edit.\n\n", command);
    page += "A rule *helped* a question if the first answer is right with all rules and wrong without this one, and *harmed* it in the "
            "reverse case.\nSeveral wordings of one record count as one record. *Undone*: changes that were undone because a column lost "
            "its table, or a condition of\nthe question was lost. *Right queries changed*: gold queries that give other rows after all "
            "rules, and the same rows without this one.\n\n";
    page += markdownOf(setTable(sets)) + '\n' + markdownOf(rightTable(right)) + "\n## Effect of each rule\n\n" + markdownOf(measured);
    return page + "\n## What each rule does\n\n" + markdownOf(list);
}

} // namespace ratatosk::cli
