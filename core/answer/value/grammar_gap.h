// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"
#include "core/linking/links/schema_links.h"

#include <optional>
#include <string>

namespace ratatosk {

/// What no answer can express: the grammar of answers has no rule for it (resources/grammar/extended.asdl), or it is no question.
enum class GrammarGap {
    MovingAggregate, ///< sums and averages over the last few rows
    Quantile,        ///< quartiles, percentiles
    Spread,          ///< deviation, variance, correlation
    Chance,          ///< rows drawn at random
    CrossTable,      ///< values as headings
    Forecast,
    Cause,
    Change, ///< of the data
};

struct FoundGap {
    GrammarGap gap = GrammarGap::MovingAggregate;
    std::string words; ///< of the question that ask for it, in lower case
};

/// The first thing that the question asks for in vain. Words that name something in the database ask for that instead.
std::optional<FoundGap> gapIn(const Question& question, const SchemaLinks& links);

/// "A quartile or percentile": what it is that cannot be expressed, as a sentence's beginning.
std::string gapName(GrammarGap gap);

} // namespace ratatosk
