// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/engine/rule_context.h"

namespace ratatosk {

// Conditions that rows of the registry name.

/// Nothing went before the question, so that all its subjects are in it.
inline bool standsAlone(const RuleContext& context)
{
    return context.prepared && context.prepared->earlier.isEmpty();
}

inline bool knowsLinks(const RuleContext& context)
{
    return context.prepared != nullptr;
}

inline bool hasCells(const RuleContext& context)
{
    return context.cells != nullptr;
}

inline bool readsPart(const RuleContext& context)
{
    return context.isPart;
}

} // namespace ratatosk
