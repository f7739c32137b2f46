// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/schema_reader.h"

#include "core/database/schema/identifier.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace ratatosk {

Result<Schema> readSchema(const Connection& connection)
{
    return connection.engine().readSchema(connection);
}

ColumnType columnTypeOf(const std::string& declaredType)
{
    static constexpr std::array<std::pair<std::string_view, ColumnType>, 15> rules{{
        {"char", ColumnType::Text},
        {"text", ColumnType::Text},
        {"var", ColumnType::Text},
        {"int", ColumnType::Number},
        {"numeric", ColumnType::Number},
        {"decimal", ColumnType::Number},
        {"number", ColumnType::Number},
        {"id", ColumnType::Number},
        {"real", ColumnType::Number},
        {"double", ColumnType::Number},
        {"float", ColumnType::Number},
        {"date", ColumnType::Time},
        {"time", ColumnType::Time},
        {"year", ColumnType::Time},
        {"boolean", ColumnType::Boolean},
    }};
    if (declaredType.empty())
        return ColumnType::Text;
    const std::string folded = foldedIdentifier(declaredType);
    const auto rule = std::ranges::find_if(rules, [&](const auto& rule) { return folded.find(rule.first) != std::string::npos; });
    return rule == rules.end() ? ColumnType::Other : rule->second;
}

} // namespace ratatosk
