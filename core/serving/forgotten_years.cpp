// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/forgotten_years.h"

#include "core/calendar/period_mentions.h"

#include <algorithm>
#include <string>

namespace ratatosk {

void dropYearless(std::vector<Candidate>& candidates, const Question& question)
{
    for (const PeriodMention& mention : periodMentions(question)) {
        const std::string year = std::to_string(mention.year), nextDay = wholeYear(mention.year).behind;
        const auto forgets = [&](const Candidate& candidate) {
            return candidate.sql.find(year) == std::string::npos && candidate.sql.find(nextDay) == std::string::npos;
        };
        if (!std::ranges::all_of(candidates, forgets))
            std::erase_if(candidates, forgets);
    }
}

} // namespace ratatosk
