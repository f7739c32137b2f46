// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/row_changes.h"

#include "core/database/schema/identifier.h"
#include "core/files/rows/sheet_cells.h"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <optional>

#include <fmt/format.h>

namespace ratatosk {

namespace {

template <class Number>
std::optional<Number> numberIn(const std::string& text)
{
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// The place in `columns` that a line of names means at each of its own; nothing: it is no such line.
std::optional<std::vector<std::size_t>> namedPlaces(const std::vector<std::string>& line, const std::vector<std::string>& columns)
{
    std::vector<std::size_t> places;
    for (const std::string& name : line) {
        const auto column = std::ranges::find_if(columns, [&](const std::string& candidate) { return sameIdentifier(candidate, name); });
        const auto place = static_cast<std::size_t>(column - columns.begin());
        if (column == columns.end() || std::ranges::find(places, place) != places.end())
            return {};
        places.push_back(place);
    }
    return places;
}

} // namespace

Cell typedCell(const std::string& text, ColumnType type)
{
    if (text == "NULL")
        return Null{};
    if (type == ColumnType::Text)
        return text;
    if (const auto whole = numberIn<std::int64_t>(text))
        return *whole;
    if (const auto real = numberIn<double>(text))
        return *real;
    return text;
}

Result<std::vector<std::vector<NamedCell>>> pastedRows(std::string_view text, const std::vector<std::string>& columns,
                                                       const std::vector<ColumnType>& types)
{
    std::vector<std::vector<std::string>> lines = sheetCells(text);
    std::vector<std::size_t> places(columns.size());
    std::iota(places.begin(), places.end(), std::size_t(0));
    if (const auto named = namedPlaces(lines.front(), columns)) {
        places = *named;
        lines.erase(lines.begin());
    }
    std::vector<std::vector<NamedCell>> rows;
    for (const std::vector<std::string>& line : lines) {
        if (line.size() > places.size())
            return Error{ErrorCode::InvalidArgument,
                         fmt::format("Row {} has {} cells, but there are {} columns.", rows.size() + 1, line.size(), places.size())};
        std::vector<NamedCell>& row = rows.emplace_back();
        for (std::size_t place = 0; place < line.size(); ++place) {
            if (!line[place].empty())
                row.push_back({columns[places[place]], typedCell(line[place], types[places[place]])});
        }
    }
    return rows;
}

} // namespace ratatosk
