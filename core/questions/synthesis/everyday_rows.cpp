// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/synthesis/everyday_rows.h"

#include "core/english/language/everyday_words.h"
#include "core/questions/sampling/query_pieces.h"
#include "core/questions/synthesis/sentence.h"

#include <algorithm>
#include <array>

namespace ratatosk {

namespace {

constexpr std::array kRowLists{"Which {rows} are there?", "Show the {rows}.", "List all {rows}.", "Show me all {rows}.",
                               "Give me the {rows}.",     "List the {rows}.", "Find all {rows}.", "What {rows} are there?"};
constexpr std::array kRowCounts{"How many {rows} are there?", "How many {rows} do we have?", "Count the {rows}.",
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

/// "female pilots", "cargo ships", "schools in Paris"
std::string limited(const EverydayLimit& limit, const EverydayTopic& topic, bool isOne)
{
    std::string noun = isOne ? topic.one : topic.many;
    if (!limit.noun.empty())
        noun = isOne ? limit.noun : pluralOf(limit.noun);
    return (limit.before.empty() ? "" : limit.before + ' ') + noun + (limit.after.empty() ? "" : ' ' + limit.after);
}

/// "women" for female students, now and then.
std::string sexed(const EverydayLimit& limit, EverydayTopic& topic)
{
    const bool isSex = limit.before == "female" || limit.before == "male";
    if (!isSex || !isPerson(topic.one) || topic.dice.chance(0.5))
        return {};
    const bool isYoung = topic.dice.chance(0.4);
    return limit.before == "female" ? isYoung ? "girls" : "women" : isYoung ? "boys" : "men";
}

} // namespace

std::optional<EverydayQuestion> askForRows(EverydayTopic& topic)
{
    const auto limit = topic.limit();
    if (!limit)
        return {};
    topic.showNames();
    const bool arePeople = isPerson(topic.one);
    if (!limit->verb.empty() && topic.dice.chance(0.55)) {
        const bool isOnlyPerson = arePeople
            && std::ranges::count_if(topic.things,
                                     [&](const EverydayThing& thing) { return isPerson(topic.wording.table(thing.table, Number::One)); })
                == 1;
        const std::string question = isOnlyPerson && topic.dice.chance(0.3) ? "Who " + forOne(limit->verb)
                                                                            : "Which " + topic.many + ' ' + limit->verb;
        return EverydayQuestion{question + '?', topic.query};
    }
    const std::string rows = limited(*limit, topic, false);
    if (arePeople && topic.dice.chance(0.3))
        return EverydayQuestion{"Who are the " + rows + '?', topic.query};
    return EverydayQuestion{sentence(topic.dice.pick(kRowLists), word("rows", rows)), topic.query};
}

std::optional<EverydayQuestion> askForCount(EverydayTopic& topic)
{
    const auto limit = topic.limit();
    if (!limit)
        return {};
    topic.show(countOfRows());
    if (const std::string people = sexed(*limit, topic); !people.empty())
        return EverydayQuestion{"How many " + people + " are among the " + topic.many + '?', topic.query};
    if (!limit->verb.empty() && topic.dice.chance(0.4))
        return EverydayQuestion{"How many " + topic.many + ' ' + limit->verb + '?', topic.query};
    return EverydayQuestion{sentence(topic.dice.pick(kRowCounts), word("rows", limited(*limit, topic, false))), topic.query};
}

std::optional<EverydayQuestion> askForTop(EverydayTopic& topic)
{
    const auto measure = topic.drawMeasure(false);
    if (!measure)
        return {};
    const MeasureWords words = measureWords(topic.schema.column(*measure).readableName);
    const bool isMost = topic.dice.chance(0.6);
    const int number = topic.dice.chance(0.8) ? 1 : topic.dice.between(2, 5);
    std::string one = topic.one;
    if (const auto limit = topic.dice.chance(0.25) ? topic.limit() : std::nullopt; limit && limit->after.empty() && number == 1)
        one = limited(*limit, topic, true);
    else
        topic.block().where.reset();
    topic.showNames();
    topic.query.orderBy.push_back({topic.column(*measure), isMost});
    topic.query.limit = wholeNumber(number);
    const std::string most(isMost ? words.most : words.least);
    if (number > 1)
        return EverydayQuestion{
            sentence(topic.dice.pick(kFewTops), word("number", numberWord(number)), word("most", most), word("many", topic.many)),
            topic.query};
    const std::string_view pattern = isPerson(topic.one) ? topic.dice.pick(kTopPeople) : topic.dice.pick(kTops);
    return EverydayQuestion{sentence(pattern, word("one", one), word("most", most)), topic.query};
}

std::optional<EverydayQuestion> askForOrder(EverydayTopic& topic)
{
    const auto measure = topic.drawMeasure(false);
    if (!measure)
        return {};
    const MeasureWords words = measureWords(topic.schema.column(*measure).readableName);
    const bool isMostFirst = topic.dice.chance(0.5);
    topic.showNames();
    topic.query.orderBy.push_back({topic.column(*measure), isMostFirst});
    const std::string first(isMostFirst ? words.most : words.least);
    const std::string last(isMostFirst ? words.least : words.most);
    return EverydayQuestion{sentence(topic.dice.pick(kOrders), word("many", topic.many), word("most", first), word("least", last)),
                            topic.query};
}

std::optional<EverydayQuestion> askForNames(EverydayTopic& topic)
{
    topic.showNames();
    const std::string_view pattern = topic.thing.names.size() > 1 ? topic.dice.pick(kFullNames) : topic.dice.pick(kNames);
    return EverydayQuestion{sentence(pattern, word("many", topic.many)), topic.query};
}

} // namespace ratatosk
