// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/evaluation/grammar_coverage.h"

#include "core/questions/evaluation/gold_rows.h"
#include "core/questions/sampling/action_round_trip.h"
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/query_reader.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace ratatosk {
namespace {

std::string lineOf(std::string_view name, const CoverageTally& tally)
{
    std::string line = fmt::format("{:<20}{:>8}{:>8.1f}", name, tally.count, tally.percent());
    for (const int count : tally.by)
        line += fmt::format("{:>12}", count);
    return line + '\n';
}

} // namespace

const char* nameOf(Coverage coverage)
{
    static constexpr std::array<const char*, kCoverages> names{"same rows", "not read", "not mapped", "not legal", "not run", "other rows"};
    return names.at(static_cast<std::size_t>(coverage));
}

Result<CoverageVerdict> coverageOf(const PackQuestion& question, const Schema& schema, const Connection& database,
                                   const TransitionSystem& system, std::stop_token stop)
{
    const auto gold = goldRowsOf(question, database, stop);
    if (stop.stop_requested())
        return Error{ErrorCode::Cancelled, "The measurement was cancelled."};
    if (!gold)
        return gold.error();
    CoverageVerdict verdict{.question = question};
    const auto query = sql::readQuery(question.query, schema);
    if (!query) {
        verdict.coverage = Coverage::NotRead;
        verdict.reason = query.error().detail;
        return verdict;
    }
    const auto trip = actionRoundTrip(*query, schema, system);
    if (!trip) {
        verdict.coverage = Coverage::NotMapped;
        verdict.reason = trip.error().detail;
        return verdict;
    }
    verdict.sql = sql::unparse(trip->query, schema);
    verdict.actions = trip->actions;
    const auto rows = judgedRows(database, verdict.sql, gold->order, stop);
    if (!rows) {
        verdict.coverage = Coverage::NotRun;
        verdict.reason = rows.error().detail;
    } else if (*rows != gold->rows) {
        verdict.coverage = Coverage::OtherRows;
    } else if (!trip->isLegal) {
        verdict.coverage = Coverage::NotLegal;
    }
    return verdict;
}

void CoverageTally::add(const CoverageVerdict& verdict)
{
    ++count;
    ++by[static_cast<std::size_t>(verdict.coverage)];
}

double CoverageTally::percent() const
{
    return 100.0 * of(Coverage::Same) / std::max(count, 1);
}

CoverageReport coverageReportOf(std::string name, std::vector<CoverageVerdict> verdicts)
{
    CoverageReport report{.name = std::move(name)};
    int mapped = 0;
    for (const CoverageVerdict& verdict : verdicts) {
        report.all.add(verdict);
        if (!verdict.question.kind.empty())
            report.byKind[verdict.question.kind].add(verdict);
        report.actions += verdict.actions;
        mapped += verdict.actions > 0 ? 1 : 0;
    }
    report.actions /= std::max(mapped, 1);
    report.verdicts = std::move(verdicts);
    return report;
}

std::string toTable(const CoverageReport& report)
{
    std::string table = fmt::format("{:<20}{:>8}{:>8}", report.name, "count", "%");
    for (int coverage = 0; coverage < kCoverages; ++coverage)
        table += fmt::format("{:>12}", nameOf(static_cast<Coverage>(coverage)));
    table += '\n' + lineOf("all", report.all);
    for (const auto& [kind, tally] : report.byKind)
        table += lineOf("  " + kind, tally);
    return table + fmt::format("{:.1f} actions on average\n", report.actions);
}

} // namespace ratatosk
