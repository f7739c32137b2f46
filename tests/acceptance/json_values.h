// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <sstream>
#include <string>
#include <vector>

/// JSON values that stand one after the other.
inline std::vector<nlohmann::json> valuesIn(const std::string& text)
{
    std::vector<nlohmann::json> values;
    std::istringstream stream(text);
    while (stream >> std::ws && !stream.eof())
        stream >> values.emplace_back();
    return values;
}
