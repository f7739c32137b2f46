// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/attention/head_attention_kernel.h"
#include "core/network/attention/packed_relations.h"
#include "core/network/inference/rounding.h"
#include "core/network/kernels/integer_product.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <vector>

namespace ratatosk {

/// A relation-aware layer without LayerNorm whose weights change no more. Biases: [outputs] fp32.
struct FixedRelationLayer {
    IntegerMatrix projections, output, inner, outer;
    at::Tensor outputBias, innerBias, outerBias;
    kernel::RelationTables tables;
};

/// The relational layers as answers read them (relation_encoder says what they compute): plain kernels over memory that is taken once, each
/// product with what follows it in one pass, instead of tensors that a gradient could come back through. A thread keeps its rows from layer
/// to layer; only for attention do threads wait for one another.
class RelationStack
{
public:
    RelationStack(std::vector<FixedRelationLayer> layers, std::int64_t heads);

    /// x: [rows, width] fp32 on the CPU -> the same shape, without gradient.
    at::Tensor forward(const at::Tensor& x, const PackedRelations& relations, Rounding rounding = fastestRounding()) const;

private:
    std::vector<FixedRelationLayer> m_layers;
    std::int64_t m_heads;
};

} // namespace ratatosk
