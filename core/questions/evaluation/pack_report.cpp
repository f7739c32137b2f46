// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/evaluation/pack_report.h"

#include "core/questions/evaluation/hundredths.h"

#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace ratatosk {
namespace {

using nlohmann::ordered_json;

ordered_json objectOf(const PackTally& tally)
{
    const Accuracy right = accuracyOf(tally.right, tally.count);
    return {{"count", tally.count},
            {"right", roundedToHundredths(right.percent)},
            {"low", roundedToHundredths(right.low)},
            {"high", roundedToHundredths(right.high)},
            {"best", roundedToHundredths(accuracyOf(tally.best, tally.count).percent)}};
}

ordered_json objectOf(const std::map<std::string, PackTally>& tallies)
{
    ordered_json object = ordered_json::object();
    for (const auto& [name, tally] : tallies)
        object[name] = objectOf(tally);
    return object;
}

std::string lineOf(std::string_view name, const PackTally& tally)
{
    const Accuracy right = accuracyOf(tally.right, tally.count);
    return fmt::format("{:<32}{:>7}{:>10.1f}{:>16}{:>10.1f}\n", name, tally.count, right.percent,
                       fmt::format("{:.1f} to {:.1f}", right.low, right.high), accuracyOf(tally.best, tally.count).percent);
}

std::string linesOf(std::string_view heading, const std::map<std::string, PackTally>& tallies)
{
    std::string lines = fmt::format("\n{}\n", heading);
    for (const auto& [name, tally] : tallies)
        lines += lineOf("  " + name, tally);
    return lines;
}

} // namespace

void PackTally::add(const PackVerdict& verdict)
{
    ++count;
    right += verdict.isRight ? 1 : 0;
    best += verdict.hasRight ? 1 : 0;
}

PackReport packReportOf(std::string name, std::vector<PackVerdict> verdicts)
{
    PackReport report{.name = std::move(name)};
    for (const PackVerdict& verdict : verdicts) {
        report.all.add(verdict);
        if (!verdict.question.wording.empty())
            report.byWording[verdict.question.wording].add(verdict);
        if (!verdict.question.kind.empty())
            report.byKind[verdict.question.kind].add(verdict);
        report.byDatabase[verdict.question.database].add(verdict);
        report.byTrust[verdict.trust].add(verdict);
        report.reliability.add(verdict.chance, verdict.isRight);
    }
    report.verdicts = std::move(verdicts);
    return report;
}

std::string toJson(const PackReport& report)
{
    const ordered_json object{{"name", report.name},
                              {"all", objectOf(report.all)},
                              {"by_wording", objectOf(report.byWording)},
                              {"by_kind", objectOf(report.byKind)},
                              {"by_database", objectOf(report.byDatabase)},
                              {"by_trust", objectOf(report.byTrust)},
                              {"calibration_error", roundedToHundredths(report.reliability.error())}};
    return object.dump(2);
}

std::string toTable(const PackReport& report)
{
    std::string table = fmt::format("{:<32}{:>7}{:>10}{:>16}{:>10}\n", report.name, "count", "right %", "95 %", "best %");
    table += lineOf("all", report.all);
    for (const auto& [heading, tallies] : {std::pair{"by wording", &report.byWording},
                                           {"by trust", &report.byTrust},
                                           {"by kind", &report.byKind},
                                           {"by database", &report.byDatabase}})
        if (!tallies->empty())
            table += linesOf(heading, *tallies);
    return table + fmt::format("\nexpected calibration error {:.1f} points\n", report.reliability.error());
}

} // namespace ratatosk
