// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/engine/rule_change.h"

#include <QString>

/// "Adjusted: Makes a bound inclusive ... (nights >= 4 instead of nights > 4)": what a rule changed, on one line.
QString adjustmentText(const ratatosk::RuleChange& change);
