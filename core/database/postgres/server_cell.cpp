// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/postgres/server_cell.h"

#include "core/database/postgres/libpq.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <string_view>

namespace ratatosk {

namespace {

/// Object ids of types that are the same in every PostgreSQL.
enum : Oid { Bool = 16, Bytea = 17, Int8 = 20, Int2 = 21, Int4 = 23, ObjectId = 26, Float4 = 700, Float8 = 701, Numeric = 1700 };

constexpr std::ptrdiff_t mostExactDigits = 15; ///< that a double keeps
constexpr int noModifier = -1;                 ///< of a type: a calculated value

template <class Number>
Cell numberOr(std::string_view text)
{
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc() && end == text.data() + text.size())
        return number;
    return std::string(text);
}

Cell exactNumber(std::string_view text, bool isCalculated)
{
    if (text.find('.') == std::string_view::npos) {
        Cell whole = numberOr<std::int64_t>(text);
        if (std::holds_alternative<std::int64_t>(whole))
            return whole;
    }
    const auto digits = std::ranges::count_if(text, [](char c) { return c >= '0' && c <= '9'; });
    if (digits <= mostExactDigits || isCalculated)
        return numberOr<double>(text);
    return std::string(text);
}

Blob bytesOf(const char* text)
{
    std::size_t size = 0;
    unsigned char* raw = libpq().PQunescapeBytea(reinterpret_cast<const unsigned char*>(text), &size);
    Blob blob;
    if (raw) {
        blob.bytes.resize(size);
        std::memcpy(blob.bytes.data(), raw, size);
        libpq().PQfreemem(raw);
    }
    return blob;
}

Cell cellOf(const PGresult* result, int row, int column)
{
    if (libpq().PQgetisnull(result, row, column) != 0)
        return Null{};
    const char* value = libpq().PQgetvalue(result, row, column);
    const std::string_view text(value, static_cast<std::size_t>(libpq().PQgetlength(result, row, column)));
    switch (libpq().PQftype(result, column)) {
    case Bool: return std::string(text == "t" ? "true" : "false");
    case Bytea: return bytesOf(value);
    case Int2:
    case Int4:
    case Int8:
    case ObjectId: return numberOr<std::int64_t>(text);
    case Float4:
    case Float8: return numberOr<double>(text);
    case Numeric: return exactNumber(text, libpq().PQfmod(result, column) == noModifier);
    default: return std::string(text);
    }
}

} // namespace

std::vector<std::string> columnNames(const pg_result* result)
{
    std::vector<std::string> names;
    for (int column = 0; column < libpq().PQnfields(result); ++column)
        names.emplace_back(libpq().PQfname(result, column));
    return names;
}

std::int64_t rowBytes(const pg_result* result, int row)
{
    std::int64_t bytes = 0;
    for (int column = 0; column < libpq().PQnfields(result); ++column)
        bytes += static_cast<std::int64_t>(sizeof(Cell)) + libpq().PQgetlength(result, row, column);
    return bytes;
}

std::vector<Cell> rowOf(const pg_result* result, int row)
{
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(libpq().PQnfields(result)));
    for (int column = 0; column < libpq().PQnfields(result); ++column)
        cells.push_back(cellOf(result, row, column));
    return cells;
}

} // namespace ratatosk
