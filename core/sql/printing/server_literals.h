// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/tree/literal.h"

#include <optional>
#include <string_view>

namespace ratatosk::sql {

/// Whether the text is a number from its beginning to its end.
bool isNumeric(std::string_view text);

/// Whether the text is a day of the calendar, or a day and a time: '2024-02-29', '2024-02-29 10:15'.
bool isCalendarText(std::string_view text);

/// What a literal says about a boolean column: 1, '1', 'true', 'T', 'yes'...; nothing when it is neither yes nor no.
std::optional<bool> truthIn(const Literal& literal);

} // namespace ratatosk::sql
