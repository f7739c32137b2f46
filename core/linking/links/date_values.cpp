// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/calendar_date.h"
#include "core/linking/links/cell_matcher.h"
#include "core/linking/links/number_literal.h"
#include "core/linking/links/value_sources.h"
#include "core/linking/links/written_dates.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

namespace ratatosk {
namespace {

constexpr int kSampledCells = 5;

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
    const std::vector<WrittenDate> dates = writtenDates(context.question);
    std::set<std::string_view> patterns = dates.empty() ? std::set<std::string_view>() : patternsInUse(context);
    patterns.insert(cellDatePatterns().front()); // ISO: what SQLite's own functions write
    for (const WrittenDate& mentioned : dates) {
        const auto add = [&](std::string text) {
            found.push_back({ValueType::Text, std::move(text), ValueSource::Date, mentioned.begin, mentioned.end, {}});
        };
        add(spanText(context.question, mentioned.begin, mentioned.end));
        for (const std::string_view pattern : patterns)
            add(writeDate(mentioned.date, pattern));
    }
    addTimes(context.question, found);
    addMonths(context.question, found);
    return found;
}

} // namespace ratatosk
