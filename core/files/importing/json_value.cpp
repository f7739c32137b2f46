// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/json_value.h"

#include <algorithm>

namespace ratatosk {

using Json = nlohmann::ordered_json;

Result<Json> jsonValueOf(const std::string& text)
{
    int deepest = 0;
    Json value = Json::parse(
        text,
        [&](int depth, Json::parse_event_t, Json&) {
            deepest = std::max(deepest, depth);
            return depth <= kDeepestJson;
        },
        /*allow_exceptions=*/false);
    if (deepest > kDeepestJson)
        return Error{ErrorCode::NotADatabase, "is nested too deeply"};
    if (value.is_discarded())
        return Error{ErrorCode::NotADatabase, "is not JSON"};
    return value;
}

bool isBlankLine(std::string_view line)
{
    return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

} // namespace ratatosk
