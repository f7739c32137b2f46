// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/sampling/cell_literal.h"

#include "core/english/text/characters.h"

#include <fmt/format.h>

#include <cmath>

namespace ratatosk {

sql::Literal literalOf(const Cell& cell)
{
    if (const auto* number = std::get_if<std::int64_t>(&cell))
        return {ValueType::Integer, fmt::format("{}", *number)};
    if (const auto* real = std::get_if<double>(&cell))
        return {ValueType::Real, fmt::format("{}", *real)};
    if (const auto* text = std::get_if<std::string>(&cell))
        return {ValueType::Text, *text};
    return {ValueType::Null, "NULL"};
}

bool canBePhrased(const Cell& cell)
{
    if (const auto* real = std::get_if<double>(&cell))
        return std::isfinite(*real) && fmt::format("{}", *real).size() <= 8;
    const auto* text = std::get_if<std::string>(&cell);
    if (!text)
        return std::holds_alternative<std::int64_t>(cell);
    const bool isLongNumber = text->size() > 8 && text->find('.') != std::string::npos
        && text->find_first_not_of("0123456789.-") == std::string::npos;
    const bool isPlain = text->find_first_of("\"'%_\n\r\t\\;") == std::string::npos;
    return isPlain && !isLongNumber && !text->empty() && text->size() <= 40 && text->front() != ' ' && text->back() != ' ' && isUtf8(*text);
}

} // namespace ratatosk
