// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/synthesis/everyday_question.h"

#include "core/language/everyday_words.h"
#include "core/sampling/cell_literal.h"
#include "core/sampling/query_pieces.h"

#include <algorithm>

namespace ratatosk {

using sql::ComparisonOperator;

/// WHERE says which row of a table in FROM is meant. A last name alone where there are two.
std::optional<std::string> EverydayAsker::nameOne(Subject& subject, const Thing& thing)
{
    const ColumnId id = thing.names.back();
    const std::vector<Cell>& values = m_facts.of(id).values;
    const Cell* value = values.empty() ? nullptr : &m_dice.pick(values);
    if (!value || !canBeSaid(*value))
        return {};
    const sql::Literal literal = literalOf(*value);
    subject.block().where = {sql::Comparison{column(subject, id), ComparisonOperator::Equal, {literal}}};
    return literal.text;
}

EverydayAsker::Drawn EverydayAsker::howIsOne(Subject subject)
{
    const auto measure = drawMeasure(subject, true);
    const auto name = measure ? nameOne(subject, subject.thing) : std::nullopt;
    if (!name)
        return {};
    const std::string how(measureWords(m_schema.column(*measure).spokenName).how);
    show(subject, column(subject, *measure));
    if (how == "expensive" && m_dice.chance(0.6))
        return EverydayQuestion{(m_dice.chance(0.5) ? "How much does " : "What does ") + *name + " cost?", subject.query};
    return EverydayQuestion{"How " + how + " is " + *name + '?', subject.query};
}

EverydayAsker::Drawn EverydayAsker::whereIsOne(Subject subject)
{
    const auto places = columnsThatAre(subject, [&](ColumnId id, const std::string& name, ColumnRole role) {
        const bool isName = std::ranges::find(subject.thing.names, id) != subject.thing.names.end();
        return isPlaceName(name) && role != ColumnRole::Key && !isName;
    });
    const auto name = places.size() == 1 ? nameOne(subject, subject.thing) : std::nullopt; // of two, nobody knows which is meant
    if (!name)
        return {};
    show(subject, column(subject, places.front()));
    if (isPerson(subject.one))
        return EverydayQuestion{m_dice.chance(0.5) ? "Where does " + *name + " come from?" : "Where is " + *name + " from?", subject.query};
    return EverydayQuestion{m_dice.chance(0.6) ? "Where is " + *name + '?' : "Where is " + *name + " located?", subject.query};
}

EverydayAsker::Drawn EverydayAsker::whenWasOne(Subject subject)
{
    const auto moments = columnsThatAre(
        subject, [](ColumnId, const std::string& name, ColumnRole role) { return !happening(name).empty() && role == ColumnRole::Moment; });
    const auto name = moments.empty() ? std::nullopt : nameOne(subject, subject.thing);
    if (!name)
        return {};
    const ColumnId moment = m_dice.pick(moments);
    show(subject, column(subject, moment));
    return EverydayQuestion{"When was " + *name + ' ' + std::string(happening(m_schema.column(moment).spokenName)) + '?', subject.query};
}

EverydayAsker::Drawn EverydayAsker::howManyHasOne(Subject subject)
{
    const auto counts = columnsThatAre(subject, [](ColumnId, const std::string& name, ColumnRole role) {
        return !countedThings(name).empty() && role == ColumnRole::Measure;
    });
    const auto name = counts.empty() ? std::nullopt : nameOne(subject, subject.thing);
    if (!name)
        return {};
    const ColumnId counted = m_dice.pick(counts);
    const std::string things(countedThings(m_schema.column(counted).spokenName));
    if (m_dice.chance(0.6)) {
        show(subject, column(subject, counted));
        return EverydayQuestion{"How many " + things + " does " + *name + " have?", subject.query};
    }
    subject.block().where.reset();
    const bool isSum = m_dice.chance(0.5);
    show(subject, aggregateOf(isSum ? sql::Aggregate::Sum : sql::Aggregate::Avg, column(subject, counted)));
    return EverydayQuestion{
        "How many " + things
            + (isSum ? " do all " + subject.many + " have together?" : " does " + withArticle(subject.one) + " have on average?"),
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
        show(subject, aggregateOf(sql::Aggregate::Avg, column(subject, *measure)));
        return EverydayQuestion{how + " are the " + subject.many + " on average?", subject.query};
    }
    const bool isMost = m_dice.chance(0.6);
    show(subject, aggregateOf(isMost ? sql::Aggregate::Max : sql::Aggregate::Min, column(subject, *measure)));
    return EverydayQuestion{how + " is the " + std::string(isMost ? words.most : words.least) + ' ' + subject.one + '?', subject.query};
}

} // namespace ratatosk
