// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/dice.h"
#include "core/database/schema/schema.h"
#include "core/questions/sampling/database_facts.h"
#include "core/questions/synthesis/everyday_topic.h"

#include <optional>
#include <vector>

namespace ratatosk {

/// Asks without naming columns: "Which schools are in Paris?" shows names, "Who is the oldest pilot?" sorts by age, "How many cargo ships
/// are there?" tests the type. Requires: schema, facts and dice outlive it.
class EverydayAsker
{
public:
    EverydayAsker(const Schema& schema, const DatabaseFacts& facts, Dice& dice);

    /// Nothing where chance led nowhere, or where no table has names.
    std::optional<EverydayQuestion> draw();

private:
    const Schema& m_schema;
    const DatabaseFacts& m_facts;
    Dice& m_dice;
    std::vector<EverydayThing> m_things;
};

} // namespace ratatosk
