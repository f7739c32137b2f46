// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/sheet_cells.h"

namespace ratatosk {

namespace {

/// Takes the cell that begins at `place`, which moves to what ends it.
std::string takeCell(std::string_view text, size_t& place)
{
    std::string cell;
    bool isQuoted = place < text.size() && text[place] == '"' && text.find('"', place + 1) != std::string_view::npos;
    place += isQuoted ? 1 : 0;
    for (; place < text.size(); ++place) {
        const char letter = text[place];
        if (isQuoted && letter == '"') {
            isQuoted = place + 1 < text.size() && text[place + 1] == '"';
            place += isQuoted ? 1 : 0;
            if (!isQuoted)
                continue;
        } else if (!isQuoted && (letter == '\t' || letter == '\n' || letter == '\r')) {
            break;
        }
        cell += letter;
    }
    return cell;
}

} // namespace

std::vector<std::vector<std::string>> sheetCells(std::string_view text)
{
    std::vector<std::vector<std::string>> rows(1);
    for (size_t place = 0;; ++place) {
        rows.back().push_back(takeCell(text, place));
        if (place < text.size() && text[place] == '\t')
            continue;
        if (text.substr(place).starts_with("\r\n"))
            ++place;
        if (place + 1 >= text.size())
            return rows;
        rows.emplace_back();
    }
}

} // namespace ratatosk
