// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/dice.h"
#include "core/database/schema/schema.h"
#include "core/questions/sampling/database_facts.h"
#include "core/questions/synthesis/item_wording.h"

namespace ratatosk {

/// What one question keeps to in all its parts: names, quotes, turns of phrase. Drawn when it is made. Requires: everything given
/// outlives it.
struct QuestionWording {
    QuestionWording(const Schema& schema, const DatabaseFacts& facts, Dice& dice)
        : schema(schema), facts(facts), dice(dice), items(schema, dice), quote(dice.chance(0.6) ? "\"" : "'"), quotesAll(dice.chance(0.3)),
          saysWith(dice.chance(0.35))
    {
    }

    const Schema& schema;
    const DatabaseFacts& facts;
    Dice& dice;
    ItemWording items;
    const char* quote; ///< around text that does not speak for itself
    bool quotesAll;
    bool saysWith; ///< "with a concert", not "who have a concert"
};

} // namespace ratatosk
