// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/attention/padded_relation_attention.h"

#include <ATen/ATen.h>

#include <cmath>

namespace ratatosk {
namespace {

constexpr double kHidden = -1e9; ///< finite: rows of filler alone must not spoil a gradient

/// [3, examples, heads, most, s]: queries, keys and values.
at::Tensor split(const at::Tensor& projected, const PaddedRows& rows, int heads)
{
    return rows.spread(projected).view({rows.sequences(), rows.longest(), 3, heads, -1}).permute({2, 0, 3, 1, 4});
}

/// [examples, heads, most, most], a view.
at::Tensor kindsOfHeads(const PaddedRelations& relations, int heads)
{
    const std::int64_t examples = relations.rows.sequences(), most = relations.rows.longest();
    return relations.kinds.unsqueeze(1).expand({examples, heads, most, most});
}

at::Tensor weightsOf(const at::Tensor& query, const at::Tensor& key, const at::Tensor& relationKey, const PaddedRelations& relations)
{
    const at::Tensor scaled = query / std::sqrt(static_cast<double>(query.size(3)));
    const at::Tensor byRelation = at::matmul(scaled, relationKey.t()); // [B, H, n, R]
    const at::Tensor scores = at::matmul(scaled, key.transpose(2, 3))
        + byRelation.gather(3, kindsOfHeads(relations, static_cast<int>(query.size(1))));
    return at::softmax(scores.masked_fill(relations.rows.isFiller.unsqueeze(1).unsqueeze(1), kHidden), -1);
}

} // namespace

at::Tensor paddedRelationAttention(const at::Tensor& projected, const at::Tensor& relationKey, const at::Tensor& relationValue,
                                   const PaddedRelations& relations, int heads)
{
    const at::Tensor parts = split(projected.to(relationKey.scalar_type()), relations.rows, heads);
    const at::Tensor weights = weightsOf(parts[0], parts[1], relationKey, relations);
    const at::Tensor none = at::zeros({weights.size(0), heads, weights.size(2), relationValue.size(0)},
                                      weights.options().requires_grad(false));
    const at::Tensor mass = none.scatter_add(3, kindsOfHeads(relations, heads), weights); // [B, H, n, R]
    const at::Tensor sum = at::matmul(weights, parts[2]) + at::matmul(mass, relationValue);
    return relations.rows.packed(sum.transpose(1, 2).flatten(2)).to(projected.scalar_type());
}

at::Tensor paddedRelationWeights(const at::Tensor& projected, const at::Tensor& relationKey, const PaddedRelations& relations, int heads)
{
    const at::Tensor parts = split(projected.to(relationKey.scalar_type()), relations.rows, heads);
    return weightsOf(parts[0], parts[1], relationKey, relations);
}

} // namespace ratatosk
