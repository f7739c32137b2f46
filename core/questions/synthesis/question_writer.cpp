// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/synthesis/question_writer.h"

#include "core/questions/synthesis/grouped_question.h"
#include "core/questions/synthesis/plain_question.h"
#include "core/questions/synthesis/question_wording.h"
#include "core/questions/synthesis/set_question.h"

namespace ratatosk {
namespace {

std::string finished(std::string text)
{
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

} // namespace

std::string questionFor(const sql::Query& query, const Schema& schema, const DatabaseFacts& facts, Dice& dice)
{
    QuestionWording wording(schema, facts, dice);
    if (!query.rest.empty())
        return finished(setQuestion(query, wording));
    if (!query.first.groupBy.empty())
        return finished(groupedQuestion(query, wording));
    return finished(plainQuestion(query, wording));
}

} // namespace ratatosk
