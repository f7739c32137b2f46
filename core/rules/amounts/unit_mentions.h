// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/english/text/question.h"

#include <optional>
#include <vector>

namespace ratatosk {

enum class Measure { Money, Time, Mass, Length, Volume };

struct Unit {
    Measure measure = Measure::Money;
    double size = 1;       ///< in the least unit of its measure that is known here
    bool isDecimal = true; ///< false: pounds and miles, which stand for others of their size only where a name says so

    bool operator==(const Unit&) const = default;
};

/// The unit that a column's name ends in, or has in it where no other sense is likely: "elapsed_min" has minutes, "min_price" none.
std::optional<Unit> unitOf(const Column& column);
/// The same of a name alone.
std::optional<Unit> unitNamed(const std::vector<Word>& name);

/// All units of a measure that are known here, each once.
std::vector<Unit> unitsOf(Measure measure);

/// "revenue", "spend", "owe": what amounts are asked for by.
bool isMoneyWord(const Word& word);

/// "weight", of kilograms.
bool namesMeasure(const Word& word, Measure measure);

/// Whether a word of its name does: "length_min" of time.
bool isCalledAfter(const Column& column, Measure measure);

/// A unit that the question names.
struct UnitMention {
    Unit unit;
    bool isOfNumber = false; ///< "50 euros", "€50"; else what is asked for is to be in it
};

/// All units of that measure in the question, except units of a rate: "euros per hour", "an hour".
std::vector<UnitMention> unitMentions(const Question& question, Measure measure);

} // namespace ratatosk
