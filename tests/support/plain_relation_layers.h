// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/network/attention/relation_attention.h"

#include <ATen/ATen.h>

#include <cmath>
#include <vector>

namespace ratatosk::test {

/// Relation-aware attention as the definition reads in tensor operations: a vector of key and of value for every pair of items. All
/// examples have `items` items. Shapes as relationAttention().
inline at::Tensor plainRelationAttention(const at::Tensor& query, const at::Tensor& key, const at::Tensor& value,
                                         const at::Tensor& relationKey, const at::Tensor& relationValue, const at::Tensor& kinds,
                                         std::int64_t items, int heads)
{
    const std::int64_t size = query.size(1) / heads;
    const auto split = [&](const at::Tensor& rows) { return rows.view({-1, items, heads, size}).transpose(1, 2); };
    const auto pairs = [&](const at::Tensor& table) { return table.index_select(0, kinds).view({-1, items, items, size}); };
    const at::Tensor q = split(query);
    const at::Tensor scores = at::einsum("bhis,bhjs->bhij", {q, split(key)}) + at::einsum("bhis,bijs->bhij", {q, pairs(relationKey)});
    const at::Tensor weights = at::softmax(scores / std::sqrt(static_cast<double>(size)), -1);
    const at::Tensor z = at::einsum("bhij,bhjs->bhis", {weights, split(value)})
        + at::einsum("bhij,bijs->bhis", {weights, pairs(relationValue)});
    return z.transpose(1, 2).reshape(query.sizes());
}

/// The weights of one layer in the names of RelationLayer.
struct PlainRelationLayer {
    at::Tensor query, key, value, relationKey, relationValue, output, outputBias, inner, innerBias, outer, outerBias;

    at::Tensor forward(const at::Tensor& x, const at::Tensor& kinds, std::int64_t items, int heads) const
    {
        const at::Tensor z = plainRelationAttention(at::linear(x, query), at::linear(x, key), at::linear(x, value), relationKey,
                                                    relationValue, kinds, items, heads);
        const at::Tensor u = x + at::linear(z, output, outputBias);
        return u + at::linear(at::relu(at::linear(u, inner, innerBias)), outer, outerBias);
    }
};

} // namespace ratatosk::test
