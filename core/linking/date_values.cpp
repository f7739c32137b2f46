// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/language/calendar_date.h"
#include "core/linking/cell_matcher.h"
#include "core/linking/number_literal.h"
#include "core/linking/value_sources.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

namespace ratatosk {
namespace {

constexpr int kMostDateWords = 6; // "the 5th of January , 2010"
constexpr int kSampledCells = 5;

// What people write, commas and small words left out.
constexpr std::array<std::string_view, 10> kSpokenPatterns{"Y-n-j", "Y/n/j", "n/j/Y", "j/n/Y", "n-j-Y",
                                                           "j-n-Y", "j.n.Y", "B j Y", "j B Y", "Y B j"};

struct SpokenDate {
    CalendarDate date;
    int begin = 0; ///< words, [begin, end)
    int end = 0;
};

/// "5th" -> "5"
std::string withoutOrdinal(const std::string& word)
{
    const size_t digits = word.find_first_not_of("0123456789");
    const bool isOrdinal = digits != std::string::npos && digits > 0 && word.size() == digits + 2;
    return isOrdinal ? word.substr(0, digits) : word;
}

std::optional<CalendarDate> dateOfSpan(const Question& question, int begin, int end)
{
    std::string text;
    for (int word = begin; word < end; ++word) {
        const std::string& lower = question.words[word].lemmas.front();
        if (!isDateFiller(lower))
            text += (text.empty() ? "" : " ") + withoutOrdinal(lower);
    }
    for (const std::string_view pattern : kSpokenPatterns) {
        if (const auto date = readDate(text, pattern))
            return date;
    }
    return std::nullopt;
}

std::vector<SpokenDate> spokenDates(const Question& question)
{
    std::vector<SpokenDate> dates;
    const int words = static_cast<int>(question.words.size());
    for (int begin = 0; begin < words; ++begin) {
        for (int end = std::min(begin + kMostDateWords, words); end > begin; --end) {
            const bool endsInFiller = isDateFiller(question.words[begin].lemmas.front())
                || isDateFiller(question.words[end - 1].lemmas.front());
            const auto date = endsInFiller ? std::nullopt : dateOfSpan(question, begin, end);
            if (!date)
                continue;
            dates.push_back({*date, begin, end});
            begin = end - 1;
            break;
        }
    }
    return dates;
}

/// The patterns in which some column's cells write dates.
std::set<std::string_view> patternsInUse(const ValueContext& context)
{
    std::set<std::string_view> patterns;
    for (int column = 0; column < context.schema.columnCount(); ++column) {
        for (const std::string& cell : context.values.sample(ColumnId{column}, kSampledCells)) {
            const auto fits = [&cell](std::string_view pattern) { return readDate(cell, pattern).has_value(); };
            if (const auto pattern = std::ranges::find_if(cellDatePatterns(), fits); pattern != cellDatePatterns().end())
                patterns.insert(*pattern);
        }
    }
    return patterns;
}

void addTimes(const Question& question, ValueCandidates& found)
{
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        const std::string& text = question.words[word].text;
        if (text.find(':') != std::string::npos && isDateOrTime(text))
            found.push_back({ValueType::Text, text, ValueSource::Date, word, word + 1, {}});
    }
}

/// "June 2018" in the form that ISO dates begin with.
void addMonths(const Question& question, ValueCandidates& found)
{
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word) {
        const int month = monthOfName(question.words[word].text);
        const auto year = readNumber(question.words[word + 1].text);
        if (month > 0 && year && isYear(*year))
            found.push_back({ValueType::Text, fmt::format("{:.0f}-{:02}", year->value, month), ValueSource::Date, word, word + 2, {}});
    }
}

} // namespace

ValueCandidates dateValues(const ValueContext& context)
{
    ValueCandidates found;
    const std::vector<SpokenDate> dates = spokenDates(context.question);
    std::set<std::string_view> patterns = dates.empty() ? std::set<std::string_view>() : patternsInUse(context);
    patterns.insert(cellDatePatterns().front()); // ISO: what SQLite's own functions write
    for (const SpokenDate& spoken : dates) {
        const auto add = [&](std::string text) {
            found.push_back({ValueType::Text, std::move(text), ValueSource::Date, spoken.begin, spoken.end, {}});
        };
        add(spanText(context.question, spoken.begin, spoken.end));
        for (const std::string_view pattern : patterns)
            add(writeDate(spoken.date, pattern));
    }
    addTimes(context.question, found);
    addMonths(context.question, found);
    return found;
}

} // namespace ratatosk
