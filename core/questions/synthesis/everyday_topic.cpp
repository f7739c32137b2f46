// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/synthesis/everyday_topic.h"

#include "core/english/language/everyday_words.h"
#include "core/questions/sampling/cell_literal.h"
#include "core/questions/sampling/table_links.h"

namespace ratatosk {

EverydayTopic::EverydayTopic(const Schema& schema, const DatabaseFacts& facts, const std::vector<EverydayThing>& things,
                             const EverydayThing& thing, Dice& dice)
    : schema(schema), facts(facts), things(things), dice(dice), wording(schema, dice), thing(thing),
      one(wording.table(thing.table, Number::One)), many(wording.table(thing.table, Number::Many))
{
    block().from.push_back({.relation = thing.table});
}

sql::Expression EverydayTopic::column(ColumnId id) const
{
    return columnIn(query.first.from, schema, id);
}

void EverydayTopic::show(sql::Expression expression)
{
    block().items.push_back({std::move(expression), {}});
}

void EverydayTopic::showNames()
{
    for (const ColumnId name : thing.names)
        show(column(name));
}

std::optional<EverydayLimit> EverydayTopic::limit()
{
    auto limit = drawEverydayLimit(schema, facts, block().from, thing.names, one, dice);
    if (limit)
        block().where = limit->condition;
    return limit;
}

std::optional<ColumnId> EverydayTopic::drawMeasure(bool needsHow)
{
    const auto measures = columnsThatAre([&](ColumnId, const std::string& name, ColumnRole role) {
        const MeasureWords words = measureWords(name);
        const bool isKnown = needsHow ? !words.how.empty() : !words.most.empty();
        return isKnown && (role == ColumnRole::Measure || (role == ColumnRole::Moment && !needsHow));
    });
    return measures.empty() ? std::nullopt : std::optional(dice.pick(measures));
}

std::optional<std::string> EverydayTopic::nameOne(const EverydayThing& thing)
{
    const ColumnId id = thing.names.back();
    const std::vector<Cell>& values = facts.of(id).values;
    const Cell* value = values.empty() ? nullptr : &dice.pick(values);
    if (!value || !canBePhrased(*value))
        return {};
    const sql::Literal literal = literalOf(*value);
    block().where = {sql::Comparison{column(id), sql::ComparisonOperator::Equal, {literal}}};
    return literal.text;
}

} // namespace ratatosk
