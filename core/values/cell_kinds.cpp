// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/values/cell_kinds.h"

#include "core/language/calendar_date.h"

#include <algorithm>
#include <cstdlib>
#include <string>

namespace ratatosk {
namespace {

constexpr int kCellsLookedAt = 20;
constexpr std::size_t kFewOfMany = 10; ///< one in ten is an exception

bool isDay(const std::string& cell)
{
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

} // namespace

std::vector<CellKind> cellKinds(const Schema& schema, const ValueIndex& values)
{
    std::vector<CellKind> kinds;
    const std::vector<ColumnId> cut = values.columnsCut();
    for (int column = 0; column < schema.columnCount(); ++column) {
        const ColumnId id{column};
        const std::vector<std::string> cells = std::ranges::binary_search(cut, id) ? std::vector<std::string>()
                                                                                   : values.sample(id, kCellsLookedAt);
        kinds.push_back(cells.empty() ? declaredKind(schema, id) : kindOf(cells));
    }
    return kinds;
}

} // namespace ratatosk
