// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/event_days.h"

#include "core/calendar/iso_dates.h"
#include "core/calendar/period_mentions.h"
#include "core/evidence/question_words.h"
#include "core/language/scaffold_words.h"
#include "core/language/word_splitter.h"
#include "core/sql/conjuncts.h"
#include "core/sql/query_search.h"

#include <algorithm>
#include <string>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Condition;

bool isOfEnd(const Column& column)
{
    const std::vector<Word> name = splitName(column.spokenName);
    return std::ranges::any_of(name, [](const Word& word) {
        return isDueName(word.lemmas.front()) || isEndingName(word.lemmas.front()) || hasLemma(word, "birth");
    });
}

/// When something is due, or somebody was born.
bool hasOtherSense(const Column& column)
{
    return std::ranges::any_of(splitName(column.spokenName),
                               [](const Word& word) { return isDueName(word.lemmas.front()) || hasLemma(word, "birth"); });
}

/// "built year" where nobody says "built"; a mere "year" is what the question names.
bool isUnsaidYear(const Column& column, const Question& question)
{
    std::vector<Word> name = splitName(column.spokenName);
    const auto erased = std::erase_if(name, [](const Word& word) { return hasLemma(word, "year"); });
    return column.type == ColumnType::Number && erased > 0 && !name.empty() && !speaksOf(question, name);
}

/// "How many charters", "number of charters"
bool isCounted(const std::vector<Word>& name, const Question& question)
{
    for (int word = 0; word + 2 < static_cast<int>(question.words.size()); ++word) {
        const std::string_view first = wordAt(question, word), second = wordAt(question, word + 1);
        const bool opens = (first == "how" && second == "many") || (first == "number" && second == "of");
        const Word& things = question.words[static_cast<std::size_t>(word) + 2];
        if (opens && std::ranges::any_of(name, [&](const Word& part) { return sameWord(things, part); }))
            return true;
    }
    return false;
}

class YearsOfOthers
{
public:
    YearsOfOthers(sql::SelectBlock& block, const Question& question, const CellLookup& cells)
        : m_block(block), m_question(question), m_schema(cells.schema()), m_day(eventDay(block, question, cells))
    {
    }

    bool drop()
    {
        if (!m_day)
            return false;
        bool hasChanged = dropFrom(m_block.where);
        for (sql::Source& source : m_block.from)
            hasChanged |= dropFrom(source.condition);
        return hasChanged;
    }

private:
    bool dropFrom(std::optional<Condition>& clause) const
    {
        std::vector<Condition> demands = sql::conjuncts(clause);
        if (std::erase_if(demands, [&](const Condition& demand) { return isOfOther(demand); }) == 0)
            return false;
        clause = sql::allOf(demands);
        return true;
    }

    bool isOfOther(const Condition& demand) const
    {
        const auto* test = std::get_if<sql::Comparison>(&demand.test);
        const auto* column = test ? std::get_if<ColumnReference>(&test->left.term) : nullptr;
        const auto* literal = test ? std::get_if<sql::Literal>(&test->right.term) : nullptr;
        if (!column || !literal || column->source.level != 0 || column->source == m_day->source)
            return false;
        return isUnsaidYear(m_schema.column(column->column), m_question)
            && std::ranges::any_of(periodMentions(m_question),
                                   [&](const PeriodMention& mention) { return literal->text == std::to_string(mention.year); });
    }

    sql::SelectBlock& m_block;
    const Question& m_question;
    const Schema& m_schema;
    std::optional<ColumnReference> m_day;
};

} // namespace

std::optional<ColumnReference> eventDay(const sql::SelectBlock& block, const Question& question, const CellLookup& cells)
{
    const auto dayOf = [&](const auto& isOther) {
        std::vector<ColumnReference> days = daysInFrom(block, cells);
        std::erase_if(days, [&](const ColumnReference& day) {
            const Column& column = cells.schema().column(day.column);
            return isOther(column, day.column) || !speaksOf(question, splitName(cells.schema().table(column.table).spokenName));
        });
        return days;
    };
    std::vector<ColumnReference> days = dayOf([](const Column& column, ColumnId) { return isOfEnd(column); });
    if (days.empty()) // what is called an end and never missing began the row: `sold_at` beside `returned_on`
        days = dayOf([&](const Column& column, ColumnId id) { return hasOtherSense(column) || cells.lacksSome(id); });
    const auto isOfOther = [&](const ColumnReference& day) {
        return !isCounted(splitName(cells.schema().table(cells.schema().column(day.column).table).spokenName), question);
    };
    if (days.size() > 1)
        std::erase_if(days, isOfOther);
    return days.size() == 1 ? std::optional(days.front()) : std::nullopt;
}

bool dropYearsOfOthers(sql::Query& query, const Question& question, const CellLookup& cells)
{
    return query.rest.empty() && isOfTables(query.first) && YearsOfOthers(query.first, question, cells).drop();
}

} // namespace ratatosk
