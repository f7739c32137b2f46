// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/synthesis/everyday_question.h"

#include "core/synthesis/cell_literal.h"
#include "core/synthesis/everyday_words.h"
#include "core/synthesis/name_columns.h"
#include "core/synthesis/query_pieces.h"
#include "core/synthesis/sentence.h"

#include <algorithm>
#include <array>

namespace ratatosk {

using sql::ComparisonOperator;
using sql::Expression;

namespace {

constexpr std::array kLists{"Which {rows} are there?", "Show the {rows}.", "List all {rows}.", "Show me all {rows}.", "Give me the {rows}.",
                            "List the {rows}.", "Find all {rows}.", "What {rows} are there?"};
constexpr std::array kCounts{"How many {rows} are there?", "How many {rows} do we have?", "Count the {rows}.", "What is the number of {rows}?"};
constexpr std::array kTops{"Which {one} is the {most}?", "What is the {most} {one}?", "Which is the {most} {one}?", "Name the {most} {one}.",
                           "Show the {most} {one}."};
constexpr std::array kTopPeople{"Who is the {most} {one}?", "Who is the {most} {one}?", "Which {one} is the {most}?", "Name the {most} {one}."};
constexpr std::array kFewTops{"Which are the {number} {most} {many}?", "Show the {number} {most} {many}.", "Name the {number} {most} {many}.",
                              "List the {number} {most} {many}."};
constexpr std::array kOrders{"List the {many} from {most} to {least}.", "Sort the {many} from {most} to {least}.", "Show all {many}, {most} first.",
                             "List all {many} starting with the {most}."};
constexpr std::array kNames{"What are the {many} called?", "What are the names of all {many}?", "Show the names of the {many}.", "List all {many}."};
constexpr std::array kFullNames{"What are the names of all {many}?", "Show the full names of the {many}.", "List the first and last names of all {many}.",
                                "Give the full names of the {many}.", "Who are the {many}?"};
constexpr std::array kOfParent{"Which {many} belong to {parent}?", "Show the {many} of {parent}.", "List the {many} of the {kind} {parent}.",
                               "Which {many} does {parent} have?", "What are the {many} of {parent}?"};
constexpr std::array kCountOfParent{"How many {many} does {parent} have?", "How many {many} belong to {parent}?", "How many {many} does the {kind} {parent} have?"};
constexpr std::array kParentOf{"Which {kind} does {child} belong to?", "What is the {kind} of {child}?", "Which {kind} is {child} from?"};
constexpr std::array kBusiest{"Which {kind} has the most {many}?", "Which {kind} has the largest number of {many}?", "What {kind} has the most {many}?"};

/// "are" for one.
std::string forOne(const std::string& verb)
{
    for (const auto& [many, one] : {std::pair("are ", "is "), std::pair("have ", "has "), std::pair("were ", "was ")}) {
        if (verb.starts_with(many))
            return one + verb.substr(std::string_view(many).size());
    }
    const std::size_t end = verb.find(' ');
    return verb.substr(0, end) + "s" + verb.substr(end);
}

Expression aggregate(sql::Aggregate function, Expression column)
{
    return aggregateOf(function, std::move(column));
}

} // namespace

EverydayAsker::EverydayAsker(const Schema& schema, const DatabaseFacts& facts, Dice& dice)
    : m_schema(schema), m_facts(facts), m_dice(dice)
{
    for (int table = 0; table < schema.tableCount(); ++table) {
        if (auto names = nameColumns(schema, facts, TableId{table}); !names.empty())
            m_things.push_back({TableId{table}, std::move(names)});
    }
}

std::optional<EverydayQuestion> EverydayAsker::draw()
{
    struct Way {
        Drawn (EverydayAsker::*ask)(Subject);
        double weight;
    };
    constexpr std::array ways{Way{&EverydayAsker::list, 5},       Way{&EverydayAsker::count, 3},         Way{&EverydayAsker::top, 5},
                              Way{&EverydayAsker::order, 1.5},    Way{&EverydayAsker::howIsOne, 2},      Way{&EverydayAsker::whereIsOne, 2},
                              Way{&EverydayAsker::whenWasOne, 2}, Way{&EverydayAsker::howManyHasOne, 1}, Way{&EverydayAsker::howAreAll, 1.5},
                              Way{&EverydayAsker::names, 0.7},    Way{&EverydayAsker::ofParent, 2},      Way{&EverydayAsker::parentOf, 1},
                              Way{&EverydayAsker::busiestParent, 1}};
    if (m_things.empty())
        return {};
    m_wording.emplace(m_schema, m_dice);
    const Way& way = ways[m_dice.pickWeighted(ways, [](const Way& one) { return one.weight; })];
    return (this->*way.ask)(subjectOf(m_dice.pick(m_things)));
}

EverydayAsker::Subject EverydayAsker::subjectOf(const Thing& thing)
{
    Subject subject{thing, m_wording->table(thing.table, Number::One), m_wording->table(thing.table, Number::Many), {}};
    subject.block().from.push_back({.relation = thing.table});
    return subject;
}

Expression EverydayAsker::column(const Subject& subject, ColumnId id) const
{
    return columnIn(subject.query.first.from, m_schema, id);
}

void EverydayAsker::show(Subject& subject, Expression expression) const
{
    subject.block().items.push_back({std::move(expression), {}});
}

void EverydayAsker::showNames(Subject& subject) const
{
    for (const ColumnId name : subject.thing.names)
        show(subject, column(subject, name));
}

/// Puts a limit into WHERE.
std::optional<EverydayLimit> EverydayAsker::limit(Subject& subject)
{
    auto limit = drawLimit(m_schema, m_facts, subject.block().from, subject.thing.names, subject.one, m_dice);
    if (limit)
        subject.block().where = limit->condition;
    return limit;
}

/// "female pilots", "cargo ships", "schools in Paris"
std::string EverydayAsker::limited(const EverydayLimit& limit, const Subject& subject, bool isOne) const
{
    std::string noun = isOne ? subject.one : subject.many;
    if (!limit.noun.empty())
        noun = isOne ? limit.noun : pluralOf(limit.noun);
    return (limit.before.empty() ? "" : limit.before + ' ') + noun + (limit.after.empty() ? "" : ' ' + limit.after);
}

/// "women" for female students, now and then.
std::string EverydayAsker::sexed(const EverydayLimit& limit, const Subject& subject)
{
    const bool isSex = limit.before == "female" || limit.before == "male";
    if (!isSex || !isPerson(subject.one) || m_dice.chance(0.5))
        return {};
    const bool isYoung = m_dice.chance(0.4);
    return limit.before == "female" ? isYoung ? "girls" : "women" : isYoung ? "boys" : "men";
}

EverydayAsker::Drawn EverydayAsker::list(Subject subject)
{
    const auto limit = this->limit(subject);
    if (!limit)
        return {};
    showNames(subject);
    const bool arePeople = isPerson(subject.one);
    if (!limit->verb.empty() && m_dice.chance(0.55)) {
        const bool isOnlyPerson = arePeople && std::ranges::count_if(m_things, [&](const Thing& thing) {
            return isPerson(m_wording->table(thing.table, Number::One)); }) == 1;
        const std::string question = isOnlyPerson && m_dice.chance(0.3) ? "Who " + forOne(limit->verb) : "Which " + subject.many + ' ' + limit->verb;
        return EverydayQuestion{question + '?', subject.query};
    }
    const std::string rows = limited(*limit, subject, false);
    if (arePeople && m_dice.chance(0.3))
        return EverydayQuestion{"Who are the " + rows + '?', subject.query};
    return EverydayQuestion{sentence(m_dice.pick(kLists), word("rows", rows)), subject.query};
}

EverydayAsker::Drawn EverydayAsker::count(Subject subject)
{
    const auto limit = this->limit(subject);
    if (!limit)
        return {};
    show(subject, countOfRows());
    if (const std::string people = sexed(*limit, subject); !people.empty())
        return EverydayQuestion{"How many " + people + " are among the " + subject.many + '?', subject.query};
    if (!limit->verb.empty() && m_dice.chance(0.4))
        return EverydayQuestion{"How many " + subject.many + ' ' + limit->verb + '?', subject.query};
    return EverydayQuestion{sentence(m_dice.pick(kCounts), word("rows", limited(*limit, subject, false))), subject.query};
}

std::optional<ColumnId> EverydayAsker::drawMeasure(const Subject& subject, bool needsHow)
{
    std::vector<ColumnId> measures;
    for (const ColumnId column : m_schema.columnsOf(subject.thing.table)) {
        const ColumnRole role = m_facts.of(column).role;
        const MeasureWords words = measureWords(m_schema.column(column).spokenName);
        const bool isKnown = needsHow ? !words.how.empty() : !words.most.empty();
        if (isKnown && (role == ColumnRole::Measure || (role == ColumnRole::Moment && !needsHow)))
            measures.push_back(column);
    }
    return measures.empty() ? std::nullopt : std::optional(m_dice.pick(measures));
}

EverydayAsker::Drawn EverydayAsker::top(Subject subject)
{
    const auto measure = drawMeasure(subject, false);
    if (!measure)
        return {};
    const MeasureWords words = measureWords(m_schema.column(*measure).spokenName);
    const bool isMost = m_dice.chance(0.6);
    const int number = m_dice.chance(0.8) ? 1 : m_dice.between(2, 5);
    std::string one = subject.one;
    if (const auto limit = m_dice.chance(0.25) ? this->limit(subject) : std::nullopt; limit && limit->after.empty() && number == 1)
        one = limited(*limit, subject, true);
    else
        subject.block().where.reset();
    showNames(subject);
    subject.query.orderBy.push_back({column(subject, *measure), isMost});
    subject.query.limit = wholeNumber(number);
    const std::string most(isMost ? words.most : words.least);
    if (number > 1)
        return EverydayQuestion{sentence(m_dice.pick(kFewTops), word("number", numberWord(number)), word("most", most), word("many", subject.many)), subject.query};
    const std::string_view pattern = isPerson(subject.one) ? m_dice.pick(kTopPeople) : m_dice.pick(kTops);
    return EverydayQuestion{sentence(pattern, word("one", one), word("most", most)), subject.query};
}

EverydayAsker::Drawn EverydayAsker::order(Subject subject)
{
    const auto measure = drawMeasure(subject, false);
    if (!measure)
        return {};
    const MeasureWords words = measureWords(m_schema.column(*measure).spokenName);
    const bool isMostFirst = m_dice.chance(0.5);
    showNames(subject);
    subject.query.orderBy.push_back({column(subject, *measure), isMostFirst});
    const std::string first(isMostFirst ? words.most : words.least);
    const std::string last(isMostFirst ? words.least : words.most);
    return EverydayQuestion{sentence(m_dice.pick(kOrders), word("many", subject.many), word("most", first), word("least", last)), subject.query};
}

/// WHERE says which row is meant. A last name alone where there are two.
bool EverydayAsker::nameOne(Subject& subject, std::string& name)
{
    const ColumnId id = subject.thing.names.back();
    const std::vector<Cell>& values = m_facts.of(id).values;
    const Cell* value = values.empty() ? nullptr : &m_dice.pick(values);
    if (!value || !canBeSaid(*value))
        return false;
    const sql::Literal literal = literalOf(*value);
    name = literal.text;
    subject.block().where = {sql::Comparison{column(subject, id), ComparisonOperator::Equal, {literal}}};
    return true;
}

EverydayAsker::Drawn EverydayAsker::howIsOne(Subject subject)
{
    const auto measure = drawMeasure(subject, true);
    std::string name;
    if (!measure || !nameOne(subject, name))
        return {};
    const std::string how(measureWords(m_schema.column(*measure).spokenName).how);
    show(subject, column(subject, *measure));
    if (how == "expensive" && m_dice.chance(0.6))
        return EverydayQuestion{(m_dice.chance(0.5) ? "How much does " : "What does ") + name + " cost?", subject.query};
    return EverydayQuestion{"How " + how + " is " + name + '?', subject.query};
}

EverydayAsker::Drawn EverydayAsker::whereIsOne(Subject subject)
{
    std::vector<ColumnId> places;
    for (const ColumnId column : m_schema.columnsOf(subject.thing.table)) {
        const bool isName = std::ranges::find(subject.thing.names, column) != subject.thing.names.end();
        if (isPlaceName(m_schema.column(column).spokenName) && m_facts.of(column).role != ColumnRole::Key && !isName)
            places.push_back(column);
    }
    std::string name;
    if (places.size() != 1 || !nameOne(subject, name)) // of two, nobody knows which is meant
        return {};
    show(subject, column(subject, places.front()));
    if (isPerson(subject.one))
        return EverydayQuestion{m_dice.chance(0.5) ? "Where does " + name + " come from?" : "Where is " + name + " from?", subject.query};
    return EverydayQuestion{m_dice.chance(0.6) ? "Where is " + name + '?' : "Where is " + name + " located?", subject.query};
}

EverydayAsker::Drawn EverydayAsker::whenWasOne(Subject subject)
{
    std::vector<ColumnId> moments;
    for (const ColumnId column : m_schema.columnsOf(subject.thing.table)) {
        if (!happening(m_schema.column(column).spokenName).empty() && m_facts.of(column).role == ColumnRole::Moment)
            moments.push_back(column);
    }
    std::string name;
    if (moments.empty() || !nameOne(subject, name))
        return {};
    const ColumnId moment = m_dice.pick(moments);
    show(subject, column(subject, moment));
    return EverydayQuestion{"When was " + name + ' ' + std::string(happening(m_schema.column(moment).spokenName)) + '?', subject.query};
}

EverydayAsker::Drawn EverydayAsker::howManyHasOne(Subject subject)
{
    std::vector<ColumnId> counts;
    for (const ColumnId column : m_schema.columnsOf(subject.thing.table)) {
        if (!countedThings(m_schema.column(column).spokenName).empty() && m_facts.of(column).role == ColumnRole::Measure)
            counts.push_back(column);
    }
    std::string name;
    if (counts.empty() || !nameOne(subject, name))
        return {};
    const ColumnId counted = m_dice.pick(counts);
    const std::string things(countedThings(m_schema.column(counted).spokenName));
    if (m_dice.chance(0.6)) {
        show(subject, column(subject, counted));
        return EverydayQuestion{"How many " + things + " does " + name + " have?", subject.query};
    }
    subject.block().where.reset();
    const bool isSum = m_dice.chance(0.5);
    show(subject, aggregate(isSum ? sql::Aggregate::Sum : sql::Aggregate::Avg, column(subject, counted)));
    return EverydayQuestion{"How many " + things + (isSum ? " do all " + subject.many + " have together?" : " does " + withArticle(subject.one) + " have on average?"),
                            subject.query};
}

EverydayAsker::Drawn EverydayAsker::howAreAll(Subject subject)
{
    const auto measure = drawMeasure(subject, true);
    if (!measure)
        return {};
    const MeasureWords words = measureWords(m_schema.column(*measure).spokenName);
    const std::string how = "How " + std::string(words.how);
    if (m_dice.chance(0.5)) {
        show(subject, aggregate(sql::Aggregate::Avg, column(subject, *measure)));
        return EverydayQuestion{how + " are the " + subject.many + " on average?", subject.query};
    }
    const bool isMost = m_dice.chance(0.6);
    show(subject, aggregate(isMost ? sql::Aggregate::Max : sql::Aggregate::Min, column(subject, *measure)));
    return EverydayQuestion{how + " is the " + std::string(isMost ? words.most : words.least) + ' ' + subject.one + '?', subject.query};
}

EverydayAsker::Drawn EverydayAsker::names(Subject subject)
{
    showNames(subject);
    const std::string_view pattern = subject.thing.names.size() > 1 ? m_dice.pick(kFullNames) : m_dice.pick(kNames);
    return EverydayQuestion{sentence(pattern, word("many", subject.many)), subject.query};
}

/// A table with one column of names that the subject refers to; it is joined.
std::optional<EverydayAsker::Thing> EverydayAsker::drawParent(const Subject& subject, bool takesPartners)
{
    std::vector<Thing> parents;
    for (const TableLink& link : linksOf(m_schema, subject.thing.table)) {
        const auto thing = std::ranges::find(m_things, link.table, &Thing::table);
        const bool isTaken = link.bond == TableBond::Parent || (takesPartners && link.bond == TableBond::Partner);
        if (isTaken && thing != m_things.end() && thing->names.size() == 1)
            parents.push_back(*thing);
    }
    return parents.empty() ? std::nullopt : std::optional(m_dice.pick(parents));
}

EverydayAsker::Drawn EverydayAsker::ofParent(Subject subject)
{
    const auto parent = drawParent(subject, isPerson(subject.one));
    auto from = parent ? joinedFrom(m_schema, subject.thing.table, parent->table) : std::nullopt;
    if (!from)
        return {};
    subject.block().from = std::move(*from);
    Subject other{*parent, {}, {}, subject.query};
    std::string name;
    if (!nameOne(other, name))
        return {};
    subject.query = other.query;
    const bool isCount = m_dice.chance(0.35);
    if (isCount)
        show(subject, countOfRows());
    else
        showNames(subject);
    const std::string kind = m_wording->table(parent->table, Number::One);
    if (isPerson(subject.one) && !isCount && m_dice.chance(0.4))
        return EverydayQuestion{"Who is in the " + (name.ends_with(kind) ? name : kind + ' ' + name) + '?', subject.query};
    const std::string_view pattern = isCount ? m_dice.pick(kCountOfParent) : m_dice.pick(kOfParent);
    return EverydayQuestion{sentence(pattern, word("many", subject.many), word("parent", name), word("kind", kind)), subject.query};
}

EverydayAsker::Drawn EverydayAsker::parentOf(Subject subject)
{
    const auto parent = drawParent(subject, false);
    auto from = parent ? joinedFrom(m_schema, subject.thing.table, parent->table) : std::nullopt;
    if (!from)
        return {};
    subject.block().from = std::move(*from);
    std::string name;
    if (!nameOne(subject, name))
        return {};
    show(subject, column(subject, parent->names.front()));
    return EverydayQuestion{sentence(m_dice.pick(kParentOf), word("kind", m_wording->table(parent->table, Number::One)), word("child", name)), subject.query};
}

EverydayAsker::Drawn EverydayAsker::busiestParent(Subject subject)
{
    const auto parent = drawParent(subject, true);
    auto from = parent ? joinedFrom(m_schema, subject.thing.table, parent->table) : std::nullopt;
    if (!from)
        return {};
    subject.block().from = std::move(*from);
    const Expression name = column(subject, parent->names.front());
    show(subject, name);
    subject.block().groupBy.push_back(name);
    subject.query.orderBy.push_back({countOfRows(), true});
    subject.query.limit = wholeNumber(1);
    const std::string kind = m_wording->table(parent->table, Number::One);
    return EverydayQuestion{sentence(m_dice.pick(kBusiest), word("kind", kind), word("many", subject.many)), subject.query};
}

} // namespace ratatosk
