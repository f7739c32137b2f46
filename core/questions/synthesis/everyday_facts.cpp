// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/synthesis/everyday_facts.h"

#include "core/english/language/everyday_words.h"
#include "core/questions/sampling/query_pieces.h"

#include <algorithm>

namespace ratatosk {

std::optional<EverydayQuestion> askHowOneIs(EverydayTopic& topic)
{
    const auto measure = topic.drawMeasure(true);
    const auto name = measure ? topic.nameOne(topic.thing) : std::nullopt;
    if (!name)
        return {};
    const std::string how(measureWords(topic.schema.column(*measure).readableName).how);
    topic.show(topic.column(*measure));
    if (how == "expensive" && topic.dice.chance(0.6))
        return EverydayQuestion{(topic.dice.chance(0.5) ? "How much does " : "What does ") + *name + " cost?", topic.query};
    return EverydayQuestion{"How " + how + " is " + *name + '?', topic.query};
}

std::optional<EverydayQuestion> askWhereOneIs(EverydayTopic& topic)
{
    const auto places = topic.columnsThatAre([&](ColumnId id, const std::string& name, ColumnRole role) {
        const bool isName = std::ranges::find(topic.thing.names, id) != topic.thing.names.end();
        return isPlaceName(name) && role != ColumnRole::Key && !isName;
    });
    const auto name = places.size() == 1 ? topic.nameOne(topic.thing) : std::nullopt; // of two, nobody knows which is meant
    if (!name)
        return {};
    topic.show(topic.column(places.front()));
    if (isPerson(topic.one))
        return EverydayQuestion{topic.dice.chance(0.5) ? "Where does " + *name + " come from?" : "Where is " + *name + " from?",
                                topic.query};
    return EverydayQuestion{topic.dice.chance(0.6) ? "Where is " + *name + '?' : "Where is " + *name + " located?", topic.query};
}

std::optional<EverydayQuestion> askWhenOneWas(EverydayTopic& topic)
{
    const auto moments = topic.columnsThatAre(
        [](ColumnId, const std::string& name, ColumnRole role) { return !happening(name).empty() && role == ColumnRole::Moment; });
    const auto name = moments.empty() ? std::nullopt : topic.nameOne(topic.thing);
    if (!name)
        return {};
    const ColumnId moment = topic.dice.pick(moments);
    topic.show(topic.column(moment));
    return EverydayQuestion{"When was " + *name + ' ' + std::string(happening(topic.schema.column(moment).readableName)) + '?',
                            topic.query};
}

std::optional<EverydayQuestion> askHowManyOneHas(EverydayTopic& topic)
{
    const auto counts = topic.columnsThatAre(
        [](ColumnId, const std::string& name, ColumnRole role) { return !countedThings(name).empty() && role == ColumnRole::Measure; });
    const auto name = counts.empty() ? std::nullopt : topic.nameOne(topic.thing);
    if (!name)
        return {};
    const ColumnId counted = topic.dice.pick(counts);
    const std::string things(countedThings(topic.schema.column(counted).readableName));
    if (topic.dice.chance(0.6)) {
        topic.show(topic.column(counted));
        return EverydayQuestion{"How many " + things + " does " + *name + " have?", topic.query};
    }
    topic.block().where.reset();
    const bool isSum = topic.dice.chance(0.5);
    topic.show(aggregateOf(isSum ? sql::Aggregate::Sum : sql::Aggregate::Avg, topic.column(counted)));
    return EverydayQuestion{
        "How many " + things
            + (isSum ? " do all " + topic.many + " have together?" : " does " + withArticle(topic.one) + " have on average?"),
        topic.query};
}

std::optional<EverydayQuestion> askHowAllAre(EverydayTopic& topic)
{
    const auto measure = topic.drawMeasure(true);
    if (!measure)
        return {};
    const MeasureWords words = measureWords(topic.schema.column(*measure).readableName);
    const std::string how = "How " + std::string(words.how);
    if (topic.dice.chance(0.5)) {
        topic.show(aggregateOf(sql::Aggregate::Avg, topic.column(*measure)));
        return EverydayQuestion{how + " are the " + topic.many + " on average?", topic.query};
    }
    const bool isMost = topic.dice.chance(0.6);
    topic.show(aggregateOf(isMost ? sql::Aggregate::Max : sql::Aggregate::Min, topic.column(*measure)));
    return EverydayQuestion{how + " is the " + std::string(isMost ? words.most : words.least) + ' ' + topic.one + '?', topic.query};
}

} // namespace ratatosk
