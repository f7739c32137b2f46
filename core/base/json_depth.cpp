// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_depth.h"

#include <cstddef>

namespace ratatosk {

namespace {

/// Behind the quote that ends the text, which begins behind its first one.
std::size_t afterText(std::string_view json, std::size_t place)
{
    while (place < json.size() && json[place] != '"')
        place += json[place] == '\\' ? 2 : 1;
    return place + 1;
}

} // namespace

bool isNestedTooDeeply(std::string_view json)
{
    int levels = 0;
    for (std::size_t place = 0; place < json.size();) {
        const char letter = json[place++];
        if (letter == '"')
            place = afterText(json, place);
        else if (letter == '[' || letter == '{')
            ++levels;
        else if (letter == ']' || letter == '}')
            --levels;
        if (levels > kMostJsonLevels)
            return true;
    }
    return false;
}

} // namespace ratatosk
