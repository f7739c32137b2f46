// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/attention/gram_states.h"
#include "core/network/attention/phrase_shape.h"

#include <torch/nn/module.h>
#include <torch/nn/pimpl.h>

#include <map>

namespace ratatosk {

/// The words' vectors of an attention's heads made those of phrases (PhraseTransformer, equations 7 to 15), each head by its gram size.
/// Heads of one size share their LSTM, and so do query, key and value: the published count of parameters (table 4: 0.2 M a layer)
/// leaves room for no more.
class PhraseHeadsImpl : public torch::nn::Module
{
public:
    explicit PhraseHeadsImpl(const PhraseShape& shape);

    /// projected: [rows, parts * width] fp32, parts of heads beside each other; positions: int64 [rows], a row's place in its sentence.
    at::Tensor forward(const at::Tensor& projected, const at::Tensor& positions) const;

private:
    at::Tensor phrases(const at::Tensor& states, const at::Tensor& positions, int size) const;

    std::vector<int> m_sizes;
    PhraseForm m_form;
    std::int64_t m_headSize;
    std::map<int, GramLstmWeights> m_lstms;
};
TORCH_MODULE(PhraseHeads);

} // namespace ratatosk
