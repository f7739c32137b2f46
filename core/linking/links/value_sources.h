// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linking/links/value_candidate.h"

#include <vector>

namespace ratatosk {

/// What every source looks at.
struct ValueContext {
    const Question& question;
    const Schema& schema;
    const ValueIndex& values;
};

using ValueCandidates = std::vector<ValueCandidate>;

// One function for each kind of place where literals come from, in a file of its own; repeats are left to `findValueCandidates`.
ValueCandidates quotedValues(const ValueContext& context);  ///< Quote
ValueCandidates cellValues(const ValueContext& context);    ///< WholeCell, WordInCell
ValueCandidates fuzzyValues(const ValueContext& context);   ///< FuzzyCell
ValueCandidates numberValues(const ValueContext& context);  ///< Number, NumberWord, Year
ValueCandidates dateValues(const ValueContext& context);    ///< Date
ValueCandidates capitalValues(const ValueContext& context); ///< Capitals
ValueCandidates codeValues(const ValueContext& context);    ///< Code
ValueCandidates mappedValues(const ValueContext& context);  ///< Mapped
ValueCandidates defaultValues();                            ///< Default
ValueCandidates usualNumbers();                             ///< Default: months of a year, per cent, places ...
ValueCandidates unitsOfTime();                              ///< Default: minutes and seconds of a day, milliseconds, seconds until 2001
ValueCandidates periodValues(const ValueContext& context);  ///< Date: ends of years, months and decades, months and weekdays by number
ValueCandidates orderedValues(const ValueContext& context); ///< NumberWord: one less for "26+", one more for "exactly two are older"
ValueCandidates listedValues(const ValueContext& context);  ///< Listed

/// A number as a candidate: Integer where it is whole, else Real.
ValueCandidate numberCandidate(double value, ValueSource source, int beginWord, int endWord);
/// Digits as they are: Integer where that keeps them, else Text. Requires: isCodeOfDigits(digits).
ValueCandidate codeCandidate(const std::string& digits, ValueSource source, int beginWord, int endWord);

} // namespace ratatosk
