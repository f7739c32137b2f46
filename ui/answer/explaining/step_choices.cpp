// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/explaining/step_choices.h"

#include "ui/base/queries/part_words.h"
#include "ui/base/wording/decision_text.h"

#include <QCoreApplication>

#include <algorithm>

using namespace ratatosk;

namespace {

/// Parts that were not ranked, in one group.
ChoiceGroup unranked(const QueryChoice& choice, const std::vector<QueryPart>& parts, const Schema& schema)
{
    ChoiceGroup group;
    for (const QueryPart& part : parts) {
        if (part != choice.current && std::ranges::find(choice.ranked, part, &RankedPart::part) == choice.ranked.end())
            group.options << ChoiceOption{partWords(part, schema), part};
    }
    return group;
}

/// One group a table, the table of what stands there first.
QList<ChoiceGroup> columnGroups(const QueryChoice& choice, const Schema& schema)
{
    const TableId own = schema.column(std::get<ColumnId>(choice.current)).table;
    QList<ChoiceGroup> groups;
    for (int table = 0; table < schema.tableCount(); ++table) {
        const std::vector<ColumnId> columns = schema.columnsOf(TableId{table});
        ChoiceGroup group = unranked(choice, {columns.begin(), columns.end()}, schema);
        group.title = QString::fromStdString(schema.table(TableId{table}).name);
        groups.insert(TableId{table} == own ? 0 : groups.size(), group);
    }
    return groups;
}

} // namespace

StepChoices::StepChoices(sql::Query query, const Schema& schema) : m_query(std::move(query)), m_choices(choicesIn(m_query, schema)) {}

void StepChoices::rankBy(const std::vector<AnswerStep>& steps, const Schema& schema)
{
    addRanking(m_choices, steps, schema);
}

void StepChoices::rankLike(const StepChoices& before)
{
    const bool isSameShape = std::ranges::equal(m_choices, before.m_choices, [](const QueryChoice& one, const QueryChoice& other) {
        return one.current.index() == other.current.index();
    });
    for (size_t i = 0; isSameShape && i < m_choices.size(); ++i) {
        m_choices[i].ranked = before.m_choices[i].ranked;
        std::erase_if(m_choices[i].ranked, [&](const RankedPart& ranked) { return ranked.part == m_choices[i].current; });
    }
}

QList<ChoiceChip> StepChoices::chipsFor(const QueryStep& step, const Schema& schema) const
{
    QList<ChoiceChip> chips;
    for (size_t number = 0; number < m_choices.size(); ++number) {
        const QueryChoice& choice = m_choices[number];
        if (choice.step != step.kind || choice.block != step.block || choice.part != step.part)
            continue;
        const QList<ChoiceGroup> groups = groupsFor(choice, schema);
        if (!groups.isEmpty())
            chips << ChoiceChip{static_cast<int>(number), partName(choice.current), partWords(choice.current, schema), groups};
    }
    return chips;
}

QList<ChoiceGroup> StepChoices::groupsFor(const QueryChoice& choice, const Schema& schema) const
{
    ChoiceGroup ranked;
    for (const RankedPart& one : choice.ranked)
        ranked.options << ChoiceOption{QStringLiteral("%1   %2").arg(partWords(one.part, schema), percentText(one.probability)), one.part};
    QList<ChoiceGroup> groups{ranked};
    if (std::holds_alternative<ColumnId>(choice.current) && !choice.isKey())
        groups << columnGroups(choice, schema);
    else
        groups << unranked(choice, choice.others, schema);
    groups.removeIf([](const ChoiceGroup& group) { return group.options.isEmpty(); });
    return groups;
}

Result<std::string> StepChoices::with(int number, const QueryPart& part, const Schema& schema) const
{
    return withChoice(m_query, number, part, schema);
}
