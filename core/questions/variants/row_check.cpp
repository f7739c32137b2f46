// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/variants/row_check.h"

#include <algorithm>
#include <utility>

namespace ratatosk {
namespace {

/// No row, or nothing but NULL and 0.
bool findsNothing(const ResultTable& table)
{
    const auto isNothing = [](const Cell& cell) {
        const auto* number = std::get_if<std::int64_t>(&cell);
        return std::holds_alternative<Null>(cell) || (number && *number == 0);
    };
    return std::ranges::all_of(table.rows, [&](const std::vector<Cell>& row) { return std::ranges::all_of(row, isNothing); });
}

ResultTable mapped(ResultTable table, const std::vector<SharedCellMap>& shown)
{
    for (std::vector<Cell>& row : table.rows) {
        for (std::size_t i = 0; i < std::min(row.size(), shown.size()); ++i) {
            if (shown[i])
                row[i] = (*shown[i])(row[i]);
        }
    }
    return table;
}

} // namespace

std::optional<RowsBefore> rowsBefore(const Connection& database, const std::string& sql, std::stop_token stop)
{
    auto table = database.run(sql, kCheckLimits, std::move(stop));
    if (!table || !table->isComplete)
        return {};
    const BagOrder order = bagOrderOf(sql, *table);
    return RowsBefore{*std::move(table), order};
}

std::optional<Loss> lossOf(const CarriedQuery& carried, const RowsBefore& before, const Connection& variant, const std::string& sql,
                           std::stop_token stop)
{
    const auto after = variant.run(sql, kCheckLimits, std::move(stop));
    if (!after || !after->isComplete)
        return Loss::Fails;
    if (after->columns.size() != before.table.columns.size()
        || rowBags(*after, before.order) != rowBags(mapped(before.table, carried.shown), before.order))
        return Loss::Differs;
    if (carried.isRewritten && findsNothing(before.table))
        return Loss::Unproven;
    return {};
}

} // namespace ratatosk
