// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/choice/choice_network.h"
#include "core/experiments/choice/choice_question.h"
#include "core/network/reference/pair_builder.h"

namespace ratatosk {

/// A question as the network reads it: one sequence for each answer.
struct ChoiceReading {
    std::vector<PiecePair> pairs;
    int answer = -1;
};

/// `[CLS] context [SEP] question answer [SEP]`; families that know no token types have two [SEP] in the middle, as they were trained. A context
/// that is too long loses its end, and then the question does.
ChoiceReading readingOf(const ChoiceQuestion& question, const LanguageModelConfig& config, const SubwordVocabulary& vocabulary);

/// The answers' scores for some questions, side by side: fp32 [questions, most answers], -1e9 where a question has fewer.
at::Tensor choiceScores(ChoiceNetwork& network, const std::vector<const ChoiceReading*>& readings, Precision precision);

/// The share of questions whose right answer has the highest score, in percent. Runs without gradients and drop-out, and leaves the network in
/// evaluation mode. Questions that tell no answer count as wrong.
double choiceAccuracy(ChoiceNetwork& network, const std::vector<ChoiceReading>& readings, Precision precision);

} // namespace ratatosk
