// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ratatosk {

/// What is known of the first answer to a question that stands alone, once the other answers and the words that it leaves out are known, too:
/// what its chance of being right depends on.
struct FirstAnswer {
    double chance = 0;     ///< by the ranking
    double rival = 0;      ///< of the best answer with other rows; 0: there is none
    int words = 1;         ///< of the question, punctuation not counted; at least one
    int unusedWords = 0;   ///< of these that its query does not use, numbers not counted
    int homelessNames = 0; ///< of these again that may name something for which the database has no table, column or value
    int tables = 1;
    int guessedKeys = 0;     ///< joins over keys that the database does not declare
    bool hasOpenKey = false; ///< it joins over one of several keys, and the question does not say which
    /// The ranking's features of these names (kCandidateFeatures), which weigh otherwise where the question is in people's own words.
    double unnamedItems = 0, unrequestedOperations = 0, unmentionedValues = 0, ungroundedValues = 0;

    bool operator==(const FirstAnswer&) const = default;
};

} // namespace ratatosk
