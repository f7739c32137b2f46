// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/denied_presence.h"

#include "core/evidence/denials.h"
#include "core/evidence/leaving_words.h"
#include "core/evidence/question_words.h"
#include "core/sql/conjuncts.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::Condition;

/// "No chip", "do not have a chip", "without any chip": by the first word of its name, which says what it is of, a chip number.
bool isDeniedInQuestion(const Question& question, const Column& column)
{
    static constexpr std::array<std::string_view, 9> between{"a", "an", "the", "any", "have", "has", "had", "got", "known"};
    const std::vector<Word> name = splitName(column.spokenName);
    for (int word = 0; !name.empty() && word < static_cast<int>(question.words.size()); ++word)
        if (sameWord(question.words[static_cast<std::size_t>(word)], name.front()) && isDeniedAt(question, word, between)
            && !isLeftOutAt(question, word))
            return true;
    return false;
}

/// The only demand that something is there.
sql::NullTest* onlyPresence(std::vector<Condition>& demands)
{
    sql::NullTest* found = nullptr;
    for (Condition& demand : demands) {
        auto* test = std::get_if<sql::NullTest>(&demand.test);
        if (!test || !test->isNegated)
            continue;
        if (found)
            return nullptr;
        found = test;
    }
    return found;
}

} // namespace

bool denyPresenceSaid(sql::Query& query, const Question& question, const Schema& schema)
{
    std::vector<Condition> demands = sql::conjuncts(query.first.where);
    sql::NullTest* presence = query.rest.empty() ? onlyPresence(demands) : nullptr;
    const auto* column = presence ? std::get_if<sql::ColumnReference>(&presence->value.term) : nullptr;
    if (!column || !isDeniedInQuestion(question, schema.column(column->column)))
        return false;
    presence->isNegated = false;
    query.first.where = sql::allOf(demands);
    return true;
}

} // namespace ratatosk
