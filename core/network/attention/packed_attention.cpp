// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/attention/packed_attention.h"

#include "core/network/attention/packed_attention_kernel.h"
#include "core/network/attention/padded_attention.h"
#include "core/network/functions/dropout.h"
#include "core/network/functions/number_format.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <torch/csrc/autograd/custom_function.h>

#include <algorithm>

namespace ratatosk {
namespace {

using kernel::AttentionHead;
using kernel::AttentionWorkspace;
using kernel::HeadSlice;
using kernel::Projections;
using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

/// The sizes of all heads of all sequences, and where each lies.
class SequenceLayout
{
public:
    /// `distances` as packedAttention takes them, or empty.
    SequenceLayout(std::vector<std::int64_t> offsets, std::int64_t heads, std::int64_t width, const at::Tensor& distances)
        : m_offsets(std::move(offsets)), m_heads(heads), m_width(width), m_distances(distances), m_firstPair(m_offsets.size(), 0)
    {
        for (size_t i = 0; i + 1 < m_offsets.size(); ++i) {
            const std::int64_t length = m_offsets[i + 1] - m_offsets[i];
            m_longest = std::max(m_longest, length);
            m_firstPair[i + 1] = m_firstPair[i] + heads * length * length;
        }
    }

    std::int64_t sequences() const { return static_cast<std::int64_t>(m_offsets.size()) - 1; }
    std::int64_t tasks() const { return m_heads * sequences(); }
    std::int64_t longest() const { return m_longest; }
    std::int64_t headSize() const { return m_width / m_heads; }
    std::int64_t width() const { return m_width; }

    /// Tasks of one head follow each other, so that equal shares of the tasks are equal shares of the work.
    std::int64_t headOf(std::int64_t task) const { return task / sequences(); }
    std::int64_t sequenceOf(std::int64_t task) const { return task % sequences(); }
    std::int64_t firstRow(std::int64_t task) const { return m_offsets[static_cast<size_t>(sequenceOf(task))]; }

    AttentionHead head(std::int64_t task) const
    {
        const auto sequence = static_cast<size_t>(sequenceOf(task));
        const std::int64_t length = m_offsets[sequence + 1] - m_offsets[sequence];
        return {length, headSize(), m_firstPair[sequence] + headOf(task) * length * length,
                m_distances.numel() > 0 ? nearest(m_distances, headOf(task)) : nullptr};
    }

    /// The number of no distance at all in row `row` of a tensor like `distances`.
    static float* nearest(const at::Tensor& numbers, std::int64_t row)
    {
        const std::int64_t count = numbers.size(-1);
        return numbers.data_ptr<float>() + row * count + count / 2;
    }

    /// The task's part of [total, parts * width] numbers.
    template <class Number>
    HeadSlice<Number> slice(Number* rows, std::int64_t task, std::int64_t part, std::int64_t parts) const
    {
        const std::int64_t stride = parts * m_width;
        return {rows + firstRow(task) * stride + part * m_width + headOf(task) * headSize(), stride};
    }

    template <class Number>
    Projections<Number> projections(const at::Tensor& projected, const at::Tensor& bias, std::int64_t task) const
    {
        const auto* rows = kernel::numbers<const Number>(projected);
        const float* first = bias.data_ptr<float>() + headOf(task) * headSize();
        return {slice(rows, task, 0, 3), slice(rows, task, 1, 3), slice(rows, task, 2, 3), first, first + m_width, first + 2 * m_width};
    }

private:
    std::vector<std::int64_t> m_offsets;
    std::int64_t m_heads;
    std::int64_t m_width;
    at::Tensor m_distances;
    std::int64_t m_longest = 0;
    std::vector<std::int64_t> m_firstPair;
};

template <class Work>
void forEachTask(const SequenceLayout& layout, Work work)
{
    at::parallel_for(0, layout.tasks(), 1, [&](std::int64_t begin, std::int64_t end) {
        AttentionWorkspace workspace(layout.longest(), layout.headSize());
        for (std::int64_t task = begin; task < end; ++task)
            if (layout.head(task).length > 0)
                work(workspace, task);
    });
}

/// logSums [heads, total].
template <class Number>
void runForward(const SequenceLayout& layout, const at::Tensor& projected, const at::Tensor& bias, const DropoutMask& mask,
                const at::Tensor& out, const at::Tensor& logSums)
{
    forEachTask(layout, [&](AttentionWorkspace& workspace, std::int64_t task) {
        float* sums = logSums.data_ptr<float>() + layout.headOf(task) * logSums.size(1) + layout.firstRow(task);
        workspace.forward(layout.head(task), layout.projections<Number>(projected, bias, task), mask,
                          layout.slice(kernel::numbers<Number>(out), task, 0, 1), sums);
    });
}

struct Saved {
    at::Tensor projected, bias, logSums, out, distances;
};

struct PackedGradients {
    at::Tensor projected;
    at::Tensor bias;      ///< [sequences, 3 n]: added up at the end, so that the order is fixed
    at::Tensor distances; ///< [sequences, heads, 2 m - 1] likewise; undefined where there are none
};

template <class Number>
kernel::ProjectionGradients<Number> targetOf(const SequenceLayout& layout, const PackedGradients& gradients, std::int64_t task)
{
    auto* rows = kernel::numbers<Number>(gradients.projected);
    float* bias = gradients.bias.data_ptr<float>() + layout.sequenceOf(task) * 3 * layout.width() + layout.headOf(task) * layout.headSize();
    const std::int64_t row = layout.sequenceOf(task) * layout.tasks() / layout.sequences() + layout.headOf(task);
    return {{layout.slice(rows, task, 0, 3), bias},
            {layout.slice(rows, task, 1, 3), bias + layout.width()},
            {layout.slice(rows, task, 2, 3), bias + 2 * layout.width()},
            gradients.distances.defined() ? SequenceLayout::nearest(gradients.distances, row) : nullptr};
}

template <class Number>
void runBackward(const SequenceLayout& layout, const Saved& saved, const DropoutMask& mask, const at::Tensor& outGradient,
                 const PackedGradients& gradients)
{
    forEachTask(layout, [&](AttentionWorkspace& workspace, std::int64_t task) {
        const float* sums = saved.logSums.data_ptr<float>() + layout.headOf(task) * saved.logSums.size(1) + layout.firstRow(task);
        workspace.backward<Number>(layout.head(task), layout.projections<Number>(saved.projected, saved.bias, task), mask, sums,
                                   {layout.slice(kernel::numbers<const Number>(saved.out), task, 0, 1),
                                    layout.slice(kernel::numbers<const Number>(outGradient), task, 0, 1)},
                                   targetOf<Number>(layout, gradients, task));
    });
}

class PackedAttention : public torch::autograd::Function<PackedAttention>
{
public:
    static at::Tensor forward(AutogradContext* context, const at::Tensor& projected, const at::Tensor& bias, const at::Tensor& distances,
                              const std::vector<std::int64_t>& offsets, std::int64_t heads, double probability, std::int64_t seed)
    {
        const SequenceLayout layout(offsets, heads, projected.size(1) / 3, distances);
        const at::Tensor out = at::empty({projected.size(0), layout.width()}, projected.options());
        const at::Tensor logSums = at::empty({heads, projected.size(0)}, bias.options());
        const DropoutMask mask(static_cast<std::uint64_t>(seed), probability);
        kernel::withNumbersOf(projected, [&](auto number) { runForward<decltype(number)>(layout, projected, bias, mask, out, logSums); });
        context->save_for_backward({projected, bias, logSums, out, distances});
        context->saved_data["offsets"] = offsets;
        context->saved_data["heads"] = heads;
        context->saved_data["probability"] = probability;
        context->saved_data["seed"] = seed;
        return out;
    }

    static variable_list backward(AutogradContext* context, variable_list outGradients)
    {
        const variable_list tensors = context->get_saved_variables();
        const Saved saved{tensors[0], tensors[1], tensors[2], tensors[3], tensors[4]};
        const SequenceLayout layout(context->saved_data["offsets"].toIntVector(), context->saved_data["heads"].toInt(), saved.out.size(1),
                                    saved.distances);
        const PackedGradients gradients = emptyGradients(layout, saved);
        const DropoutMask mask(static_cast<std::uint64_t>(context->saved_data["seed"].toInt()),
                               context->saved_data["probability"].toDouble());
        kernel::withNumbersOf(saved.projected, [&](auto number) {
            runBackward<decltype(number)>(layout, saved, mask, outGradients[0].contiguous(), gradients);
        });
        return {gradients.projected,
                gradients.bias.sum(0),
                gradients.distances.defined() ? gradients.distances.sum(0) : at::Tensor(),
                {},
                {},
                {},
                {}};
    }

private:
    static PackedGradients emptyGradients(const SequenceLayout& layout, const Saved& saved)
    {
        PackedGradients gradients{
            at::empty_like(saved.projected), at::zeros({layout.sequences(), saved.projected.size(1)}, saved.bias.options()), {}};
        if (saved.distances.numel() > 0)
            gradients.distances = at::zeros({layout.sequences(), saved.distances.size(0), saved.distances.size(1)}, saved.bias.options());
        return gradients;
    }
};

} // namespace

at::Tensor packedAttention(const at::Tensor& projected, const at::Tensor& bias, const std::vector<std::int64_t>& offsets,
                           std::int64_t heads, double dropoutProbability, const std::optional<PaddedRows>& padded,
                           const at::Tensor& distances)
{
    if (!kernel::isForKernels(projected)) {
        const at::Tensor biased = projected + bias.to(projected.scalar_type());
        return paddedAttention(biased, padded ? *padded : paddedRows(offsets, projected.device()), heads, dropoutProbability, distances);
    }
    const auto seed = dropoutProbability > 0 ? static_cast<std::int64_t>(nextDropoutSeed()) : 0;
    const at::Tensor numbers = distances.defined() ? distances.contiguous() : at::empty({heads, 0}); // autograd takes no undefined tensor
    return PackedAttention::apply(projected.contiguous(), bias, numbers, offsets, heads, dropoutProbability, seed);
}

} // namespace ratatosk
