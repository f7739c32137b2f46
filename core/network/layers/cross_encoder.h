// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/layers/language_model.h"

#include <torch/nn/module.h>
#include <torch/nn/pimpl.h>

namespace ratatosk {

/// Reads pairs of texts together and says how well they fit (Nogueira and Cho, "Passage re-ranking with BERT", 2019): the language model
/// over `[CLS] first [SEP] second [SEP]`, then a read-out of the first state beside the mean of all.
class CrossEncoderImpl : public torch::nn::Module
{
public:
    /// The read-out begins at zero, so that every pair scores 0 until it is trained.
    CrossEncoderImpl(const LanguageModelConfig& config, double dropout);

    LanguageModel& languageModel() { return m_languageModel; }

    /// A score for each sequence, [sequences] fp32, without bounds.
    at::Tensor forward(const PackedPieces& pairs, Precision precision);

private:
    double m_dropout;
    LanguageModel m_languageModel{nullptr};
    at::Tensor m_mixWeight, m_mixBias, m_outWeight;
};
TORCH_MODULE(CrossEncoder);

} // namespace ratatosk
