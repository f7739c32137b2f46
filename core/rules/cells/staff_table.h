// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/engine/rule.h"

namespace ratatosk {

/// "Which staff members have left?": those whom a firm serves are called members as well. Where a query shows people whom the question does not
/// speak of, while all that it tests is of the staff, or joins them where the staff could stand, it is the staff who are shown. Says whether something was changed. Requires: context.prepared.
bool showStaffAsked(sql::Query& query, const RuleContext& context);

} // namespace ratatosk
