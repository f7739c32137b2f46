// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/inference/layer_weight.h"
#include "core/network/inference/rounding.h"
#include "core/network/kernels/number_rows.h"

#include <cstdint>
#include <vector>

namespace ratatosk {

/// What turns a row x into weight * (x - mean) / sqrt(variance + epsilon) + bias.
struct FixedNorm {
    std::vector<float> weight, bias;
    float epsilon = 1e-12F;
};

/// A BERT layer whose weights change no more. Biases: [outputs].
struct FixedTextLayer {
    LayerWeight projections, attention, inner, output;
    std::vector<float> projectionBias, attentionBias, innerBias, outputBias;
    FixedNorm attentionNorm, outputNorm;
};

/// A language model's layers as answers read them: RelationStack's likeness for post-LayerNorm layers without relations.
class TextStack
{
public:
    TextStack(std::vector<FixedTextLayer> layers, std::int64_t heads);

    /// x: packed sequences of states -> the same shape. `offsets` as in PackedPieces; `distances` [heads, 2 m - 1] as packedAttention takes them, no
    /// rows: nothing is added. Requires: weights for rows of that rounding.
    NumberRows forward(NumberRows x, const std::vector<std::int64_t>& offsets, Rounding rounding, const NumberRows& distances = {}) const;

private:
    std::vector<FixedTextLayer> m_layers;
    std::int64_t m_heads;
};

} // namespace ratatosk
