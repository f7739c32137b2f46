// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/english/language/calendar_date.h"
#include "core/linking/links/spelling_check.h"

#include <optional>

namespace ratatosk {

/// The question with its relative spans read by the calendar: "last month" is read as "in October 2026". What a table or column is called
/// ("sales_last_month") stays, and all where nothing is known of today.
SpellingCheck readByCalendar(SpellingCheck check, const std::optional<CalendarDate>& today, const Schema& schema);

} // namespace ratatosk
