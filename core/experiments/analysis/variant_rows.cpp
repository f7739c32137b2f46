// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/analysis/variant_rows.h"

#include "core/base/dice.h"
#include "core/database/schema/identifier.h"
#include "core/files/rows/row_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace ratatosk {
namespace {

constexpr int kFewestVariantRows = 4;
constexpr double kChildlessParents = 0.25;
constexpr double kPlantedIsThere = 0.7; ///< in a unique column; what a query asks for may also be missing

/// Draws the rows of all tables, parents before children.
class RowDrawing
{
public:
    RowDrawing(const SampledTables& tables, const PlantedValues& planted, const VariantPlan& plan, std::uint64_t seed)
        : m_tables(tables), m_planted(planted), m_plan(plan), m_dice(seed), m_rows(tables.size()), m_isDrawn(tables.size())
    {
    }

    std::vector<VariantRows> draw()
    {
        for (std::size_t table = 0; table < m_tables.size(); ++table)
            drawTable(table);
        return std::move(m_rows);
    }

private:
    void drawTable(std::size_t place)
    {
        if (m_isDrawn[place])
            return;
        m_isDrawn[place] = true; // at once: keys may lead round
        const SampledTable& table = m_tables[place];
        for (const SampledColumn& column : table.columns) {
            if (column.parent)
                drawTable(static_cast<std::size_t>(column.parent->first));
        }
        const int count = rowCount(table);
        std::vector<std::vector<Cell>> columns;
        for (const SampledColumn& column : table.columns)
            columns.push_back(drawColumn(table, column, count));
        m_rows[place] = asRows(table, columns, count);
    }

    /// No two tables need be of one size.
    int rowCount(const SampledTable& table)
    {
        if (table.rows == 0)
            return 0; // nothing is known of its values
        const bool hasParent = std::ranges::any_of(table.columns, [](const auto& column) { return column.parent.has_value(); });
        const int most = hasParent ? m_plan.rows : m_plan.rows / 2;
        return m_dice.between(std::max(most * 2 / 3, kFewestVariantRows), std::max(most, kFewestVariantRows));
    }

    std::vector<Cell> drawColumn(const SampledTable& table, const SampledColumn& column, int count)
    {
        const std::vector<Cell>* planted = plantedFor(table, column);
        if (column.isUnique)
            return uniqueCells(column, planted, count);
        if (column.parent)
            return keyCells(parentCells(column), planted, count);
        if (m_plan.isDifferent)
            return uniqueCells(column, planted, count);
        return plainCells(column, planted, count);
    }

    const std::vector<Cell>* plantedFor(const SampledTable& table, const SampledColumn& column) const
    {
        const auto found = m_planted.cells.find({foldedIdentifier(table.name), foldedIdentifier(column.name)});
        return found == m_planted.cells.end() ? nullptr : &found->second;
    }

    /// Those of the rows drawn for the parent; those of the sample where keys lead round.
    std::vector<Cell> parentCells(const SampledColumn& column) const
    {
        const auto [table, place] = *column.parent;
        std::vector<Cell> cells;
        for (const std::vector<Cell>& row : m_rows[static_cast<std::size_t>(table)])
            cells.push_back(row[static_cast<std::size_t>(place)]);
        return cells.empty() ? m_tables[static_cast<std::size_t>(table)].columns[static_cast<std::size_t>(place)].values : cells;
    }

    std::vector<Cell> uniqueCells(const SampledColumn& column, const std::vector<Cell>* planted, int count)
    {
        std::vector<Cell> pool = column.parent ? parentCells(column) : column.values;
        m_dice.shuffle(pool);
        if (planted && !column.parent && m_dice.chance(kPlantedIsThere))
            pool.insert(pool.begin(), planted->begin(), planted->end());
        else if (planted && !column.parent)
            std::erase_if(pool, [&](const Cell& cell) { return std::ranges::find(*planted, cell) != planted->end(); });
        std::vector<Cell> cells;
        std::set<std::string> used;
        for (const Cell& cell : pool) {
            if (static_cast<int>(cells.size()) < count && used.insert(sqlLiteral(cell)).second)
                cells.push_back(cell);
        }
        while (!column.parent && !cells.empty() && static_cast<int>(cells.size()) < count)
            addFurther(cells, used);
        m_dice.shuffle(cells);
        return cells;
    }

    /// A value like the first, and different from all.
    static void addFurther(std::vector<Cell>& cells, std::set<std::string>& used)
    {
        Cell further;
        auto number = static_cast<std::int64_t>(cells.size());
        do {
            further = numbered(cells.front(), ++number);
        } while (!used.insert(sqlLiteral(further)).second);
        cells.push_back(std::move(further));
    }

    static Cell numbered(const Cell& like, std::int64_t number)
    {
        if (const auto* whole = std::get_if<std::int64_t>(&like))
            return *whole + number;
        if (const auto* real = std::get_if<double>(&like))
            return *real + static_cast<double>(number) + 0.5;
        return fmt::format("{} {}", std::holds_alternative<std::string>(like) ? std::get<std::string>(like) : "x", number);
    }

    /// Some parents have no children.
    std::vector<Cell> keyCells(std::vector<Cell> parents, const std::vector<Cell>* planted, int count)
    {
        m_dice.shuffle(parents);
        if (parents.size() > 3)
            parents.resize(parents.size() - static_cast<std::size_t>(kChildlessParents * static_cast<double>(parents.size())));
        if (m_plan.hasGroups)
            return groupedCells(parents, count);
        std::vector<Cell> answered;
        for (const Cell& cell : planted ? *planted : std::vector<Cell>()) {
            if (std::ranges::find(parents, cell) != parents.end())
                answered.push_back(cell);
        }
        return drawn(parents, answered, count);
    }

    /// One parent after another, each as often as some group should be large.
    std::vector<Cell> groupedCells(const std::vector<Cell>& parents, int count)
    {
        std::vector<int> sizes{1, 2, 3, 5};
        for (const int wanted : m_planted.counts)
            sizes.insert(sizes.begin(), {wanted, wanted + 1, wanted - 1});
        std::erase_if(sizes, [](int size) { return size <= 0; });
        std::vector<Cell> cells;
        for (std::size_t i = 0; !parents.empty() && i < parents.size() * 2; ++i) {
            for (int k = 0; k < sizes[i % sizes.size()] && static_cast<int>(cells.size()) < count; ++k)
                cells.push_back(parents[i % parents.size()]);
        }
        return cells;
    }

    std::vector<Cell> plainCells(const SampledColumn& column, const std::vector<Cell>* planted, int count)
    {
        std::vector<Cell> pool = column.values;
        m_dice.shuffle(pool);
        if (m_plan.differentValues > 0 && static_cast<int>(pool.size()) > m_plan.differentValues)
            pool.resize(static_cast<std::size_t>(m_plan.differentValues));
        std::vector<Cell> cells = drawn(pool, planted ? *planted : std::vector<Cell>(), count);
        for (Cell& cell : cells) {
            if (!column.isRequired && m_dice.chance(m_plan.nulls))
                cell = Null();
        }
        return cells;
    }

    std::vector<Cell> drawn(const std::vector<Cell>& pool, const std::vector<Cell>& answered, int count)
    {
        std::vector<Cell> cells;
        for (int i = 0; i < count; ++i) {
            const bool isRequested = !answered.empty() && m_dice.chance(m_plan.planted);
            if (isRequested || !pool.empty())
                cells.push_back(m_dice.pick(isRequested ? answered : pool));
            else
                cells.emplace_back(Null());
        }
        return cells;
    }

    VariantRows asRows(const SampledTable& table, const std::vector<std::vector<Cell>>& columns, int count)
    {
        VariantRows rows;
        std::set<std::string> keys;
        for (const std::vector<Cell>& column : columns)
            count = std::min(count, static_cast<int>(column.size()));
        for (int i = 0; i < count; ++i) {
            std::vector<Cell> row;
            for (const std::vector<Cell>& column : columns)
                row.push_back(column[static_cast<std::size_t>(i)]);
            if (table.key.empty() || keys.insert(keyOf(table, row)).second)
                rows.push_back(std::move(row));
        }
        if (m_plan.hasDuplicates)
            duplicate(table, rows);
        return rows;
    }

    static std::string keyOf(const SampledTable& table, const std::vector<Cell>& row)
    {
        std::string key;
        for (const int place : table.key)
            key += sqlLiteral(row[static_cast<std::size_t>(place)]) + ",";
        return key;
    }

    /// Every third row takes over what the row before holds in columns that may repeat.
    static void duplicate(const SampledTable& table, VariantRows& rows)
    {
        if (!table.key.empty())
            return;
        for (std::size_t i = 2; i < rows.size(); i += 3) {
            for (std::size_t c = 0; c < table.columns.size(); ++c) {
                if (!table.columns[c].isUnique)
                    rows[i][c] = rows[i - 1][c];
            }
        }
    }

    const SampledTables& m_tables;
    const PlantedValues& m_planted;
    const VariantPlan& m_plan;
    Dice m_dice;
    std::vector<VariantRows> m_rows;
    std::vector<bool> m_isDrawn;
};

} // namespace

std::vector<VariantRows> variantRows(const SampledTables& tables, const PlantedValues& planted, const VariantPlan& plan, std::uint64_t seed)
{
    return RowDrawing(tables, planted, plan, seed).draw();
}

} // namespace ratatosk
