// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/synthesis/everyday_question.h"

#include "core/sampling/query_pieces.h"
#include "core/synthesis/sentence.h"

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

} // namespace

/// A table with one column of names that the subject refers to, put into FROM.
std::optional<EverydayAsker::Thing> EverydayAsker::joinParent(Subject& subject, bool takesPartners)
{
    std::vector<Thing> parents;
    for (const TableLink& link : linksOf(m_schema, subject.thing.table)) {
        const auto thing = std::ranges::find(m_things, link.table, &Thing::table);
        const bool isTaken = link.bond == TableBond::Parent || (takesPartners && link.bond == TableBond::Partner);
        if (isTaken && thing != m_things.end() && thing->names.size() == 1)
            parents.push_back(*thing);
    }
    if (parents.empty())
        return {};
    const Thing& parent = m_dice.pick(parents);
    auto from = joinedFrom(m_schema, subject.thing.table, parent.table);
    if (!from)
        return {};
    subject.block().from = std::move(*from);
    return parent;
}

EverydayAsker::Drawn EverydayAsker::ofParent(Subject subject)
{
    const auto parent = joinParent(subject, isPerson(subject.one));
    if (!parent)
        return {};
    const auto name = nameOne(subject, *parent);
    if (!name)
        return {};
    const bool isCount = m_dice.chance(0.35);
    if (isCount)
        show(subject, countOfRows());
    else
        showNames(subject);
    const std::string kind = m_wording->table(parent->table, Number::One);
    if (isPerson(subject.one) && !isCount && m_dice.chance(0.4))
        return EverydayQuestion{"Who is in the " + (name->ends_with(kind) ? *name : kind + ' ' + *name) + '?', subject.query};
    const std::string_view pattern = isCount ? m_dice.pick(kCountOfParent) : m_dice.pick(kOfParent);
    return EverydayQuestion{sentence(pattern, word("many", subject.many), word("parent", *name), word("kind", kind)), subject.query};
}

EverydayAsker::Drawn EverydayAsker::parentOf(Subject subject)
{
    const auto parent = joinParent(subject, false);
    if (!parent)
        return {};
    const auto name = nameOne(subject, subject.thing);
    if (!name)
        return {};
    show(subject, column(subject, parent->names.front()));
    return EverydayQuestion{
        sentence(m_dice.pick(kParentOf), word("kind", m_wording->table(parent->table, Number::One)), word("child", *name)), subject.query};
}

EverydayAsker::Drawn EverydayAsker::busiestParent(Subject subject)
{
    const auto parent = joinParent(subject, true);
    if (!parent)
        return {};
    const Expression name = column(subject, parent->names.front());
    show(subject, name);
    subject.block().groupBy.push_back(name);
    subject.query.orderBy.push_back({countOfRows(), true});
    subject.query.limit = wholeNumber(1);
    const std::string kind = m_wording->table(parent->table, Number::One);
    return EverydayQuestion{sentence(m_dice.pick(kBusiest), word("kind", kind), word("many", subject.many)), subject.query};
}

} // namespace ratatosk
