// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/block_choices.h"

#include <algorithm>

namespace ratatosk {

using sql::Occurrence;

namespace {

std::vector<TableId> tablesOf(const sql::SelectBlock& block)
{
    std::vector<TableId> tables;
    for (const sql::Source& source : block.from)
        tables.push_back(std::get<TableId>(source.relation));
    return tables;
}

/// How many keys lead from the table to the others, less those that lead to it.
int outgoingKeys(TableId table, const std::vector<TableId>& others, const Schema& schema)
{
    const auto isOther = [&](TableId one) { return one != table && std::find(others.begin(), others.end(), one) != others.end(); };
    int count = 0;
    for (const ForeignKey& key : schema.foreignKeys()) {
        const TableId from = schema.column(key.from).table;
        const TableId to = schema.column(key.to).table;
        count += from == table && isOther(to);
        count -= to == table && isOther(from);
    }
    return count;
}

} // namespace

std::vector<std::vector<Occurrence>> numberings(const sql::SelectBlock& block)
{
    const std::vector<TableId> tables = tablesOf(block);
    std::vector<Occurrence> plain;
    std::vector<Occurrence> swapped;
    for (size_t i = 0; i < tables.size(); ++i) {
        const auto before = std::count(tables.begin(), tables.begin() + static_cast<std::ptrdiff_t>(i), tables[i]);
        const auto all = std::count(tables.begin(), tables.end(), tables[i]);
        if (all > 2)
            return {};
        plain.push_back({tables[i], static_cast<int>(before)});
        swapped.push_back({tables[i], static_cast<int>(all - 1 - before)});
    }
    if (plain == swapped)
        return {plain};
    return {plain, swapped};
}

std::vector<TableId> starTables(const sql::SelectBlock& block, const Schema& schema)
{
    std::vector<TableId> tables = tablesOf(block);
    if (tables.empty())
        return {TableId{}};
    const std::vector<TableId> all = tables;
    std::sort(tables.begin(), tables.end());
    tables.erase(std::unique(tables.begin(), tables.end()), tables.end());
    std::stable_sort(tables.begin(), tables.end(),
                     [&](TableId left, TableId right) { return outgoingKeys(left, all, schema) > outgoingKeys(right, all, schema); });
    return tables;
}

} // namespace ratatosk
