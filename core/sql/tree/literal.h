// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/value_type.h"

#include <string>
#include <utility>

namespace ratatosk::sql {

/// A constant of a query; `text` is unquoted, and a number's SQL spelling.
struct Literal {
    ValueType type = ValueType::Text;
    std::string text;

    bool operator==(const Literal&) const = default;
};

inline Literal textLiteral(std::string letters)
{
    return {ValueType::Text, std::move(letters)};
}

} // namespace ratatosk::sql
