// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/row_names.h"

#include "core/database/schema/item_names.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>

namespace ratatosk {
namespace {

constexpr std::size_t kLongestName = 40; ///< characters; longer texts are read in the rows

} // namespace

bool isName(const Cell& cell)
{
    const auto* text = std::get_if<std::string>(&cell);
    return text && !text->empty() && text->size() <= kLongestName && text->find('\n') == std::string::npos;
}

bool areNameParts(const ResultTable& table, std::size_t first)
{
    const auto says = [&](std::size_t column, std::initializer_list<std::string_view> words) {
        return std::ranges::any_of(identifierWords(table.columns[column]), [&](const std::string& word) {
            return std::ranges::any_of(words, [&](std::string_view one) { return word.find(one) != std::string::npos; });
        });
    };
    return first + 1 < table.columns.size() && says(first, {"first", "given", "forename", "fname"})
        && says(first + 1, {"last", "surname", "family", "lname"});
}

Cell wholeName(const Cell& first, const Cell& last)
{
    return std::get<std::string>(first) + ' ' + std::get<std::string>(last);
}

} // namespace ratatosk
