// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/values/cell_kinds.h"

#include "core/database/schema/identifier.h"
#include "core/database/schema/quoted_table.h"
#include "core/english/language/calendar_date.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <string>

namespace ratatosk {
namespace {

constexpr int kCellsLookedAt = 20;
constexpr std::size_t kFewOfMany = 10;  ///< one in ten is an exception
constexpr std::size_t kLongestDay = 32; ///< "September 21, 2024 12:00:00.000"
constexpr int kNumbersLookedAt = 100, kMillisecondsForLook = 200;
constexpr int kMostColumnsLookedAt = 2'000; ///< of a larger schema none: opening it may not wait for so many statements
constexpr std::int64_t kEarliestSeconds = 946'684'800, kLatestSeconds = 4'102'444'800; ///< 2000 to 2100
constexpr std::int64_t kFewestSeconds = 10;

bool isDay(const std::string& cell)
{
    if (cell.size() > kLongestDay || cell.find_first_of("0123456789") == std::string::npos)
        return false;
    const auto fits = [&](std::string_view pattern) { return readDate(cell, pattern).has_value(); };
    return readDate(cell + "-01", "Y-m-d").has_value() || std::ranges::any_of(cellDatePatterns(), fits);
}

/// "8:00", "17:30:15"
bool isTimeOfDay(const std::string& cell)
{
    const std::size_t colon = cell.find(':');
    return (colon == 1 || colon == 2) && cell.find_first_not_of("0123456789:") == std::string::npos;
}

/// "12.50", "$3,000", "5 %"
bool isNumber(std::string cell)
{
    for (const std::string_view mark : {"$", "€", "£", "%", ",", " "}) {
        for (std::size_t at = cell.find(mark); at != std::string::npos; at = cell.find(mark))
            cell.erase(at, mark.size());
    }
    char* end = nullptr;
    std::strtod(cell.c_str(), &end);
    return !cell.empty() && *end == '\0' && cell.find_first_of("0123456789") != std::string::npos;
}

CellKind kindOf(const std::vector<std::string>& cells)
{
    std::size_t days = 0, numbers = 0;
    for (const std::string& cell : cells) {
        days += isDay(cell) || isTimeOfDay(cell);
        numbers += isNumber(cell);
    }
    if (cells.empty() || (days > 0 && days == numbers)) // 20240301
        return CellKind::Unknown;
    if (days == cells.size())
        return CellKind::Days;
    if (numbers == cells.size())
        return CellKind::Numbers;
    return (days + numbers) * kFewOfMany <= cells.size() ? CellKind::Texts : CellKind::Unknown;
}

bool isWhole(const Column& column)
{
    std::string declared = column.declaredType;
    std::ranges::transform(declared, declared.begin(), [](unsigned char letter) { return std::tolower(letter); });
    return declared.find("int") != std::string::npos || declared.empty();
}

CellKind declaredKind(const Schema& schema, ColumnId id)
{
    const Column& column = schema.column(id);
    const bool refers = std::ranges::any_of(schema.foreignKeys(), [&](const ForeignKey& key) { return key.from == id; });
    if (column.type == ColumnType::Time)
        return CellKind::Days;
    if (column.type == ColumnType::Number && (!isWhole(column) || column.isPrimaryKey || refers))
        return CellKind::Numbers;
    return CellKind::Unknown;
}

bool mayBeSeconds(const Schema& schema, ColumnId id)
{
    return schema.column(id).type == ColumnType::Number && schema.dialect() == Dialect::Sqlite
        && schema.columnCount() <= kMostColumnsLookedAt;
}

/// Some of the first cells: a large number may be an amount, but not every one between 2000 and 2100.
bool areSeconds(const Connection& connection, const Schema& schema, ColumnId id)
{
    const Column& column = schema.column(id);
    const std::string name = quotedIdentifier(column.name);
    const auto ends = connection.run(
        fmt::format("SELECT min({0}), max({0}), count(*) FROM (SELECT {0} FROM {1} WHERE {0} IS NOT NULL LIMIT {2})", name,
                    quotedTable(schema.table(column.table)), kNumbersLookedAt),
        {.milliseconds = kMillisecondsForLook});
    if (!ends || ends->rows.empty())
        return false;
    const auto *least = std::get_if<std::int64_t>(&ends->rows[0][0]), *most = std::get_if<std::int64_t>(&ends->rows[0][1]);
    return least && most && *least >= kEarliestSeconds && *most < kLatestSeconds
        && std::get<std::int64_t>(ends->rows[0][2]) >= kFewestSeconds;
}

/// What guessed keys point to identifies rows, in tables that declare nothing.
void markKeys(const Schema& schema, std::vector<Column>& columns)
{
    for (const ForeignKey& key : schema.foreignKeys()) {
        const std::vector<ColumnId> beside = schema.columnsOf(schema.column(key.to).table);
        if (key.isGuess && std::ranges::none_of(beside, [&](ColumnId id) { return schema.column(id).isPrimaryKey; }))
            columns[static_cast<std::size_t>(index(key.to))].isPrimaryKey = true;
    }
}

} // namespace

std::vector<CellKind> cellKinds(const Schema& schema, const ValueIndex& values, const Connection* connection)
{
    std::vector<CellKind> kinds;
    const std::vector<ColumnId> cut = values.columnsCut();
    for (int column = 0; column < schema.columnCount(); ++column) {
        const ColumnId id{column};
        const std::vector<std::string> cells = std::ranges::binary_search(cut, id) ? std::vector<std::string>()
                                                                                   : values.sample(id, kCellsLookedAt);
        CellKind kind = cells.empty() ? declaredKind(schema, id) : kindOf(cells);
        if (connection && kind == CellKind::Unknown && mayBeSeconds(schema, id) && areSeconds(*connection, schema, id))
            kind = CellKind::Days;
        kinds.push_back(kind);
    }
    return kinds;
}

ColumnType typeByCells(ColumnType declared, CellKind kind)
{
    const bool isKept = declared == ColumnType::Text || declared == ColumnType::Number;
    if (!isKept || kind == CellKind::Unknown || kind == CellKind::Texts)
        return declared;
    return kind == CellKind::Days ? ColumnType::Time : ColumnType::Number;
}

Schema typedByCells(const Schema& schema, const std::vector<CellKind>& kinds)
{
    std::vector<Column> columns = schema.columns();
    for (std::size_t i = 0; i < kinds.size(); ++i)
        columns[i].type = typeByCells(columns[i].type, kinds[i]);
    markKeys(schema, columns);
    auto typed = Schema::create(schema.tables(), std::move(columns), schema.foreignKeys());
    if (!typed)
        return schema;
    typed->setDialect(schema.dialect());
    return *std::move(typed);
}

} // namespace ratatosk
