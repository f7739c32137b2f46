// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/calendar_date.h"
#include "core/english/language/calendar_period.h"
#include "core/english/text/characters.h"
#include "core/linking/links/number_literal.h"
#include "core/linking/links/value_sources.h"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <optional>

namespace ratatosk {
namespace {

constexpr int kEarliestYear = 1600; ///< of days that are written as such

/// Candidates of one question, in order.
class Periods
{
public:
    explicit Periods(const Question& question) : m_question(question) {}

    ValueCandidates find()
    {
        for (int word = 0; word < static_cast<int>(m_question.words.size()); ++word) {
            const std::string lower = lowerCase(m_question.words[static_cast<size_t>(word)].text);
            if (const auto both = yearMonthOf(lower))
                addMonthOf(both->year, both->month, word, word + 1);
            if (const auto year = yearAt(word); year && *year >= kEarliestYear)
                addYears(*year, *year + 1, word, word + 1);
            if (const auto decade = decadeOf(lower))
                addDecade(*decade, word);
            if (const int month = monthOfName(lower); month > 0)
                addMonth(month, word);
            addWeekdays(lower, word);
            addSeason(lower, word);
        }
        return std::move(m_found);
    }

private:
    std::optional<int> yearAt(int word) const
    {
        if (word < 0 || word >= static_cast<int>(m_question.words.size()))
            return std::nullopt;
        const auto number = readNumber(m_question.words[static_cast<size_t>(word)].text);
        return number && isYear(*number) ? std::optional(static_cast<int>(number->value)) : std::nullopt;
    }

    void add(ValueType type, std::string text, int begin, int end)
    {
        m_found.push_back({type, std::move(text), ValueSource::Date, begin, end, {}});
    }

    bool isBehind(int word, std::initializer_list<std::string_view> words) const
    {
        return word > 0 && std::ranges::find(words, lowerCase(m_question.words[static_cast<size_t>(word) - 1].text)) != words.end();
    }

    /// "before 2018", "earlier than 2018", "since 2018"
    bool isAtBegin(int word) const
    {
        const bool isThan = isBehind(word, {"than", "to"}) && isBehind(word - 1, {"earlier", "older", "prior"});
        return isThan || isBehind(word, {"before", "since"});
    }

    bool isAtEnd(int word) const
    {
        return isBehind(word, {"after"}) || (isBehind(word, {"than"}) && isBehind(word - 1, {"later", "newer"}));
    }

    /// "since 2018" begins with the year, "after 2018" behind it: only the end that is meant is offered, where a word tells.
    void addEnds(std::string first, std::string behind, int begin, int end)
    {
        if (!isAtEnd(begin))
            add(ValueType::Text, std::move(first), begin, end);
        if (!isAtBegin(begin))
            add(ValueType::Text, std::move(behind), begin, end);
    }

    void addYears(int first, int behind, int begin, int end)
    {
        addEnds(fmt::format("{}-01-01", first), fmt::format("{}-01-01", behind), begin, end);
        if (!isAtBegin(begin))
            add(ValueType::Text, fmt::format("{}-12-31", behind - 1), begin, end);
    }

    void addDecade(int first, int word)
    {
        for (const int year : {first, first + 9, first + 10})
            add(ValueType::Integer, std::to_string(year), word, word + 1);
        addYears(first, first + 10, word, word + 1);
    }

    void addMonth(int month, int word)
    {
        add(ValueType::Integer, std::to_string(month), word, word + 1);
        add(ValueType::Text, fmt::format("{:02}", month), word, word + 1);
        for (const int beside : {word + 1, word + 2, word - 1}) {
            if (const auto year = yearAt(beside)) {
                const int begin = std::min(word, beside), end = std::max(word, beside) + 1;
                return addMonthOf(*year, month, begin, end);
            }
        }
    }

    void addMonthOf(int year, int month, int begin, int end)
    {
        add(ValueType::Text, fmt::format("{}-{:02}", year, month), begin, end);
        const CalendarPeriod days = wholeMonth(year, month);
        addEnds(days.first, days.behind, begin, end);
    }

    void addWeekdays(const std::string& word, int at)
    {
        const auto addDay = [&](int day) { add(ValueType::Text, std::to_string(day), at, at + 1); };
        if (word == "weekend" || word == "weekends") {
            addDay(0);
            addDay(6);
        } else if (const auto day = weekdayOfName(word)) {
            addDay(*day);
        }
    }

    /// By months: December to February and so on.
    void addSeason(const std::string& word, int at)
    {
        for (const std::string_view month : monthsOfSeason(word))
            add(ValueType::Text, std::string(month), at, at + 1);
    }

    const Question& m_question;
    ValueCandidates m_found;
};

} // namespace

ValueCandidates periodValues(const ValueContext& context)
{
    return Periods(context.question).find();
}

} // namespace ratatosk
