// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// A JSON value as it is written: keys in their order, equal ones too, and numbers digit by digit.
struct JsonNode {
    enum class Kind { Object, Array, Text, Number, Word };

    Kind kind = Kind::Object;
    std::string name{};               ///< within an object
    std::string text{};               ///< of a leaf: a text without quotes, "12.50", "true", "null"
    std::vector<JsonNode> children{}; ///< of an object or array

    bool isLeaf() const { return kind != Kind::Object && kind != Kind::Array; }
    bool operator==(const JsonNode&) const = default;
};

/// Of a text that is an object or an array; nothing for all others, and for those nested deeper than 200 or of more than 200,000 values.
std::optional<JsonNode> readJson(std::string_view text);

/// Laid out, two blanks a level.
std::string writeJson(const JsonNode& node);

} // namespace ratatosk
