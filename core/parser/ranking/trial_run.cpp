// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parser/ranking/trial_run.h"

#include "core/database/schema/quoted_table.h"
#include "core/sql/tree/query_use.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <string_view>

namespace ratatosk {
namespace {

constexpr std::uint64_t kSpread = 0x9E3779B97F4A7C15;

std::uint64_t mixed(std::uint64_t hash, std::uint64_t value)
{
    return (hash ^ value) * kSpread + (hash >> 29);
}

std::uint64_t hashOf(const Null&)
{
    return 1;
}
std::uint64_t hashOf(const Blob& blob)
{
    return std::hash<std::string_view>()({reinterpret_cast<const char*>(blob.bytes.data()), blob.bytes.size()});
}
/// 1 and 1.0 are the same answer.
std::uint64_t hashOf(std::int64_t value)
{
    return std::hash<double>()(static_cast<double>(value));
}
template <class Plain>
std::uint64_t hashOf(const Plain& value)
{
    return std::hash<Plain>()(value);
}

/// A sum over the cells: who asks for name and age is content with age and name.
std::uint64_t hashOf(const std::vector<Cell>& row)
{
    std::uint64_t sum = row.size();
    for (const Cell& cell : row)
        sum += mixed(kSpread, std::visit([](const auto& value) { return hashOf(value); }, cell));
    return sum;
}

/// A sum over the rows; their places count only when they are sorted, and the first one's never, so that one row is one row.
std::uint64_t fingerprintOf(const ResultTable& table, bool isSorted)
{
    std::uint64_t sum = mixed(table.columns.size(), table.rows.size());
    for (std::size_t row = 0; row < table.rows.size(); ++row)
        sum += mixed(kSpread, hashOf(table.rows[row])) * (isSorted ? 2 * row + 1 : 1);
    return sum;
}

bool isNothing(const Cell& cell)
{
    const auto* integer = std::get_if<std::int64_t>(&cell);
    return std::holds_alternative<Null>(cell) || (integer && *integer == 0);
}

TrialRun::Outcome outcomeOf(const ResultTable& table)
{
    if (table.rows.empty())
        return TrialRun::Outcome::Empty;
    const bool isNullResult = table.rows.size() == 1 && std::ranges::all_of(table.rows.front(), isNothing);
    return isNullResult ? TrialRun::Outcome::NullResult : TrialRun::Outcome::Rows;
}

TrialRun runWith(ResultTable table, bool isSorted)
{
    TrialRun run{outcomeOf(table), fingerprintOf(table, isSorted), std::ssize(table.rows), table.isComplete};
    table.rows.resize(std::min(table.rows.size(), kFirstRows));
    run.firstRows = std::move(table.rows);
    run.columns = std::move(table.columns);
    return run;
}

bool isEmpty(const Connection& database, const Table& table, const std::stop_token& stop)
{
    const auto rows = database.run(fmt::format("SELECT 1 FROM {} LIMIT 1", quotedTable(table)), kTrialLimits, stop);
    return rows && rows->rows.empty();
}

bool readsEmptyTable(const Connection& database, const Schema& schema, const sql::Query& query, const std::stop_token& stop)
{
    return std::ranges::any_of(useOf(query).tables, [&](TableId table) { return isEmpty(database, schema.table(table), stop); });
}

} // namespace

TrialRun tryOut(const Connection& database, const std::string& sql, bool isSorted, std::stop_token stop)
{
    auto table = database.run(sql, kTrialLimits, std::move(stop));
    if (table)
        return runWith(*std::move(table), isSorted);
    const bool isCutOff = table.error().code == ErrorCode::LimitExceeded || table.error().code == ErrorCode::Cancelled;
    return {isCutOff ? TrialRun::Outcome::Unknown : TrialRun::Outcome::Failed};
}

std::vector<TrialRun> tryOut(const Connection& database, const Schema& schema, const std::vector<Candidate>& candidates,
                             std::stop_token stop, TrialRuns* known)
{
    using enum TrialRun::Outcome;
    TrialRuns own;
    TrialRuns& all = known ? *known : own;
    std::vector<TrialRun> runs;
    for (const Candidate& candidate : candidates) {
        const auto [place, isNew] = all.try_emplace(candidate.sql);
        TrialRun& run = place->second;
        if (isNew) {
            run = tryOut(database, candidate.sql, !candidate.query.orderBy.empty(), stop);
            if ((run.outcome == Empty || run.outcome == NullResult) && readsEmptyTable(database, schema, candidate.query, stop))
                run.outcome = Unknown;
        }
        runs.push_back(run);
    }
    return runs;
}

} // namespace ratatosk
