// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/variants/foreign_matter.h"

#include "core/database/engine/schema_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>

namespace ratatosk {
namespace {

constexpr std::size_t kMostRows = 200;
constexpr double kShareOfTables = 0.6, kShareOfColumns = 0.5;

std::string hexadecimal(int digits, Dice& dice)
{
    std::string text;
    for (int i = 0; i < digits; ++i)
        text += "0123456789abcdef"[dice.below(16)];
    return text;
}

Cell moment(Dice& dice)
{
    const int year = dice.between(2021, 2025), month = dice.between(1, 12), day = dice.between(1, 28);
    return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}:{:02}", year, month, day, dice.below(24), dice.below(60), dice.below(60));
}

Cell uuid(Dice& dice)
{
    std::string text = hexadecimal(8, dice);
    for (const int digits : {4, 4, 4, 12})
        text += '-' + hexadecimal(digits, dice);
    return text;
}

Cell hash(Dice& dice)
{
    return hexadecimal(32, dice);
}

Cell version(Dice& dice)
{
    return std::int64_t{dice.between(1, 5)};
}

struct TechnicalColumn {
    const char* name;
    const char* readableName;
    const char* type;
    Cell (*draw)(Dice&);
    bool isFirst = false;
};

} // namespace

void addTechnicalColumns(Variant& variant, Dice& dice)
{
    static constexpr std::array<TechnicalColumn, 5> kColumns{{
        {"created_at", "created at", "TEXT", moment},
        {"updated_at", "updated at", "TEXT", moment},
        {"uuid", "uuid", "TEXT", uuid, true},
        {"row_hash", "row hash", "TEXT", hash},
        {"row_version", "row version", "INTEGER", version},
    }};
    std::vector<bool> isDrawn; // the same for all tables of an application
    for (std::size_t i = 0; i < kColumns.size(); ++i)
        isDrawn.push_back(dice.chance(kShareOfColumns));
    for (int id = 0; id < variant.content.schema.tableCount(); ++id) {
        const TableId table{id};
        if (!dice.chance(kShareOfTables))
            continue;
        for (std::size_t i = 0; i < kColumns.size(); ++i) {
            const TechnicalColumn& one = kColumns[i];
            if (!isDrawn[i] || variant.content.schema.findColumn(table, one.name))
                continue;
            std::vector<Cell> cells(variant.content.rowsOf(table).size());
            std::ranges::generate(cells, [&] { return one.draw(dice); });
            const auto width = static_cast<int>(variant.content.schema.columnsOf(table).size());
            insertColumn(variant, table, one.isFirst ? 0 : width,
                         {.name = one.name, .readableName = one.readableName, .type = columnTypeOf(one.type), .declaredType = one.type},
                         cells);
        }
    }
}

void addUnrelatedTables(Variant& variant, const DatabaseContent& other, int count, Dice& dice)
{
    std::vector<int> order(static_cast<std::size_t>(other.schema.tableCount()));
    std::iota(order.begin(), order.end(), 0);
    dice.shuffle(order);
    for (const int id : order) {
        const Table& table = other.schema.table(TableId{id});
        if (count == 0 || variant.content.schema.findTable(table.name))
            continue;
        std::vector<Column> columns;
        for (const ColumnId column : other.schema.columnsOf(TableId{id}))
            columns.push_back(other.schema.column(column));
        TableRows rows = other.rowsOf(TableId{id});
        rows.resize(std::min(rows.size(), kMostRows));
        addTable(variant, table, std::move(columns), std::move(rows));
        --count;
    }
}

} // namespace ratatosk
