// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "core/answer/value/grammar_gap.h"

#include <string>
#include <vector>

namespace ratatosk {

/// How far an answer deserves belief, from what is known without the right answer: the beam's agreement and words left over.
enum class Trust {
    Refused, ///< rests on nothing in the database: do not run it
    Unsure,  ///< more likely wrong than right
    Check,   ///< something is to be looked at, whatever the chance
    Fair,    ///< more likely right than wrong
    Likely,
};

/// Why it deserves no more.
enum class Doubt {
    None,
    NoQuery,       ///< nothing was found
    BeyondGrammar, ///< no answer can express what is asked
    UnusedWords,   ///< the answer leaves out words of the question
    UnknownWords,  ///< likewise, and each may name something that the database does not have
    ManyReadings,  ///< about equally likely ones
    AnotherReading,
    Doubtful,      ///< the chance is lower, though no other reading comes near
    GuessedJoin,   ///< not declared in the database
    UnreadCells,   ///< the database has more of them than are looked through for words
    AmbiguousJoin, ///< over one of several keys, and the question does not say which
    OpenMeasure,   ///< "best", and the question does not say by what
    MixedColumn,   ///< texts among numbers that it adds up, compares or sorts by
};

/// Unused words that may name something, and nothing in the database has to do with them.
std::vector<std::string> homelessNames(const Answer& answer);

struct Assessment {
    Trust trust = Trust::Refused;
    Doubt doubt = Doubt::NoQuery;                 ///< None for Likely alone
    GrammarGap gap = GrammarGap::MovingAggregate; ///< of BeyondGrammar
    std::string about; ///< words or joins that the doubt is about; of readings what is least sure ("column dogs.age"), which may be empty
    double chance = 0; ///< share of such answers that are right, of Fair
};

Assessment assess(const Answer& answer);

/// Whether the candidates' chances agree with that: not where something that they do not know of speaks against the first.
bool areChancesShown(const Answer& answer);

/// The doubt as one plain English sentence; empty without one, or where a fair answer is no surer of one thing than of another.
std::string doubtSentence(const Assessment& assessment);

} // namespace ratatosk
