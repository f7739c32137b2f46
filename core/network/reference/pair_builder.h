// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/subword_vocabulary.h"
#include "core/network/layers/text_encoder.h"

#include <memory>
#include <string>
#include <vector>

namespace ratatosk {

/// `[CLS] question [SEP] words [SEP]` as pieces.
struct PiecePair {
    std::vector<int> pieces;
    int secondBegin = 0; ///< where the words begin
};

/// Turns a question and the words of a candidate into a cross-encoder's integers: the only place that does. Const calls are thread-safe.
class PairBuilder
{
public:
    PairBuilder(const LanguageModelConfig& config, std::shared_ptr<const SubwordVocabulary> vocabulary);

    /// Texts that are too long for the language model lose their ends.
    PiecePair build(const std::string& question, const std::string& words) const;

private:
    LanguageModelConfig m_config;
    std::shared_ptr<const SubwordVocabulary> m_vocabulary;
};

/// All pairs one behind the other. Requires: not empty.
PackedPieces packed(const std::vector<const PiecePair*>& pairs, const at::Device& device);

} // namespace ratatosk
