// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/model/model_config.h"

#include <ATen/ATen.h>

#include <cmath>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

namespace ratatosk::test {

/// The bucket of a distance among 32 as T5's code finds it, by whole numbers: near ones by themselves, far ones by powers of the root of 2.
inline int plainAddedBucket(int distance)
{
    int bucket = std::abs(distance);
    if (bucket >= 8) {
        const int length = bucket;
        bucket = 8;
        while (bucket < 15 && length * length >= (64 << (bucket - 7))) // length >= 8 * 2^((bucket - 7) / 2)
            ++bucket;
    }
    return bucket + (distance > 0 ? 16 : 0);
}

/// A BERT-shaped encoder of one sequence by its formulas (post-LayerNorm, erf GELU), in torch's own operations. `prefix` stands before each
/// weight's name ("roberta."); `positions` and `types` are rows of the tables as published, without type vectors where `types` is undefined.
inline at::Tensor plainLanguageModel(const std::map<std::string, at::Tensor>& weights, const std::string& prefix,
                                     const LanguageModelConfig& shape, const at::Tensor& ids, const at::Tensor& positions,
                                     const at::Tensor& types)
{
    const auto weight = [&](const std::string& name) { return weights.at(prefix + name); };
    const auto linear = [&](const at::Tensor& x, const std::string& name) {
        return at::linear(x, weight(name + ".weight"), weight(name + ".bias"));
    };
    const auto norm = [&](const at::Tensor& x, const std::string& name) {
        return at::layer_norm(x, {x.size(1)}, weight(name + ".weight"), weight(name + ".bias"), shape.layerNormEpsilon);
    };
    const int headSize = shape.hiddenSize / shape.heads;
    const auto heads = [&](const at::Tensor& x) { return x.view({x.size(0), shape.heads, headSize}).transpose(0, 1); };

    at::Tensor states = weight("embeddings.word_embeddings.weight").index_select(0, ids)
        + weight("embeddings.position_embeddings.weight").index_select(0, positions);
    if (types.defined())
        states = states + weight("embeddings.token_type_embeddings.weight").index_select(0, types);
    states = norm(states, "embeddings.LayerNorm");
    if (weights.contains(prefix + "embeddings_project.weight")) // ELECTRA
        states = linear(states, "embeddings_project");
    for (int layer = 0; layer < shape.layers; ++layer) {
        const std::string name = "encoder.layer." + std::to_string(layer) + ".";
        const at::Tensor query = heads(linear(states, name + "attention.self.query")),
                         key = heads(linear(states, name + "attention.self.key"));
        at::Tensor scores = at::bmm(query, key.transpose(1, 2)) / std::sqrt(static_cast<double>(headSize));
        if (weights.contains(prefix + "encoder.relative_attention_bias.weight")) { // MPNet
            std::vector<std::int64_t> buckets;
            for (int i = 0; i < ids.size(0); ++i)
                for (int j = 0; j < ids.size(0); ++j)
                    buckets.push_back(plainAddedBucket(j - i));
            const at::Tensor added = weight("encoder.relative_attention_bias.weight").index_select(0, at::tensor(buckets, at::kLong));
            scores = scores + added.t().view(scores.sizes());
        }
        const at::Tensor shares = at::softmax(scores, -1);
        const at::Tensor value = heads(linear(states, name + "attention.self.value"));
        const at::Tensor context = at::bmm(shares, value).transpose(0, 1).reshape({-1, shape.hiddenSize});
        const at::Tensor middle = norm(states + linear(context, name + "attention.output.dense"), name + "attention.output.LayerNorm");
        const at::Tensor inner = at::gelu(linear(middle, name + "intermediate.dense"));
        states = norm(middle + linear(inner, name + "output.dense"), name + "output.LayerNorm");
    }
    return states;
}

} // namespace ratatosk::test
