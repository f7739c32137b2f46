// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/synthesis/everyday_question.h"

#include "core/language/everyday_words.h"
#include "core/sampling/query_pieces.h"
#include "core/synthesis/name_columns.h"
#include "core/synthesis/sentence.h"

#include <algorithm>
#include <array>

namespace ratatosk {

using sql::Expression;

namespace {

constexpr std::array kLists{"Which {rows} are there?", "Show the {rows}.", "List all {rows}.", "Show me all {rows}.",
                            "Give me the {rows}.",     "List the {rows}.", "Find all {rows}.", "What {rows} are there?"};
constexpr std::array kCounts{"How many {rows} are there?", "How many {rows} do we have?", "Count the {rows}.",
                             "What is the number of {rows}?"};
constexpr std::array kTops{"Which {one} is the {most}?", "What is the {most} {one}?", "Which is the {most} {one}?",
                           "Name the {most} {one}.", "Show the {most} {one}."};
constexpr std::array kTopPeople{"Who is the {most} {one}?", "Who is the {most} {one}?", "Which {one} is the {most}?",
                                "Name the {most} {one}."};
constexpr std::array kFewTops{"Which are the {number} {most} {many}?", "Show the {number} {most} {many}.",
                              "Name the {number} {most} {many}.", "List the {number} {most} {many}."};
constexpr std::array kOrders{"List the {many} from {most} to {least}.", "Sort the {many} from {most} to {least}.",
                             "Show all {many}, {most} first.", "List all {many} starting with the {most}."};
constexpr std::array kNames{"What are the {many} called?", "What are the names of all {many}?", "Show the names of the {many}.",
                            "List all {many}."};
constexpr std::array kFullNames{"What are the names of all {many}?", "Show the full names of the {many}.",
                                "List the first and last names of all {many}.", "Give the full names of the {many}.",
                                "Who are the {many}?"};

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

} // namespace

EverydayAsker::EverydayAsker(const Schema& schema, const DatabaseFacts& facts, Dice& dice) : m_schema(schema), m_facts(facts), m_dice(dice)
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
    constexpr std::array ways{
        Way{&EverydayAsker::list, 5},         Way{&EverydayAsker::count, 3},         Way{&EverydayAsker::top, 5},
        Way{&EverydayAsker::order, 1.5},      Way{&EverydayAsker::howIsOne, 2},      Way{&EverydayAsker::whereIsOne, 2},
        Way{&EverydayAsker::whenWasOne, 2},   Way{&EverydayAsker::howManyHasOne, 1}, Way{&EverydayAsker::howAreAll, 1.5},
        Way{&EverydayAsker::names, 0.7},      Way{&EverydayAsker::ofParent, 2},      Way{&EverydayAsker::parentOf, 1},
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
        const bool isOnlyPerson = arePeople
            && std::ranges::count_if(m_things, [&](const Thing& thing) { return isPerson(m_wording->table(thing.table, Number::One)); })
                == 1;
        const std::string question = isOnlyPerson && m_dice.chance(0.3) ? "Who " + forOne(limit->verb)
                                                                        : "Which " + subject.many + ' ' + limit->verb;
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
    const auto measures = columnsThatAre(subject, [&](ColumnId, const std::string& name, ColumnRole role) {
        const MeasureWords words = measureWords(name);
        const bool isKnown = needsHow ? !words.how.empty() : !words.most.empty();
        return isKnown && (role == ColumnRole::Measure || (role == ColumnRole::Moment && !needsHow));
    });
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
        return EverydayQuestion{
            sentence(m_dice.pick(kFewTops), word("number", numberWord(number)), word("most", most), word("many", subject.many)),
            subject.query};
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
    return EverydayQuestion{sentence(m_dice.pick(kOrders), word("many", subject.many), word("most", first), word("least", last)),
                            subject.query};
}

EverydayAsker::Drawn EverydayAsker::names(Subject subject)
{
    showNames(subject);
    const std::string_view pattern = subject.thing.names.size() > 1 ? m_dice.pick(kFullNames) : m_dice.pick(kNames);
    return EverydayQuestion{sentence(pattern, word("many", subject.many)), subject.query};
}

} // namespace ratatosk
