// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/cells/bare_cells.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>

namespace ratatosk {

namespace {

constexpr std::uint64_t kEachByte = 0x0101010101010101;
constexpr std::uint64_t kLowBits = 0x7f7f7f7f7f7f7f7f; ///< of eight bytes: all but the highest

/// Of eight bytes: the highest bit of those that are zero.
std::uint64_t zeroBytes(std::uint64_t eight)
{
    return ~(((eight & kLowBits) + kLowBits) | eight | kLowBits);
}

bool isBlank(char letter)
{
    return letter == ' ' || letter == '\t';
}

std::string_view withoutBlanks(std::string_view cell)
{
    while (!cell.empty() && isBlank(cell.front()))
        cell.remove_prefix(1);
    while (!cell.empty() && isBlank(cell.back()))
        cell.remove_suffix(1);
    return cell.empty() ? std::string_view() : cell;
}

} // namespace

void cutBareCells(std::string_view line, char separator, std::vector<std::string_view>& cells)
{
    cells.clear();
    std::size_t begin = 0;
    std::size_t place = 0;
    const auto cutAt = [&](std::size_t end) {
        cells.push_back(withoutBlanks({line.data() + begin, end - begin}));
        begin = end + 1;
    };
    if constexpr (std::endian::native == std::endian::little) { // the first byte is the lowest
        const std::uint64_t wanted = kEachByte * static_cast<unsigned char>(separator);
        for (; place + sizeof(wanted) <= line.size(); place += sizeof(wanted)) {
            std::uint64_t eight = 0;
            std::memcpy(&eight, line.data() + place, sizeof(eight));
            for (std::uint64_t found = zeroBytes(eight ^ wanted); found != 0; found &= found - 1)
                cutAt(place + static_cast<std::size_t>(std::countr_zero(found)) / 8);
        }
    }
    for (; place < line.size(); ++place) {
        if (line[place] == separator)
            cutAt(place);
    }
    if (!cells.empty() || !withoutBlanks(line).empty())
        cutAt(line.size());
}

bool cutQuotedCells(std::string_view line, char separator, char quote, std::vector<std::string_view>& cells)
{
    cells.clear();
    for (std::size_t begin = 0;; ++begin) { // behind a separator
        std::size_t end = 0;
        if (begin < line.size() && line[begin] == quote) {
            const std::size_t closing = line.find(quote, begin + 1);
            end = closing == std::string_view::npos ? closing : closing + 1;
            if (end > line.size() || (end < line.size() && line[end] != separator))
                return false;
            cells.push_back(line.substr(begin + 1, closing - begin - 1));
        } else {
            end = std::min(line.find(separator, begin), line.size());
            const std::string_view cell = line.substr(begin, end - begin);
            if (cell.find(quote) != std::string_view::npos)
                return false;
            cells.push_back(withoutBlanks(cell));
        }
        if (end == line.size())
            return true;
        begin = end;
    }
}

} // namespace ratatosk
