// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/attention/relation_attention.h"

#include "core/network/attention/padded_relation_attention.h"
#include "core/network/attention/relation_attention_kernel.h"
#include "core/network/functions/number_format.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <torch/csrc/autograd/custom_function.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace ratatosk {
namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

using kernel::Extent;
using kernel::HeadOperands;
using kernel::HeadSlice;
using kernel::PaddedWeights;
using kernel::RelationWorkspace;

struct Operands {
    at::Tensor projected, relationKey, relationValue;
};

/// The sizes of all heads of all examples, and where each lies. A task is one head of one example.
class Layout
{
public:
    Layout(const PackedRelations& packed, const Operands& operands, int heads)
        : m_packed(packed), m_heads(heads), m_size(static_cast<int>(operands.relationKey.size(1))),
          m_relations(static_cast<int>(operands.relationKey.size(0))), m_firstWeight{0}
    {
        for (std::int64_t example = 0; example < packed.examples(); ++example) {
            m_largest = std::max(m_largest, itemsOf(example));
            m_firstWeight.push_back(m_firstWeight.back() + heads * PaddedWeights(extentOf(example)).floats());
        }
    }

    std::int64_t tasks() const { return m_packed.examples() * m_heads; }
    std::int64_t weightFloats() const { return m_firstWeight.back(); }
    Extent largest() const { return {m_largest, m_size, m_relations}; }
    Extent extent(std::int64_t task) const { return extentOf(exampleOf(task)); }

    std::int64_t firstWeight(std::int64_t task) const
    {
        return m_firstWeight[static_cast<std::size_t>(exampleOf(task))] + task % m_heads * PaddedWeights(extent(task)).floats();
    }

    std::int64_t width() const { return static_cast<std::int64_t>(m_heads) * m_size; }

    /// The task's part of [rows, parts * heads * s] numbers.
    template <class Number>
    HeadSlice<Number> slice(Number* all, std::int64_t task, int part, int parts) const
    {
        const std::int64_t stride = parts * width();
        return {all + m_packed.offsets[static_cast<std::size_t>(exampleOf(task))] * stride + part * width() + task % m_heads * m_size,
                stride};
    }

    template <class Number>
    HeadOperands<Number> operands(const Operands& all, std::int64_t task) const
    {
        const auto* rows = kernel::numbers<const Number>(all.projected);
        const std::uint8_t* kinds = m_packed.kinds.data_ptr<std::uint8_t>();
        return {slice(rows, task, 0, 3), slice(rows, task, 1, 3), slice(rows, task, 2, 3),
                kinds + m_packed.relationOffsets[static_cast<std::size_t>(exampleOf(task))], 1.0f / std::sqrt(static_cast<float>(m_size))};
    }

private:
    std::int64_t exampleOf(std::int64_t task) const { return task / m_heads; }
    int itemsOf(std::int64_t example) const
    {
        const auto at = static_cast<std::size_t>(example);
        return static_cast<int>(m_packed.offsets[at + 1] - m_packed.offsets[at]);
    }
    Extent extentOf(std::int64_t example) const { return {itemsOf(example), m_size, m_relations}; }

    const PackedRelations& m_packed;
    int m_heads;
    int m_size, m_relations;
    int m_largest = 0;
    std::vector<std::int64_t> m_firstWeight;
};

template <class Work>
void forEachTask(const Layout& layout, const Operands& operands, Work work)
{
    at::parallel_for(0, layout.tasks(), 1, [&](std::int64_t begin, std::int64_t end) {
        RelationWorkspace workspace(layout.largest(), operands.relationKey.data_ptr<float>(), operands.relationValue.data_ptr<float>());
        for (std::int64_t task = begin; task < end; ++task) {
            if (layout.extent(task).items > 0)
                work(workspace, task);
        }
    });
}

/// Padded weights of all tasks, one behind the other.
at::Tensor computeWeights(const Operands& operands, const Layout& layout)
{
    at::Tensor weights = at::empty({layout.weightFloats()}, operands.relationKey.options().requires_grad(false));
    float* out = weights.data_ptr<float>();
    kernel::withNumbersOf(operands.projected, [&](auto number) {
        forEachTask(layout, operands, [&](RelationWorkspace& workspace, std::int64_t task) {
            workspace.attend(layout.extent(task), layout.operands<decltype(number)>(operands, task), out + layout.firstWeight(task));
        });
    });
    return weights;
}

template <class Number>
void runSums(const Operands& operands, const float* weights, const Layout& layout, const at::Tensor& out)
{
    forEachTask(layout, operands, [&](RelationWorkspace& workspace, std::int64_t task) {
        workspace.sum(layout.extent(task), layout.operands<Number>(operands, task), weights + layout.firstWeight(task),
                      layout.slice(kernel::numbers<Number>(out), task, 0, 1));
    });
}

struct RelationGradients {
    RelationGradients(const Operands& operands, std::int64_t tasks)
        : projected(at::empty_like(operands.projected)),
          relationKey(at::zeros({tasks, operands.relationKey.size(0), operands.relationKey.size(1)}, operands.relationKey.options())),
          relationValue(at::zeros_like(relationKey))
    {
    }

    template <class Number>
    kernel::HeadGradients<Number> of(const Layout& layout, std::int64_t task) const
    {
        auto* rows = kernel::numbers<Number>(projected);
        const std::int64_t table = relationKey.size(1) * relationKey.size(2);
        return {layout.slice(rows, task, 0, 3), layout.slice(rows, task, 1, 3), layout.slice(rows, task, 2, 3),
                relationKey.data_ptr<float>() + task * table, relationValue.data_ptr<float>() + task * table};
    }

    at::Tensor projected;
    at::Tensor relationKey, relationValue; ///< [tasks, relations, s]: added up at the end, so that the order is fixed
};

template <class Number>
void runGradients(const Operands& operands, const float* weights, const at::Tensor& gradient, const Layout& layout,
                  const RelationGradients& out)
{
    forEachTask(layout, operands, [&](RelationWorkspace& workspace, std::int64_t task) {
        workspace.differentiate(layout.extent(task), layout.operands<Number>(operands, task), weights + layout.firstWeight(task),
                                layout.slice(kernel::numbers<const Number>(gradient), task, 0, 1), out.of<Number>(layout, task));
    });
}

struct FusedRelationAttention : torch::autograd::Function<FusedRelationAttention> {
    static at::Tensor forward(AutogradContext* context, const at::Tensor& projected, const at::Tensor& relationKey,
                              const at::Tensor& relationValue, const PackedRelations* packed, int heads)
    {
        const Operands operands{projected, relationKey.contiguous(), relationValue.contiguous()};
        const Layout layout(*packed, operands, heads);
        const at::Tensor weights = computeWeights(operands, layout);
        context->save_for_backward({operands.projected, operands.relationKey, operands.relationValue, weights, packed->kinds});
        context->saved_data["heads"] = static_cast<std::int64_t>(heads);
        context->saved_data["offsets"] = packed->offsets;
        context->saved_data["relationOffsets"] = packed->relationOffsets;
        const at::Tensor result = at::empty({projected.size(0), layout.width()}, projected.options().requires_grad(false));
        kernel::withNumbersOf(projected,
                              [&](auto number) { runSums<decltype(number)>(operands, weights.data_ptr<float>(), layout, result); });
        return result;
    }

    static variable_list backward(AutogradContext* context, variable_list gradients)
    {
        const variable_list saved = context->get_saved_variables();
        const Operands operands{saved[0], saved[1], saved[2]};
        const PackedRelations packed{context->saved_data["offsets"].toIntVector(), context->saved_data["relationOffsets"].toIntVector(),
                                     saved[4]};
        const Layout layout(packed, operands, static_cast<int>(context->saved_data["heads"].toInt()));
        const RelationGradients out(operands, layout.tasks());
        kernel::withNumbersOf(operands.projected, [&](auto number) {
            runGradients<decltype(number)>(operands, saved[3].data_ptr<float>(), gradients[0].contiguous(), layout, out);
        });
        return {out.projected, out.relationKey.sum(0), out.relationValue.sum(0), at::Tensor(), at::Tensor()};
    }
};

/// As it came with the batch, else made now.
PaddedRelations paddedOf(const PackedRelations& relations, const at::Tensor& projected)
{
    return relations.padded ? *relations.padded : paddedRelations(relations, projected.device());
}

} // namespace

at::Tensor relationAttention(const at::Tensor& projected, const at::Tensor& relationKey, const at::Tensor& relationValue,
                             const PackedRelations& relations, int heads)
{
    if (kernel::isForKernels(projected))
        return FusedRelationAttention::apply(projected.contiguous(), relationKey, relationValue, &relations, heads);
    return paddedRelationAttention(projected, relationKey, relationValue, paddedOf(relations, projected), heads);
}

at::Tensor relationAttentionWeights(const at::Tensor& projected, const at::Tensor& relationKey, const PackedRelations& relations, int heads)
{
    if (!kernel::isForKernels(projected))
        return paddedRelationWeights(projected, relationKey, paddedOf(relations, projected), heads).squeeze(0);
    const Operands operands{projected.contiguous(), relationKey.contiguous(), relationKey.contiguous()};
    const Layout layout(relations, operands, heads);
    const std::int64_t items = relations.offsets.back();
    const PaddedWeights padded(layout.largest());
    return computeWeights(operands, layout).view({heads, padded.rows, padded.stride}).slice(1, 0, items).slice(2, 0, items).contiguous();
}

} // namespace ratatosk
