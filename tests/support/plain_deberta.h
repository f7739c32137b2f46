// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

namespace ratatosk::test {

/// What a DeBERTa of the second or third version says in its configuration.
struct PlainDeberta {
    int hidden = 12, heads = 3, layers = 2;
    int buckets = 0;  ///< position_buckets; 0: distances as they are
    int longest = 30; ///< max_relative_positions
    bool c2p = true, p2c = true, shared = true, normed = true, positions = false, types = false;
};

/// The row of a distance, "make_log_bucket_position" in words: near ones count one by one, far ones by their logarithm.
inline int plainDistanceRow(int distance, const PlainDeberta& shape)
{
    const int span = shape.buckets > 0 ? shape.buckets : shape.longest;
    int bucket = distance;
    if (shape.buckets > 0 && std::abs(distance) > shape.buckets / 2) {
        const double half = shape.buckets / 2, share = std::log(std::abs(distance) / half) / std::log((shape.longest - 1) / half);
        bucket = (distance < 0 ? -1 : 1) * static_cast<int>(half + std::ceil(share * (half - 1) - 1e-6));
    }
    return std::min(std::max(bucket + span, 0), 2 * span - 1);
}

/// DeBERTa over one sequence, pair by pair, from weights under their published names without a prefix.
inline at::Tensor plainDeberta(const std::map<std::string, at::Tensor>& weights, const PlainDeberta& shape, const at::Tensor& ids,
                               const at::Tensor& positions, const at::Tensor& types)
{
    const auto linear = [&](const at::Tensor& x, const std::string& name) {
        return at::linear(x, weights.at(name + ".weight"), weights.at(name + ".bias"));
    };
    const auto norm = [&](const at::Tensor& x, const std::string& name) {
        return at::layer_norm(x, {x.size(1)}, weights.at(name + ".weight"), weights.at(name + ".bias"), 1e-7);
    };
    const int size = shape.hidden / shape.heads, length = static_cast<int>(ids.size(0));
    const int terms = 1 + shape.c2p + shape.p2c;
    at::Tensor states = weights.at("embeddings.word_embeddings.weight").index_select(0, ids);
    if (shape.positions)
        states = states + weights.at("embeddings.position_embeddings.weight").index_select(0, positions);
    if (shape.types)
        states = states + weights.at("embeddings.token_type_embeddings.weight").index_select(0, types);
    states = norm(states, "embeddings.LayerNorm");
    const at::Tensor table = shape.normed ? norm(weights.at("encoder.rel_embeddings.weight"), "encoder.LayerNorm")
                                          : weights.at("encoder.rel_embeddings.weight");
    for (int layer = 0; layer < shape.layers; ++layer) {
        const std::string name = "encoder.layer." + std::to_string(layer) + ".", self = name + "attention.self.";
        const at::Tensor query = linear(states, self + "query_proj"), key = linear(states, self + "key_proj"),
                         value = linear(states, self + "value_proj");
        at::Tensor farKey, farQuery;
        if (shape.c2p)
            farKey = linear(table, self + (shape.shared ? "key_proj" : "pos_key_proj"));
        if (shape.p2c)
            farQuery = linear(table, self + (shape.shared ? "query_proj" : "pos_query_proj"));
        std::vector<at::Tensor> contexts;
        for (int head = 0; head < shape.heads; ++head) {
            const auto part = [&](const at::Tensor& x, int row) { return x[row].slice(0, head * size, (head + 1) * size); };
            std::vector<at::Tensor> rows;
            for (int i = 0; i < length; ++i) {
                std::vector<at::Tensor> scores;
                for (int j = 0; j < length; ++j) {
                    const int row = plainDistanceRow(i - j, shape);
                    at::Tensor score = part(query, i).dot(part(key, j));
                    if (shape.c2p)
                        score = score + part(query, i).dot(part(farKey, row));
                    if (shape.p2c)
                        score = score + part(key, j).dot(part(farQuery, row));
                    scores.push_back(score / std::sqrt(static_cast<double>(size) * terms));
                }
                rows.push_back(at::mv(value.slice(1, head * size, (head + 1) * size).t(), at::softmax(at::stack(scores), 0)));
            }
            contexts.push_back(at::stack(rows));
        }
        const at::Tensor attended = linear(at::cat(contexts, 1), name + "attention.output.dense");
        const at::Tensor middle = norm(states + attended, name + "attention.output.LayerNorm");
        const at::Tensor inner = at::gelu(linear(middle, name + "intermediate.dense"));
        states = norm(middle + linear(inner, name + "output.dense"), name + "output.LayerNorm");
    }
    return states;
}

} // namespace ratatosk::test
