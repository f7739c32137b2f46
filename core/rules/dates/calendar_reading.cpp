// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dates/calendar_reading.h"

#include "core/english/language/phrase.h"
#include "core/english/language/question_words.h"
#include "core/english/language/word_splitter.h"
#include "core/english/text/characters.h"
#include "core/rules/dates/iso_dates.h"
#include "core/rules/dates/relative_spans.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

/// "last month" of "in the last month's"
std::string coreOf(const Question& question, const RelativeSpan& span)
{
    std::string core;
    for (int word = span.core; word < span.end; ++word)
        core += (core.empty() ? "" : " ") + std::string(wordAt(question, word));
    return core.substr(0, core.find_first_of("'\xe2"));
}

/// Without what lies between `begin` and `end`, which the end of the question says.
std::string withBehind(const std::string& text, std::size_t begin, std::size_t end, const std::string& wording)
{
    const std::string before = text.substr(0, begin);
    std::string after = text.substr(std::min(text.find_first_not_of(' ', end), text.size()));
    const std::size_t last = after.find_last_not_of("?!. ") + 1;
    return before + after.insert(last, (last > 0 ? " " : "") + wording);
}

/// Every year of the wording stands in what was typed: it says the same days whatever day it is, and need not be announced.
bool saysItsYears(std::string_view typed, std::string_view wording)
{
    constexpr std::string_view digits = "0123456789";
    for (std::size_t at = wording.find_first_of(digits); at != std::string_view::npos;) {
        const std::size_t end = std::min(wording.find_first_not_of(digits, at), wording.size());
        if (end - at == 4 && typed.find(wording.substr(at, 4)) == std::string_view::npos)
            return false;
        at = wording.find_first_of(digits, end);
    }
    return true;
}

bool isName(const std::string& core, const Schema& schema)
{
    const auto holds = [&](const std::string& mentioned) {
        return (" " + lowerCase(mentioned) + " ").find(" " + core + " ") != std::string::npos;
    };
    return std::ranges::any_of(schema.columns(), [&](const Column& column) { return holds(column.readableName); })
        || std::ranges::any_of(schema.tables(), [&](const Table& table) { return holds(table.readableName); });
}

/// Whether days are kept, and nothing that may be a quarter of something else.
bool mayMeanQuarters(const Schema& schema)
{
    static const Phrase rivals("<quarter|qtr|q|period|half>");
    const auto isRival = [](const auto& item) { return isCalled(item.readableName, rivals); };
    return std::ranges::any_of(schema.columns(), namesATime) && std::ranges::none_of(schema.columns(), isRival)
        && std::ranges::none_of(schema.tables(), isRival);
}

} // namespace

SpellingCheck readByCalendar(SpellingCheck check, const std::optional<CalendarDate>& today, const Schema& schema)
{
    const Question& question = check.question;
    std::vector<RelativeSpan> spans = today ? relativeSpans(question, *today) : std::vector<RelativeSpan>();
    std::string text = question.text;
    std::vector<SpellingCorrection> announced;
    std::ranges::reverse(spans); // from behind: places before stay
    for (const RelativeSpan& span : spans) {
        if (isName(coreOf(question, span), schema) || (span.isOfQuarter && !mayMeanQuarters(schema)))
            continue;
        const auto begin = static_cast<std::size_t>(question.words[static_cast<std::size_t>(span.begin)].begin);
        auto end = static_cast<std::size_t>(question.words[static_cast<std::size_t>(span.end) - 1].end);
        const std::string typed = text.substr(begin, end - begin);
        end += span.wording.empty() && text.substr(end).starts_with(' ') ? 1 : 0;
        if (!span.isOfQuarter && !saysItsYears(typed, span.wording))
            announced.insert(announced.begin(), {typed, span.wording});
        text = span.isBehindAll ? withBehind(text, begin, end, span.wording) : text.replace(begin, end - begin, span.wording);
    }
    if (text == question.text)
        return check;
    auto dated = splitQuestion(text);
    if (!dated) // too long now
        return check;
    check.question = *std::move(dated);
    check.corrections.insert(check.corrections.end(), announced.begin(), announced.end());
    return check;
}

} // namespace ratatosk
