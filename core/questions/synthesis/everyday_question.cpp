// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/synthesis/everyday_question.h"

#include "core/database/schema/name_columns.h"
#include "core/questions/synthesis/everyday_facts.h"
#include "core/questions/synthesis/everyday_parents.h"
#include "core/questions/synthesis/everyday_rows.h"

#include <array>

namespace ratatosk {
namespace {

bool isText(ColumnRole role)
{
    return role == ColumnRole::Label || role == ColumnRole::Category || role == ColumnRole::Remark;
}

} // namespace

EverydayAsker::EverydayAsker(const Schema& schema, const DatabaseFacts& facts, Dice& dice) : m_schema(schema), m_facts(facts), m_dice(dice)
{
    const auto mayName = [&](ColumnId column) { return isText(facts.of(column).role); };
    for (int table = 0; table < schema.tableCount(); ++table) {
        if (auto names = nameColumns(schema, TableId{table}, mayName); !names.empty())
            m_things.push_back({TableId{table}, std::move(names)});
    }
}

std::optional<EverydayQuestion> EverydayAsker::draw()
{
    struct Way {
        std::optional<EverydayQuestion> (*ask)(EverydayTopic&);
        double weight;
    };
    constexpr std::array ways{Way{askForRows, 5},         Way{askForCount, 3},   Way{askForTop, 5},          Way{askForOrder, 1.5},
                              Way{askHowOneIs, 2},        Way{askWhereOneIs, 2}, Way{askWhenOneWas, 2},      Way{askHowManyOneHas, 1},
                              Way{askHowAllAre, 1.5},     Way{askForNames, 0.7}, Way{askForRowsOfParent, 2}, Way{askForParent, 1},
                              Way{askForBusiestParent, 1}};
    if (m_things.empty())
        return {};
    const Way& way = ways[m_dice.pickWeighted(ways, [](const Way& one) { return one.weight; })];
    const EverydayThing& thing = m_dice.pick(m_things);
    EverydayTopic topic(m_schema, m_facts, m_things, thing, m_dice);
    return way.ask(topic);
}

} // namespace ratatosk
