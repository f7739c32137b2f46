// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Orders per month and the running total": where groups are shown with a figure, what runs is the sum of that figure in the order of the groups,
/// and it is there; "how many more than the year before": what stands beside the figure is its change against the group before. Says whether
/// something was changed.
bool addUpAlongGroups(sql::Query& query, const Question& question);

} // namespace ratatosk
