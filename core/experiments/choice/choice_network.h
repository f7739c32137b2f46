// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/choice/choice_recipe.h"
#include "core/network/layers/language_model.h"

namespace ratatosk {

/// Shape of a network that chooses among answers.
struct ChoiceConfig {
    LanguageModelConfig languageModel;
    VanillaConfig layers;
    double inputDropout = 0.4, readOutDropout = 0.1, languageModelDropout = 0.1;
};

ChoiceConfig choiceConfig(const LanguageModelConfig& languageModel, const ChoiceRecipe& recipe);

/// Reading comprehension after DT-Fixup (Xu et al., ACL 2021, section 4.2): the language model over `[CLS] context [SEP] question answer
/// [SEP]`, vanilla transformer layers over its states, and a number read from the first of them. The answers' numbers compete by softmax.
class ChoiceNetworkImpl : public torch::nn::Module
{
public:
    /// Weights are zero, to be loaded or drawn.
    explicit ChoiceNetworkImpl(const ChoiceConfig& config);

    const ChoiceConfig& config() const { return m_config; }
    LanguageModel& languageModel() { return m_languageModel; }
    VanillaEncoder& layers() { return m_layers; }

    /// What enters the vanilla layers: [total, hidden] fp32.
    at::Tensor embed(const PackedPieces& readings, Precision precision);
    /// A number for each sequence, [sequences] fp32, without bounds.
    at::Tensor forward(const PackedPieces& readings, Precision precision);

private:
    ChoiceConfig m_config;
    LanguageModel m_languageModel{nullptr};
    VanillaEncoder m_layers{nullptr};
    at::Tensor m_readOut, m_readOutBias;
};
TORCH_MODULE(ChoiceNetwork);

} // namespace ratatosk
