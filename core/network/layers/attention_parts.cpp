// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/layers/attention_parts.h"

#include <ATen/ATen.h>

#include <cmath>

namespace ratatosk {

namespace {

at::Tensor headsFirst(const at::Tensor& rows, int heads)
{
    return rows.view({rows.size(0), heads, -1}).transpose(0, 1);
}

at::Tensor relationScores(const at::Tensor& query, const at::Tensor& relationKey, const PackedRelations& relations)
{
    const std::int64_t heads = query.size(0), items = query.size(1);
    const at::Tensor kinds = relations.kinds.view({1, items, items}).to(query.device(), at::kLong);
    return at::matmul(query, relationKey.t()).gather(2, kinds.expand({heads, items, items}));
}

} // namespace

at::Tensor attentionPartWeights(const at::Tensor& projected, const at::Tensor& relationKey, const PackedRelations& relations, int heads,
                                AttentionPart part)
{
    if (part == AttentionPart::Whole)
        return relationAttentionWeights(projected, relationKey, relations, heads);
    const std::vector<at::Tensor> parts = projected.to(at::kFloat).chunk(3, 1);
    const at::Tensor query = headsFirst(parts[0], heads);
    const at::Tensor scores = part == AttentionPart::Content ? at::matmul(query, headsFirst(parts[1], heads).transpose(1, 2))
                                                             : relationScores(query, relationKey, relations);
    return at::softmax(scores / std::sqrt(static_cast<double>(query.size(2))), -1);
}

} // namespace ratatosk
