// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/english/text/question.h"

#include <vector>

namespace ratatosk {

// What a question says of a column by whose name something ends: "returned", "left on". `name`: the words of the column's name.

/// Whether one of the words of the column's name says that something ended.
bool saysEnd(const Column& column);

/// "not yet paid", "unpaid": the verb of the name, denied.
bool deniesEnd(const Question& question, const std::vector<Word>& name);

/// "those who have left": the verb of the name behind a helping verb, and nothing that denies it anywhere.
bool affirmsEnd(const Question& question, const std::vector<Word>& name);

/// "the returned loans", "has been paid": of those alone that have ended.
bool asksForEnded(const Question& question, const std::vector<Word>& name, const Table& table);

/// "no longer work here", "used to work here", "not here any more"
bool saysNoLonger(const Question& question);

/// "ex-staff", "former members", "those who quit", and whom it says this of.
bool asksForFormer(const Question& question);

} // namespace ratatosk
