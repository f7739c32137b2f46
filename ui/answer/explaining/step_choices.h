// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/explaining/query_choices.h"
#include "ui/answer/explaining/choice_bar.h"

/// What else could stand in the steps of a statement: what the parser thought of first, then what the schema has. A plain value.
class StepChoices
{
public:
    StepChoices() = default;
    StepChoices(ratatosk::sql::Query query, const ratatosk::Schema& schema);

    /// From the decisions that led to the statement.
    void rankBy(const std::vector<ratatosk::AnswerStep>& steps, const ratatosk::Schema& schema);
    /// From the statement that this one was made of by a choice.
    void rankLike(const StepChoices& before);

    QList<ChoiceChip> chipsFor(const ratatosk::QueryStep& step, const ratatosk::Schema& schema) const;

    /// As ratatosk::withChoice.
    ratatosk::Result<std::string> with(int number, const ratatosk::QueryPart& part, const ratatosk::Schema& schema) const;

private:
    QList<ChoiceGroup> groupsFor(const ratatosk::QueryChoice& choice, const ratatosk::Schema& schema) const;

    ratatosk::sql::Query m_query;
    std::vector<ratatosk::QueryChoice> m_choices;
};
