// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/named_moments.h"

#include "core/calendar/iso_dates.h"
#include "core/calendar/period_mentions.h"
#include "core/evidence/due_words.h"
#include "core/evidence/question_words.h"
#include "core/language/word_splitter.h"
#include "core/sql/date_form.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

using sql::Arithmetic;
using sql::ColumnReference;
using sql::Comparison;
using sql::Condition;
using sql::Expression;
using sql::FunctionCall;
using sql::Literal;
using sql::SelectBlock;

constexpr std::array<std::string_view, 6> kExtremes{"latest", "last", "newest", "earliest", "first", "recent"};
constexpr std::array<std::string_view, 3> kBegins{"from", "start", "begin"};
constexpr std::array<std::string_view, 4> kEnds{"to", "until", "till", "end"};
constexpr std::array<std::string_view, 5> kGeneral{"at", "date", "day", "on", "time"};
constexpr std::size_t kSharedLetters = 6; ///< delivery, delivered

/// Whether two words are of one verb: "shipping" and "shipped", "delivery" and "delivered".
bool areOfOneVerb(const Word& word, const Word& part)
{
    const std::string &left = word.lemmas.front(), &right = part.lemmas.front();
    return sameWord(word, part)
        || (left.size() >= kSharedLetters && right.size() >= kSharedLetters
            && left.compare(0, kSharedLetters, right, 0, kSharedLetters) == 0);
}

class NamedMoments
{
public:
    NamedMoments(sql::Query& query, const Question& question, const CellLookup& cells)
        : m_query(query), m_question(question), m_cells(cells), m_days(daysInFrom(query.first, cells))
    {
    }

    bool mend()
    {
        if (m_days.size() < 2)
            return false;
        bool hasChanged = showEnds();
        hasChanged |= testPeriods();
        hasChanged |= reckonBetween();
        hasChanged |= orderByShown();
        return hasChanged;
    }

private:
    /// By a word that is its own: not "date".
    bool isNamed(const ColumnReference& one) const
    {
        const std::vector<Word> name = splitName(columnOf(one).spokenName);
        return std::ranges::any_of(m_question.words, [&](const Word& word) {
            return std::ranges::any_of(name, [&](const Word& part) { return !hasLemma(part, kGeneral) && sameWord(word, part); });
        });
    }

    const Column& columnOf(const ColumnReference& one) const { return m_cells.schema().column(one.column); }

    /// The one column of days that a word speaks of.
    std::optional<ColumnReference> spokenOf(int word) const
    {
        if (wordAt(m_question, word).empty())
            return {};
        std::vector<ColumnReference> found = m_days;
        std::erase_if(found, [&](const ColumnReference& one) {
            const std::vector<Word> name = splitName(columnOf(one).spokenName);
            return std::ranges::none_of(name, [&](const Word& part) {
                return !isPreposition(part) && areOfOneVerb(m_question.words[static_cast<std::size_t>(word)], part);
            });
        });
        return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
    }

    /// Of names, "surveyed since", "assigned on", and of what people say of any day.
    static bool isPreposition(const Word& part)
    {
        static constexpr std::array<std::string_view, 5> prepositions{"on", "at", "in", "since", "from"};
        return hasLemma(part, prepositions);
    }

    /// "due before 2024", "ordered in March 2023": the word before the preposition.
    bool testPeriods()
    {
        bool hasChanged = false;
        for (const PeriodMention& mention : periodMentions(m_question)) {
            std::optional<ColumnReference> meant;
            for (int word = mention.word - 1; word >= mention.word - 3 && !meant; --word)
                meant = isOnlyExpected(m_question, word) ? std::nullopt : spokenOf(word);
            if (meant)
                hasChanged |= moveTests(*meant, mention);
        }
        return hasChanged;
    }

    bool moveTests(const ColumnReference& meant, const PeriodMention& mention)
    {
        bool hasChanged = false;
        const auto move = [&](Condition& condition) {
            auto* test = std::get_if<Comparison>(&condition.test);
            const auto* literal = test ? std::get_if<Literal>(&test->right.term) : nullptr;
            const bool isOfPeriod = literal
                && (literal->text == mention.period.first || literal->text == mention.period.behind
                    || literal->text == std::to_string(mention.year));
            const auto tested = isOfPeriod ? sql::columnOfPart(test->left) : std::nullopt;
            if (!tested || *tested == meant || std::ranges::find(m_days, *tested) == m_days.end() || isNamed(*tested))
                return;
            sql::editTerms(test->left, [&](Expression& term) {
                if (term == Expression{*tested})
                    term = {meant};
            });
            hasChanged = true;
        };
        if (m_query.first.where)
            forEachDemand(*m_query.first.where, move);
        return hasChanged;
    }

    template <class Edit>
    static void forEachDemand(Condition& clause, const Edit& edit)
    {
        auto* junction = std::get_if<sql::Junction>(&clause.test);
        if (!junction)
            return edit(clause);
        for (Condition& part : junction->parts)
            forEachDemand(part, edit);
    }

    /// "from shipping to delivery", "between order and delivery"
    std::optional<std::pair<ColumnReference, ColumnReference>> spanNamed() const
    {
        for (int word = 0; word < static_cast<int>(m_question.words.size()); ++word) {
            const bool isSpan = wordAt(m_question, word) == "from" || wordAt(m_question, word) == "between";
            const std::string_view joint = wordAt(m_question, word) == "from" ? "to" : "and";
            const auto first = isSpan && wordAt(m_question, word + 2) == joint ? spokenOf(word + 1) : std::nullopt;
            const auto second = first ? spokenOf(word + 3) : std::nullopt;
            if (second && *first != *second)
                return std::pair(*first, *second);
        }
        return {};
    }

    bool reckonBetween()
    {
        const auto span = spanNamed();
        if (!span)
            return false;
        bool hasChanged = false;
        const auto reckon = [&](Expression& expression) {
            auto* difference = std::get_if<Arithmetic>(&expression.term);
            ColumnReference* end = difference ? dayReckoned(*difference->left) : nullptr;
            ColumnReference* begin = end ? dayReckoned(*difference->right) : nullptr;
            if (!begin || (*begin == span->first && *end == span->second))
                return;
            *begin = span->first;
            *end = span->second;
            hasChanged = true;
        };
        sql::editParts(m_query, {.condition = [](Condition&) {}, .expression = reckon});
        return hasChanged;
    }

    /// julianday(x); null: another expression.
    static ColumnReference* dayReckoned(Expression& expression)
    {
        auto* call = std::get_if<FunctionCall>(&expression.term);
        const bool isDay = call && call->function == sql::Function::JulianDay && call->arguments.size() == 1;
        return isDay ? std::get_if<ColumnReference>(&call->arguments.front().term) : nullptr;
    }

    /// "the last day", "the end date" of what is valid from one day to another.
    bool asksForEnd() const
    {
        for (int word = 0; word < static_cast<int>(m_question.words.size()); ++word) {
            const std::string_view here = wordAt(m_question, word), next = wordAt(m_question, word + 1);
            const bool isEnd = here == "end" || here == "last" || here == "expiry" || here == "closing";
            if (isEnd && (next == "date" || next == "day"))
                return true;
        }
        return false;
    }

    bool showEnds()
    {
        bool hasChanged = false;
        for (sql::SelectItem& item : m_query.first.items) {
            const ColumnReference* shown = asksForEnd() ? dayShown(item.expression) : nullptr;
            const auto end = shown ? endOf(*shown) : std::nullopt;
            if (end && !isShown(*end)) {
                item.expression = {*end};
                hasChanged = true;
            }
        }
        return hasChanged;
    }

    /// x, date(x)
    static const ColumnReference* dayShown(const Expression& item)
    {
        const auto* call = std::get_if<FunctionCall>(&item.term);
        const bool isDay = call && call->function == sql::Function::Date && call->arguments.size() == 1;
        return std::get_if<ColumnReference>(isDay ? &call->arguments.front().term : &item.term);
    }

    bool isShown(const ColumnReference& column) const
    {
        return std::ranges::any_of(m_query.first.items, [&](const sql::SelectItem& item) { return item.expression == Expression{column}; });
    }

    /// "valid to" beside "valid from".
    std::optional<ColumnReference> endOf(const ColumnReference& begin) const
    {
        const auto isNamed = [&](const ColumnReference& one, const auto& words) {
            const std::vector<Word> name = splitName(columnOf(one).spokenName);
            return std::ranges::any_of(name, [&](const Word& part) { return hasLemma(part, words); });
        };
        std::vector<ColumnReference> ends = m_days;
        std::erase_if(ends, [&](const ColumnReference& one) { return one.source != begin.source || !isNamed(one, kEnds); });
        return isNamed(begin, kBegins) && ends.size() == 1 ? std::optional(ends.front()) : std::nullopt;
    }

    /// "the date of the latest loan" is not that of the one brought back last.
    bool orderByShown()
    {
        SelectBlock& block = m_query.first;
        const bool isOne = block.items.size() == 1 && m_query.orderBy.size() == 1 && m_query.limit && says(m_question, kExtremes);
        const auto* shown = isOne ? std::get_if<ColumnReference>(&block.items.front().expression.term) : nullptr;
        const auto* key = shown ? std::get_if<ColumnReference>(&m_query.orderBy.front().expression.term) : nullptr;
        const auto isDay = [&](const ColumnReference& one) { return std::ranges::find(m_days, one) != m_days.end(); };
        if (!key || *key == *shown || !isDay(*key) || !isDay(*shown) || isNamed(*key))
            return false;
        m_query.orderBy.front().expression = {*shown};
        return true;
    }

    sql::Query& m_query;
    const Question& m_question;
    const CellLookup& m_cells;
    std::vector<ColumnReference> m_days;
};

} // namespace

bool takeMomentsNamed(sql::Query& query, const Question& question, const CellLookup& cells)
{
    return query.rest.empty() && !query.first.from.empty() && NamedMoments(query, question, cells).mend();
}

} // namespace ratatosk
