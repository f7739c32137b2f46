// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/sampling/item_sampler.h"

#include "core/questions/sampling/query_pieces.h"

#include <algorithm>

namespace ratatosk {

std::optional<TableId> ItemSampler::drawTable()
{
    std::vector<std::pair<TableId, double>> tables;
    for (int table = 0; table < m_schema.tableCount(); ++table) {
        const std::vector<ColumnId> columns = m_schema.columnsOf(TableId{table});
        const auto isReadable = [&](ColumnId column) { return m_facts.of(column).role != ColumnRole::Key; };
        const auto readable = std::ranges::count_if(columns, isReadable);
        if (!columns.empty())
            tables.emplace_back(TableId{table}, readable == 0 ? 0.05 : readable == 1 ? 0.5 : 1.0);
    }
    if (tables.empty())
        return std::nullopt;
    return tables[m_dice.pickWeighted(tables, [](const auto& table) { return table.second; })].first;
}

std::optional<TableLink> ItemSampler::drawLink(TableId table, std::initializer_list<TableBond> bonds)
{
    std::vector<TableLink> links;
    for (const TableLink& link : linksOf(m_schema, table)) {
        if (std::ranges::find(bonds, link.bond) != bonds.end())
            links.push_back(link);
    }
    return links.empty() ? std::nullopt : std::optional(m_dice.pick(links));
}

std::optional<ColumnId> ItemSampler::drawColumn(TableId table, std::initializer_list<ColumnRole> roles)
{
    std::vector<ColumnId> columns;
    for (const ColumnId column : m_schema.columnsOf(table)) {
        if (std::ranges::find(roles, m_facts.of(column).role) != roles.end())
            columns.push_back(column);
    }
    return columns.empty() ? std::nullopt : std::optional(m_dice.pick(columns));
}

std::optional<ColumnId> ItemSampler::drawLabel(TableId table)
{
    if (const auto label = drawColumn(table, {ColumnRole::Label}); label && !m_dice.chance(0.1))
        return label;
    if (const auto other = drawColumn(table, {ColumnRole::Label, ColumnRole::Remark, ColumnRole::Category, ColumnRole::Moment}))
        return other;
    return drawColumn(table, {ColumnRole::Key, ColumnRole::Measure, ColumnRole::Prose});
}

std::vector<ColumnId> ItemSampler::drawColumns(TableId table, int count, const std::optional<sql::Condition>& where)
{
    std::vector<ColumnId> columns;
    std::vector<ColumnId> all = m_schema.columnsOf(table);
    if (where && static_cast<int>(all.size()) > count)
        std::erase_if(all, [&](ColumnId column) { return settles(*where, column); });
    if (all.empty())
        all = m_schema.columnsOf(table);
    const auto label = m_dice.chance(0.6) ? drawLabel(table) : std::nullopt;
    if (label && std::ranges::find(all, *label) != all.end())
        columns.push_back(*label);
    for (int attempt = 0; attempt < 12 && static_cast<int>(columns.size()) < count; ++attempt) {
        const ColumnId column = m_dice.pick(all);
        const bool isWelcome = m_facts.of(column).role != ColumnRole::Key || m_dice.chance(0.25);
        if (isWelcome && std::ranges::find(columns, column) == columns.end())
            columns.push_back(column);
    }
    if (columns.empty())
        columns.push_back(m_dice.pick(all));
    return columns;
}

} // namespace ratatosk
