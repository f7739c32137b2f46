// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dates/feast_days.h"

#include "core/english/language/phrase.h"

#include <optional>

namespace ratatosk {
namespace {

/// The same day each year, by the phrase that names it; what stands between is "'s".
struct Feast {
    Phrase name;
    int month = 0, day = 0;
};

const std::vector<Feast>& feasts()
{
    static const std::vector<Feast> all{
        {Phrase("new year|years|year's [*] [*] day"), 1, 1},
        {Phrase("new year|years|year's [*] [*] eve"), 12, 31},
        {Phrase("christmas [*] day"), 12, 25},
        {Phrase("christmas [*] eve"), 12, 24},
        {Phrase("valentine|valentine's [*] day"), 2, 14},
        {Phrase("halloween"), 10, 31},
    };
    return all;
}

std::optional<FeastDay> feastAt(const Question& question, int word)
{
    for (const Feast& feast : feasts())
        if (const auto end = feast.name.endFrom(question, word))
            return FeastDay{feast.month, feast.day, word, *end};
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
