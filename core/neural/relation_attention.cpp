// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/neural/relation_attention.h"

#include "core/neural/relation_attention_kernel.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <torch/csrc/autograd/custom_function.h>

#include <cmath>

namespace ratatosk {
namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

/// Everything that a kernel call needs besides the operands.
struct Geometry {
    Geometry(const at::Tensor& rows, const at::Tensor& table, int heads)
        : heads(heads), width(rows.size(1)), size(static_cast<int>(rows.size(1) / heads)), relations(static_cast<int>(table.size(0))),
          scale(1.0f / std::sqrt(static_cast<float>(size)))
    {
    }

    kernel::Extent extent(const PackedRelations& packed, std::int64_t example) const
    {
        return {static_cast<int>(packed.offsets[example + 1] - packed.offsets[example]), size, relations};
    }
    kernel::HeadRows head(const at::Tensor& rows, std::int64_t firstRow, int head) const
    {
        return {rows.data_ptr<float>() + firstRow * width + head * size, width};
    }
    float* target(at::Tensor& rows, std::int64_t firstRow, int head) const
    {
        return rows.data_ptr<float>() + firstRow * width + head * size;
    }

    int heads;
    std::int64_t width;
    int size;
    int relations;
    float scale;
};

/// Calls work(example, head, extent, firstRow, kinds, weightsOffset) for every head of every example, an example per task.
template <class Work>
void forEachExample(const PackedRelations& packed, const Geometry& geometry, Work work)
{
    const std::uint8_t* kinds = packed.kinds.data_ptr<std::uint8_t>();
    at::parallel_for(0, packed.examples(), 1, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t example = begin; example < end; ++example) {
            const kernel::Extent extent = geometry.extent(packed, example);
            if (extent.items > 0)
                work(example, extent, packed.offsets[example], kinds + packed.relationOffsets[example]);
        }
    });
}

/// Where the weights of one head of one example begin in the packed [heads, n, n] blocks.
std::int64_t weightsOffset(const PackedRelations& packed, std::int64_t example, int head, int heads, int items)
{
    return packed.relationOffsets[example] * heads + static_cast<std::int64_t>(head) * items * items;
}

at::Tensor computeWeights(const at::Tensor& query, const at::Tensor& key, const at::Tensor& relationKey,
                          const PackedRelations& packed, const Geometry& geometry)
{
    at::Tensor weights = at::empty({packed.relationOffsets.back() * geometry.heads}, query.options());
    float* out = weights.data_ptr<float>();
    forEachExample(packed, geometry, [&](auto example, const auto& extent, auto firstRow, const auto* kinds) {
        std::vector<float> scratch(kernel::scratchFloats(extent));
        for (int head = 0; head < geometry.heads; ++head) {
            kernel::attentionWeights(extent, geometry.head(query, firstRow, head), geometry.head(key, firstRow, head),
                                     relationKey.data_ptr<float>(), kinds, geometry.scale,
                                     out + weightsOffset(packed, example, head, geometry.heads, extent.items), scratch.data());
        }
    });
    return weights;
}

at::Tensor computeSums(const at::Tensor& weights, const at::Tensor& value, const at::Tensor& relationValue,
                       const PackedRelations& packed, const Geometry& geometry)
{
    at::Tensor result = at::zeros_like(value);
    forEachExample(packed, geometry, [&](auto example, const auto& extent, auto firstRow, const auto* kinds) {
        std::vector<float> mass(static_cast<size_t>(extent.items) * extent.relations);
        for (int head = 0; head < geometry.heads; ++head) {
            const float* block = weights.data_ptr<float>() + weightsOffset(packed, example, head, geometry.heads, extent.items);
            kernel::weightedSum(extent, block, geometry.head(value, firstRow, head), relationValue.data_ptr<float>(), kinds, 1.0f,
                                geometry.target(result, firstRow, head), geometry.width, mass.data());
        }
    });
    return result;
}

struct Operands {
    at::Tensor query, key, value, relationKey, relationValue;
};

struct Gradients {
    explicit Gradients(const Operands& operands, std::int64_t examples)
        : query(at::zeros_like(operands.query)), key(at::zeros_like(operands.key)), value(at::zeros_like(operands.value)),
          relationKey(at::zeros({examples, operands.relationKey.size(0), operands.relationKey.size(1)}, operands.query.options())),
          relationValue(at::zeros_like(relationKey))
    {
    }

    at::Tensor query, key, value;
    at::Tensor relationKey, relationValue; ///< [examples, relations, s]: summed at the end, so that the order is fixed
};

/// One head of one example: the value side first, then through the softmax to the key side.
void backwardHead(const Operands& operands, const float* weights, const at::Tensor& gradient, const Geometry& geometry,
                  const kernel::Extent& extent, std::int64_t example, std::int64_t firstRow, int head, const std::uint8_t* kinds,
                  float* memory, Gradients& out)
{
    const std::int64_t pairs = static_cast<std::int64_t>(extent.items) * extent.items;
    float* scores = memory;
    float* mass = scores + pairs;
    float* scratch = mass + static_cast<std::int64_t>(extent.items) * extent.relations;
    const std::int64_t tableFloats = static_cast<std::int64_t>(extent.relations) * extent.size;
    const kernel::HeadRows g = geometry.head(gradient, firstRow, head);
    const kernel::HeadRows q = geometry.head(operands.query, firstRow, head);
    const kernel::HeadRows k = geometry.head(operands.key, firstRow, head);

    kernel::scoreGradient(extent, weights, g, geometry.head(operands.value, firstRow, head), operands.relationValue.data_ptr<float>(),
                          kinds, scores, scratch);
    kernel::transposedSum(extent, weights, g, 1.0f, geometry.target(out.value, firstRow, head), geometry.width);
    kernel::relationMass(extent, weights, kinds, mass);
    kernel::relationSum(extent, mass, g, 1.0f, out.relationValue.data_ptr<float>() + example * tableFloats);

    kernel::weightedSum(extent, scores, k, operands.relationKey.data_ptr<float>(), kinds, geometry.scale,
                        geometry.target(out.query, firstRow, head), geometry.width, mass);
    kernel::transposedSum(extent, scores, q, geometry.scale, geometry.target(out.key, firstRow, head), geometry.width);
    kernel::relationSum(extent, mass, q, geometry.scale, out.relationKey.data_ptr<float>() + example * tableFloats);
}

Gradients backwardAll(const Operands& operands, const at::Tensor& weights, const at::Tensor& gradient, const PackedRelations& packed,
                      const Geometry& geometry)
{
    Gradients out(operands, packed.examples());
    forEachExample(packed, geometry, [&](auto example, const auto& extent, auto firstRow, const auto* kinds) {
        const std::int64_t items = extent.items;
        std::vector<float> memory(items * items + items * extent.relations + kernel::scratchFloats(extent));
        for (int head = 0; head < geometry.heads; ++head) {
            const float* block = weights.data_ptr<float>() + weightsOffset(packed, example, head, geometry.heads, extent.items);
            backwardHead(operands, block, gradient, geometry, extent, example, firstRow, head, kinds, memory.data(), out);
        }
    });
    return out;
}

struct FusedRelationAttention : torch::autograd::Function<FusedRelationAttention> {
    static at::Tensor forward(AutogradContext* context, const at::Tensor& query, const at::Tensor& key, const at::Tensor& value,
                              const at::Tensor& relationKey, const at::Tensor& relationValue, const PackedRelations* packed, int heads)
    {
        const Operands operands{query.contiguous(), key.contiguous(), value.contiguous(), relationKey.contiguous(),
                                relationValue.contiguous()};
        const Geometry geometry(query, relationKey, heads);
        const at::Tensor weights = computeWeights(operands.query, operands.key, operands.relationKey, *packed, geometry);
        context->save_for_backward({operands.query, operands.key, operands.value, operands.relationKey, operands.relationValue, weights,
                                    packed->kinds});
        context->saved_data["heads"] = static_cast<std::int64_t>(heads);
        context->saved_data["offsets"] = packed->offsets;
        context->saved_data["relationOffsets"] = packed->relationOffsets;
        return computeSums(weights, operands.value, operands.relationValue, *packed, geometry);
    }

    static variable_list backward(AutogradContext* context, variable_list gradients)
    {
        const variable_list saved = context->get_saved_variables();
        const Operands operands{saved[0], saved[1], saved[2], saved[3], saved[4]};
        const PackedRelations packed{context->saved_data["offsets"].toIntVector(), context->saved_data["relationOffsets"].toIntVector(),
                                     saved[6]};
        const Geometry geometry(operands.query, operands.relationKey, static_cast<int>(context->saved_data["heads"].toInt()));
        const Gradients out = backwardAll(operands, saved[5], gradients[0].contiguous(), packed, geometry);
        return {out.query, out.key, out.value, out.relationKey.sum(0), out.relationValue.sum(0), at::Tensor(), at::Tensor()};
    }
};

/// The same form in tensor operations, one example at a time: for devices other than the CPU.
at::Tensor attentionOfExample(const at::Tensor& query, const at::Tensor& key, const at::Tensor& relationKey, const at::Tensor& kinds)
{
    const std::int64_t heads = query.size(0), items = query.size(1), size = query.size(2);
    const at::Tensor byRelation = at::matmul(query, relationKey.t());                                     // [H, n, R]
    const at::Tensor gathered = byRelation.gather(2, kinds.unsqueeze(0).expand({heads, items, items}));    // [H, n, n]
    return at::softmax((at::matmul(query, key.transpose(1, 2)) + gathered) / std::sqrt(static_cast<double>(size)), -1);
}

at::Tensor sumOfExample(const at::Tensor& weights, const at::Tensor& value, const at::Tensor& relationValue, const at::Tensor& kinds)
{
    const std::int64_t heads = value.size(0), items = value.size(1);
    const at::Tensor mass = at::zeros({heads, items, relationValue.size(0)}, value.options())
                                .scatter_add(2, kinds.unsqueeze(0).expand({heads, items, items}), weights);
    return at::matmul(weights, value) + at::matmul(mass, relationValue);
}

at::Tensor headsFirst(const at::Tensor& rows, int heads)
{
    return rows.view({rows.size(0), heads, -1}).transpose(0, 1);
}

at::Tensor kindsOf(const PackedRelations& packed, std::int64_t example, const at::Device& device)
{
    const std::int64_t items = packed.offsets[example + 1] - packed.offsets[example];
    return packed.kinds.slice(0, packed.relationOffsets[example], packed.relationOffsets[example + 1])
        .view({items, items})
        .to(device, at::kLong);
}

at::Tensor composedRelationAttention(const at::Tensor& query, const at::Tensor& key, const at::Tensor& value,
                                     const at::Tensor& relationKey, const at::Tensor& relationValue, const PackedRelations& packed,
                                     int heads)
{
    std::vector<at::Tensor> results;
    for (std::int64_t example = 0; example < packed.examples(); ++example) {
        const auto rows = [&](const at::Tensor& all) {
            return headsFirst(all.slice(0, packed.offsets[example], packed.offsets[example + 1]), heads);
        };
        const at::Tensor kinds = kindsOf(packed, example, query.device());
        const at::Tensor weights = attentionOfExample(rows(query), rows(key), relationKey, kinds);
        results.push_back(sumOfExample(weights, rows(value), relationValue, kinds).transpose(0, 1).flatten(1));
    }
    return at::cat(results);
}

} // namespace

at::Tensor relationAttention(const at::Tensor& query, const at::Tensor& key, const at::Tensor& value, const at::Tensor& relationKey,
                             const at::Tensor& relationValue, const PackedRelations& relations, int heads)
{
    if (query.is_cpu())
        return FusedRelationAttention::apply(query, key, value, relationKey, relationValue, &relations, heads);
    return composedRelationAttention(query, key, value, relationKey, relationValue, relations, heads);
}

at::Tensor relationAttentionWeights(const at::Tensor& query, const at::Tensor& key, const at::Tensor& relationKey,
                                    const PackedRelations& relations, int heads)
{
    if (!query.is_cpu())
        return attentionOfExample(headsFirst(query, heads), headsFirst(key, heads), relationKey, kindsOf(relations, 0, query.device()));
    const Geometry geometry(query, relationKey, heads);
    const std::int64_t items = relations.offsets.back();
    return computeWeights(query.contiguous(), key.contiguous(), relationKey.contiguous(), relations, geometry)
        .view({heads, items, items});
}

} // namespace ratatosk
