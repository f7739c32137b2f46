// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dates/feast_days.h"

#include "core/english/language/question_words.h"

#include <array>
#include <optional>
#include <string_view>

namespace ratatosk {
namespace {

/// The same day each year, by the words that name it.
struct Feast {
    std::string_view name; ///< of one word or two, as wordAt has them
    std::string_view next;
    int month = 0, day = 0;
};
constexpr std::array kFeasts{Feast{"christmas", "day", 12, 25}, Feast{"christmas", "eve", 12, 24}, Feast{"valentine", "day", 2, 14},
                             Feast{"halloween", "", 10, 31}};

/// "New Year's Day", "New Year's Eve": words that stand where a date begins.
std::optional<FeastDay> newYear(const Question& question, int word)
{
    if (wordAt(question, word) != "new" || !wordAt(question, word + 1).starts_with("year"))
        return {};
    for (int end = word + 2; end <= word + 4; ++end) {
        if (wordAt(question, end) == "day")
            return FeastDay{1, 1, word, end + 1};
        if (wordAt(question, end) == "eve")
            return FeastDay{12, 31, word, end + 1};
    }
    return {};
}

std::optional<FeastDay> feastAt(const Question& question, int word)
{
    if (const auto found = newYear(question, word))
        return found;
    for (const Feast& feast : kFeasts) {
        if (wordAt(question, word) != feast.name)
            continue;
        if (feast.next.empty())
            return FeastDay{feast.month, feast.day, word, word + 1};
        for (int next = word + 1; next <= word + 2; ++next)
            if (wordAt(question, next) == feast.next)
                return FeastDay{feast.month, feast.day, word, next + 1};
    }
    return {};
}

} // namespace

std::vector<FeastDay> feastDays(const Question& question)
{
    std::vector<FeastDay> days;
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word)
        if (const auto feast = feastAt(question, word))
            days.push_back(*feast);
    return days;
}

} // namespace ratatosk
