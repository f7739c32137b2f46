// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/answer.h"
#include "core/answer/grammar_gap.h"

#include <string>
#include <vector>

namespace ratatosk {

/// How far an answer deserves belief, from what is known without the right answer: the beam's agreement and words left over.
enum class Trust {
    Refused, ///< rests on nothing in the database: do not run it
    Unsure,
    Check,
    Likely,
};

/// Why it deserves no more.
enum class Doubt {
    None,
    NoQuery,       ///< nothing was found
    BeyondGrammar, ///< no answer can express what is asked
    UnusedWords,   ///< the answer leaves out words of the question
    ManyReadings,  ///< about equally likely ones
    AnotherReading,
    Doubtful,      ///< the chance is low, though no other reading comes near
    GuessedJoin,   ///< not declared in the database
    UnreadCells,   ///< the database has more of them than are looked through for words
    AmbiguousJoin, ///< over one of several keys, and the question does not say which
};

struct Assessment {
    Trust trust = Trust::Refused;
    Doubt doubt = Doubt::NoQuery;                 ///< None for Likely alone
    GrammarGap gap = GrammarGap::MovingAggregate; ///< of BeyondGrammar
    std::string about; ///< words or joins that the doubt is about; of readings what is least sure ("column dogs.age"), which may be empty
};

Assessment assess(const Answer& answer);

/// The doubt as one plain English sentence; empty without one.
std::string doubtSentence(const Assessment& assessment);

} // namespace ratatosk
