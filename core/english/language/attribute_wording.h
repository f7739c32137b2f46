// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace ratatosk {

/// How people speak of an attribute without naming it; empty where there is no such word.
struct AttributeWords {
    std::string_view more;             ///< "older than", before a value
    std::string_view less;             ///< "younger than"
    std::string_view most;             ///< "oldest", before a noun
    std::string_view least;            ///< "youngest"
    std::string_view preposition;      ///< "from", before a place that rows belong to
    std::string_view high = "highest"; ///< before the attribute's own name
    std::string_view low = "lowest";
};

/// Looked up by the last word of a column's spoken name.
AttributeWords attributeWords(const std::string& readableName);

} // namespace ratatosk
