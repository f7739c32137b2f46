// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace ratatosk::logic {

/// The words of a logical form, brackets among them: "(", "lambda", "$0", "e", ...
using Words = std::vector<std::string>;

/// Splits at spaces.
Words wordsOf(std::string_view text);
/// With one space between.
std::string textOf(const Words& words);

/// An expression of lambda calculus as Zettlemoyer and Collins (UAI 2005) write it: a symbol alone ("c0", "$0"), or a head applied to
/// arguments, "( next_to:t $0 s0 )".
struct Term {
    std::string symbol;      ///< the head of an application
    std::vector<Term> parts; ///< the arguments; none: a symbol alone

    bool operator==(const Term&) const = default;
};

/// Error: InvalidData for brackets that do not match, a head that is no symbol or has no argument, more than one expression, none, or
/// nesting beyond 500 levels.
Result<Term> readTerm(const Words& words);
Words printTerm(const Term& term);

/// Whether the term binds the variable that is its first argument: lambda, exists, argmax ...
bool isBinder(const Term& term);

} // namespace ratatosk::logic
