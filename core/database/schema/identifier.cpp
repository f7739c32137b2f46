// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/schema/identifier.h"

#include <algorithm>

namespace ratatosk {

namespace {

char folded(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

} // namespace

std::string foldedIdentifier(std::string_view identifier)
{
    std::string result(identifier);
    std::ranges::transform(result, result.begin(), folded);
    return result;
}

bool sameIdentifier(std::string_view left, std::string_view right)
{
    return std::ranges::equal(left, right, {}, folded, folded);
}

std::string quotedIdentifier(std::string_view identifier)
{
    std::string result = "\"";
    for (const char letter : identifier) {
        if (letter == '"')
            result += '"';
        result += letter;
    }
    return result + '"';
}

} // namespace ratatosk
