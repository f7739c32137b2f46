// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/cells/literal_cells.h"

#include <algorithm>

namespace ratatosk {

namespace {

std::string_view withoutBlanksAround(std::string_view text)
{
    const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    const std::size_t end = text.find_last_not_of(" \t\r\n");
    return begin == text.size() ? std::string_view() : text.substr(begin, end + 1 - begin);
}

/// Cuts a cell in quotes and the separator behind it from the front. False: the quote is not closed, or something else stands behind it.
bool takeQuoted(std::string_view& rest, const Dialect& dialect, std::string& cell)
{
    const std::size_t begin = std::min(rest.find_first_not_of(' '), rest.size());
    if (begin == rest.size() || rest[begin] != dialect.quote)
        return false;
    std::size_t at = begin + 1;
    for (; at < rest.size(); ++at) {
        const bool isQuote = rest[at] == dialect.quote;
        if (isQuote && (at + 1 == rest.size() || rest[at + 1] != dialect.quote))
            break;
        cell += rest[at];
        at += isQuote ? 1 : 0;
    }
    const std::string_view behind = rest.substr(std::min(at + 1, rest.size()));
    const std::size_t next = std::min(behind.find_first_not_of(' '), behind.size());
    if (at >= rest.size() || next == behind.size() || behind[next] != dialect.separator)
        return false;
    rest = behind.substr(next + 1);
    return true;
}

/// Cuts what stands before the next separator, and that. False: there is none.
bool takeBare(std::string_view& rest, const Dialect& dialect, std::string& cell)
{
    const std::size_t length = rest.find(dialect.separator);
    cell = withoutBlanksAround(rest.substr(0, length));
    rest.remove_prefix(length == std::string_view::npos ? rest.size() : length + 1);
    return length != std::string_view::npos;
}

bool beginsQuoted(std::string_view rest, const Dialect& dialect)
{
    return withoutBlanksAround(rest).starts_with(dialect.quote);
}

/// From the quote on that is never closed.
void addLiterally(std::vector<std::string>& cells, std::string_view rest, const Dialect& dialect, std::size_t expected)
{
    rest = withoutBlanksAround(rest).substr(1);
    std::size_t separators = static_cast<std::size_t>(std::ranges::count(rest, dialect.separator));
    const std::size_t wanted = expected > cells.size() + 1 ? expected - cells.size() - 1 : 0;
    std::size_t end = 0; // of the cell that the quote began
    for (; separators > wanted; --separators)
        end = rest.find(dialect.separator, end) + 1;
    const std::size_t length = std::min(rest.find(dialect.separator, end), rest.size());
    cells.emplace_back(withoutBlanksAround(rest.substr(0, length)));
    rest.remove_prefix(std::min(length + 1, rest.size()));
    for (bool goesOn = separators > 0; goesOn;)
        goesOn = takeBare(rest, dialect, cells.emplace_back());
}

} // namespace

std::vector<std::string> literalCells(std::string_view record, const Dialect& dialect, std::size_t expected)
{
    std::vector<std::string> cells;
    std::string_view rest = record;
    while (true) {
        std::string cell;
        if (takeQuoted(rest, dialect, cell)) {
            cells.push_back(std::move(cell));
            continue;
        }
        if (beginsQuoted(rest, dialect)) {
            addLiterally(cells, rest, dialect, expected);
            return cells;
        }
        const bool goesOn = takeBare(rest, dialect, cells.emplace_back());
        if (!goesOn)
            return cells;
    }
}

} // namespace ratatosk
