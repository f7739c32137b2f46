// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/choice/choice_network.h"

#include <ATen/ATen.h>

namespace ratatosk {

ChoiceConfig choiceConfig(const LanguageModelConfig& languageModel, const ChoiceRecipe& recipe)
{
    return {languageModel,
            {.initialisation = recipe.initialisation,
             .layers = recipe.layers,
             .width = languageModel.hiddenSize,
             .heads = recipe.heads,
             .innerSize = recipe.innerSize,
             .dropout = recipe.layerDropout},
            recipe.inputDropout,
            recipe.readOutDropout,
            recipe.languageModelDropout};
}

ChoiceNetworkImpl::ChoiceNetworkImpl(const ChoiceConfig& config) : m_config(config)
{
    m_languageModel = register_module("language_model", LanguageModel(config.languageModel));
    m_languageModel->setDropout(config.languageModelDropout);
    m_layers = register_module("layers", VanillaEncoder(config.layers));
    m_readOut = register_parameter("read_out", at::zeros({1, config.languageModel.hiddenSize}));
    m_readOutBias = register_parameter("read_out_bias", at::zeros({1}));
}

at::Tensor ChoiceNetworkImpl::embed(const PackedPieces& readings, Precision precision)
{
    return at::dropout(m_languageModel->forward(readings, precision), m_config.inputDropout, is_training());
}

at::Tensor ChoiceNetworkImpl::forward(const PackedPieces& readings, Precision precision)
{
    const at::Tensor states = m_layers->forward(embed(readings, precision), readings, precision);
    const std::vector<std::int64_t> begins(readings.offsets.begin(), readings.offsets.end() - 1);
    const at::Tensor first = states.index_select(0, at::tensor(begins).to(states.device()));
    return at::linear(at::dropout(first, m_config.readOutDropout, is_training()), m_readOut, m_readOutBias).squeeze(1);
}

} // namespace ratatosk
