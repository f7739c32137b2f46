// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/phrase/form_decoder.h"

namespace ratatosk {

/// The PhraseTransformer as a whole: question in, logical form out, word by word. Words of questions and forms share their vectors, and the
/// forms' words are scored with them (PhraseTransformer, section 4.2). Positions are sines (Vaswani et al., 2017, section 3.5).
class LogicNetworkImpl : public torch::nn::Module
{
public:
    /// `words` in all, of which the first `formWords` can be written.
    LogicNetworkImpl(const LogicShape& shape, std::int64_t words, std::int64_t formWords);

    QuestionMemory encode(const PackedWords& questions, Precision precision);

    /// Scores of the word that follows each of `words` [forms, words], int64, which stand at `memory`'s end: [forms, words, form words].
    /// A form sees the words that `memory` holds and its own up to that one.
    at::Tensor decode(const at::Tensor& words, const QuestionMemory& questions, FormMemory& memory, Precision precision);

private:
    NormedStates embed(const at::Tensor& words, const at::Tensor& positions, Precision precision) const;

    LogicShape m_shape;
    std::int64_t m_formWords;
    at::Tensor m_embedding;
    std::vector<QuestionLayer> m_encoder;
    std::vector<FormLayer> m_decoder;
};
TORCH_MODULE(LogicNetwork);

} // namespace ratatosk
