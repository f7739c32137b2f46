// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/language/calendar_date.h"

#include <chrono>
#include <string>

namespace ratatosk {

/// Whether the month has such a day.
bool isOfCalendar(const CalendarDate& date);

/// For counting days. Requires: isOfCalendar.
std::chrono::sys_days dayOf(const CalendarDate& date);
CalendarDate dateOf(std::chrono::sys_days day);

/// "2024-04-05"
std::string isoOf(const CalendarDate& date);
std::string isoOf(std::chrono::sys_days day);

} // namespace ratatosk
