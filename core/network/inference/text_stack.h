// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/inference/rounding.h"
#include "core/network/kernels/integer_product.h"
#include "core/network/kernels/residual_norm.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <vector>

namespace ratatosk {

/// A BERT layer whose weights change no more. Biases: [outputs] fp32.
struct FixedTextLayer {
    IntegerMatrix projections, attention, inner, output;
    at::Tensor projectionBias, attentionBias, innerBias, outputBias;
    LayerNorm attentionNorm, outputNorm;
};

/// A language model's layers as answers read them: RelationStack's likeness for post-LayerNorm layers without relations.
class TextStack
{
public:
    TextStack(std::vector<FixedTextLayer> layers, std::int64_t heads);

    /// x: [total, width] fp32 on the CPU, packed sequences -> the same shape, without gradient. `offsets` as in PackedPieces, `distances` as
    /// packedAttention takes them.
    at::Tensor forward(const at::Tensor& x, const std::vector<std::int64_t>& offsets, Rounding rounding = fastestRounding(),
                       const at::Tensor& distances = {}) const;

private:
    std::vector<FixedTextLayer> m_layers;
    std::int64_t m_heads;
};

} // namespace ratatosk
