// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/forecast.h"

#include "core/answer/value/unused_words.h"

#include <algorithm>
#include <cctype>
#include <string>
#include <variant>

namespace ratatosk {

namespace {

constexpr std::size_t kDigitsOfYear = 4;

bool isYear(const std::string& text)
{
    return text.size() == kDigitsOfYear && std::ranges::all_of(text, [](unsigned char digit) { return std::isdigit(digit) != 0; });
}

bool isNothing(const Cell& cell)
{
    const auto* whole = std::get_if<std::int64_t>(&cell);
    return std::holds_alternative<Null>(cell) || (whole && *whole == 0);
}

bool findsNothing(const RowPreview& found)
{
    return found.count == 0 || (found.count == 1 && found.rows.size() == 1 && std::ranges::all_of(found.rows.front(), isNothing));
}

/// The words from `begin` to `end`, both included, as they were typed.
std::string wordsOf(const Question& question, std::size_t begin, std::size_t end)
{
    std::string words;
    for (std::size_t i = begin; i <= end; ++i)
        words += (words.empty() ? "" : " ") + question.words[i].text;
    return words;
}

} // namespace

std::optional<FoundGap> forecastIn(const Answer& answer)
{
    const auto& words = answer.question.words;
    const std::vector<bool> linked = linkedWords(answer.question, answer.links);
    const auto isWill = [&](std::size_t i) { return !linked[i] && words[i].text == "will"; };
    std::size_t will = 0;
    while (will < words.size() && !isWill(will))
        ++will;
    for (std::size_t i = will; i < words.size(); ++i) {
        const bool isNext = words[i].text == "next" && i + 1 < words.size(), isTime = isNext || isYear(words[i].text);
        if (!isTime)
            continue;
        const AnswerCandidate& first = answer.candidates.front();
        const bool isLeftOut = isNext || first.sql.find(words[i].text) == std::string::npos;
        if (isLeftOut || findsNothing(first.preview))
            return FoundGap{GrammarGap::Forecast, wordsOf(answer.question, will, isNext ? i + 1 : i)};
    }
    return {};
}

} // namespace ratatosk
