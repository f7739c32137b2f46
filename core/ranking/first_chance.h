// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ratatosk {

/// What is known of the first answer once the others and the words that it leaves out are known, too.
struct FirstAnswer {
    double chance = 0;   ///< by the ranking
    double rival = 0;    ///< of the best answer with other rows; 0: there is none
    int words = 1;       ///< of the question, signs not counted; at least one
    int unusedWords = 0; ///< of these that it does not take up, numbers not counted
    int tables = 1;
    bool hasOpenKey = false; ///< it joins over one of several keys, and the question does not say which
    /// The ranking's features of these names (kCandidateFeatures), which weigh otherwise where the question is in people's own words.
    double unnamedItems = 0, unaskedOperations = 0;
};

/// The chance that its rows are right (logistic regression). Fitted on 3,495 answers about 38 databases that the model has not learnt from,
/// in careful and in casual words, then drawn three tenths of the way back to the ranking's own chance, since questions like Spider's are few
/// among them: of each database by the others the Brier score is 0.138, of the ranking's own chances 0.163.
double chanceOfFirst(const FirstAnswer& first);

} // namespace ratatosk
