// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/phrase/question_encoder.h"

namespace ratatosk {

/// What the decoder sees of the encoded questions, one row of tensors for each form that is being written.
struct QuestionMemory {
    std::vector<at::Tensor> keys, values; ///< for each layer [forms, heads, longest question, width / heads]
    at::Tensor mask;                      ///< [forms, 1, 1, longest question]: 0, or a large negative number for filler

    /// The rows of `which`, in that order.
    QuestionMemory select(const at::Tensor& which) const;
};

/// Keys and values of the words that forms have so far; undefined before the first.
struct FormMemory {
    std::vector<at::Tensor> keys, values; ///< for each layer [forms, heads, words so far, width / heads]

    FormMemory select(const at::Tensor& which) const;
};

/// One layer of a transformer's decoder (Vaswani et al., 2017, section 3.1): attention to the form's own words before, attention to the
/// question, inner layer.
class FormLayerImpl : public torch::nn::Module
{
public:
    explicit FormLayerImpl(const LogicShape& shape);

    struct Sight {
        const at::Tensor& questionKeys;   ///< as QuestionMemory
        const at::Tensor& questionValues; ///< likewise
        const at::Tensor& questionMask;   ///< likewise
        const at::Tensor& laterMask;      ///< [words, words so far]: hides what comes later; undefined for one word
    };

    /// encoded: [sentences, longest, width] -> keys and values [sentences, heads, longest, width / heads].
    std::pair<at::Tensor, at::Tensor> remember(const NormedStates& encoded, std::int64_t sentences, Precision precision) const;

    /// x: [forms * words, width], the words of a form behind each other. `keys` and `values` of the form's words grow by these.
    NormedStates forward(const NormedStates& x, const Sight& sight, at::Tensor& keys, at::Tensor& values, Precision precision);

private:
    at::Tensor attend(const at::Tensor& query, const at::Tensor& keys, const at::Tensor& values, const at::Tensor& mask) const;
    double dropout() const { return is_training() ? m_dropout : 0.0; }

    int m_heads;
    double m_dropout;
    at::Tensor m_projection, m_projectionBias, m_output, m_outputBias;
    at::Tensor m_query, m_queryBias, m_memory, m_memoryBias, m_contextOutput, m_contextOutputBias;
    LayerNorm m_norm, m_contextNorm;
    InnerLayer m_innerLayer{nullptr};
};
TORCH_MODULE(FormLayer);

} // namespace ratatosk
