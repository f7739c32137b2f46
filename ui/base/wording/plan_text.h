// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/help_with_sql/query_plan.h"

#include <QString>

/// A step of a plan as a sentence: "Reads every row of orders; no index is used."
QString planText(const ratatosk::PlanStep& step);

/// Whether the step is one that makes large tables slow.
bool isCostly(const ratatosk::PlanStep& step);
