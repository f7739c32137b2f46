// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/synthesis/everyday_parents.h"

#include "core/questions/sampling/query_pieces.h"
#include "core/questions/sampling/table_links.h"
#include "core/questions/synthesis/sentence.h"

#include <algorithm>
#include <array>

namespace ratatosk {

using sql::Expression;

namespace {

constexpr std::array kOfParent{"Which {many} belong to {parent}?", "Show the {many} of {parent}.",
                               "List the {many} of the {kind} {parent}.", "Which {many} does {parent} have?",
                               "What are the {many} of {parent}?"};
constexpr std::array kCountOfParent{"How many {many} does {parent} have?", "How many {many} belong to {parent}?",
                                    "How many {many} does the {kind} {parent} have?"};
constexpr std::array kParentOf{"Which {kind} does {child} belong to?", "What is the {kind} of {child}?", "Which {kind} is {child} from?"};
constexpr std::array kBusiest{"Which {kind} has the most {many}?", "Which {kind} has the largest number of {many}?",
                              "What {kind} has the most {many}?"};

/// A table with one column of names that the topic refers to, put into FROM.
std::optional<EverydayThing> joinParent(EverydayTopic& topic, bool takesPartners)
{
    std::vector<EverydayThing> parents;
    for (const TableLink& link : linksOf(topic.schema, topic.thing.table)) {
        const auto thing = std::ranges::find(topic.things, link.table, &EverydayThing::table);
        const bool isTaken = link.bond == TableBond::Parent || (takesPartners && link.bond == TableBond::Partner);
        if (isTaken && thing != topic.things.end() && thing->names.size() == 1)
            parents.push_back(*thing);
    }
    if (parents.empty())
        return {};
    const EverydayThing& parent = topic.dice.pick(parents);
    auto from = joinedFrom(topic.schema, topic.thing.table, parent.table);
    if (!from)
        return {};
    topic.block().from = std::move(*from);
    return parent;
}

} // namespace

std::optional<EverydayQuestion> askForRowsOfParent(EverydayTopic& topic)
{
    const auto parent = joinParent(topic, isPerson(topic.one));
    if (!parent)
        return {};
    const auto name = topic.nameOne(*parent);
    if (!name)
        return {};
    const bool isCount = topic.dice.chance(0.35);
    if (isCount)
        topic.show(countOfRows());
    else
        topic.showNames();
    const std::string kind = topic.wording.table(parent->table, Number::One);
    if (isPerson(topic.one) && !isCount && topic.dice.chance(0.4))
        return EverydayQuestion{"Who is in the " + (name->ends_with(kind) ? *name : kind + ' ' + *name) + '?', topic.query};
    const std::string_view pattern = isCount ? topic.dice.pick(kCountOfParent) : topic.dice.pick(kOfParent);
    return EverydayQuestion{sentence(pattern, word("many", topic.many), word("parent", *name), word("kind", kind)), topic.query};
}

std::optional<EverydayQuestion> askForParent(EverydayTopic& topic)
{
    const auto parent = joinParent(topic, false);
    if (!parent)
        return {};
    const auto name = topic.nameOne(topic.thing);
    if (!name)
        return {};
    topic.show(topic.column(parent->names.front()));
    return EverydayQuestion{
        sentence(topic.dice.pick(kParentOf), word("kind", topic.wording.table(parent->table, Number::One)), word("child", *name)),
        topic.query};
}

std::optional<EverydayQuestion> askForBusiestParent(EverydayTopic& topic)
{
    const auto parent = joinParent(topic, true);
    if (!parent)
        return {};
    const Expression name = topic.column(parent->names.front());
    topic.show(name);
    topic.block().groupBy.push_back(name);
    topic.query.orderBy.push_back({countOfRows(), true});
    topic.query.limit = wholeNumber(1);
    const std::string kind = topic.wording.table(parent->table, Number::One);
    return EverydayQuestion{sentence(topic.dice.pick(kBusiest), word("kind", kind), word("many", topic.many)), topic.query};
}

} // namespace ratatosk
