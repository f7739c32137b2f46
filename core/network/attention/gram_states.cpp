// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/attention/gram_states.h"

#include "core/network/attention/gram_states_kernel.h"
#include "core/network/functions/row_blocks.h"

#include <ATen/ATen.h>
#include <torch/csrc/autograd/custom_function.h>

namespace ratatosk {
namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

constexpr std::int64_t kDirections = 2;

/// For each row the number of the row `back` before it in its sentence, or `rows`, behind the last, where there is none.
at::Tensor rowsBack(const at::Tensor& positions, std::int64_t back)
{
    const std::int64_t rows = positions.size(0);
    return at::where(positions >= back, at::arange(rows, positions.options()) - back, at::full_like(positions, rows));
}

kernel::GramRows gramRows(const at::Tensor& states, const at::Tensor& positions)
{
    return {states.size(0), states.size(1), states.size(2), positions.data_ptr<std::int64_t>()};
}

/// How far before a phrase's last word a direction reads in a step: forward from the first word on, backward from the last.
std::int64_t reach(std::int64_t direction, std::int64_t step, std::int64_t size)
{
    return direction == 0 ? size - 1 - step : step;
}

float* place(const at::Tensor& tensor, std::int64_t direction, std::int64_t step)
{
    return tensor.data_ptr<float>() + direction * tensor.stride(0) + step * tensor.stride(1);
}

/// What the steps leave: [directions, steps, vectors, ...].
struct GramTrace {
    at::Tensor gates, cells, hidden;
};

/// All phrases at once: each step is one product and one pass, for both directions.
GramTrace runSteps(const at::Tensor& states, const at::Tensor& positions, std::int64_t size, const GramLstmWeights& weights)
{
    const kernel::GramRows words = gramRows(states, positions);
    const std::int64_t vectors = words.rows * words.sequences, d = words.size;
    // What a vector gives to the gates does not hang on the window in which it stands.
    const at::Tensor given = at::baddbmm(weights.bias.unsqueeze(1), states.view({1, vectors, d}).expand({kDirections, -1, -1}),
                                         weights.input.transpose(1, 2));
    const GramTrace trace{at::empty({kDirections, size, vectors, 4 * d}, states.options()),
                          at::empty({kDirections, size, vectors, d}, states.options()),
                          at::empty({kDirections, size, vectors, d}, states.options())};
    for (std::int64_t step = 0; step < size; ++step) {
        const at::Tensor recurrent = step > 0 ? at::bmm(trace.hidden.select(1, step - 1), weights.hidden.transpose(1, 2)) : at::Tensor();
        for (std::int64_t direction = 0; direction < kDirections; ++direction) {
            const float* before = step > 0 ? place(trace.cells, direction, step - 1) : nullptr;
            const float* from = step > 0 ? recurrent.data_ptr<float>() + direction * recurrent.stride(0) : nullptr;
            kernel::forEachRowBlock(words.rows, [&](std::int64_t, std::int64_t begin, std::int64_t end) {
                kernel::gramStep(words, begin, end, reach(direction, step, size), given.data_ptr<float>() + direction * given.stride(0),
                                 weights.bias.data_ptr<float>() + direction * 4 * d, from, before, place(trace.gates, direction, step),
                                 place(trace.cells, direction, step), place(trace.hidden, direction, step));
            });
        }
    }
    return trace;
}

/// Turns the trace's gates into the gradients of their sums.
void runStepsBack(const GramTrace& trace, const at::Tensor& hiddenWeights, const at::Tensor& gradient)
{
    const std::int64_t size = trace.cells.size(1), vectors = trace.cells.size(2), d = trace.cells.size(3);
    at::Tensor hidden = gradient.reshape({1, vectors, d}).expand({kDirections, -1, -1}).contiguous();
    const at::Tensor cell = at::zeros_like(hidden);
    for (std::int64_t step = size - 1; step >= 0; --step) {
        for (std::int64_t direction = 0; direction < kDirections; ++direction) {
            const float* before = step > 0 ? place(trace.cells, direction, step - 1) : nullptr;
            kernel::forEachRowBlock(vectors, [&](std::int64_t, std::int64_t begin, std::int64_t end) {
                const std::int64_t first = direction * vectors * d + begin * d;
                kernel::gramStepGradient(end - begin, d, place(trace.cells, direction, step) + begin * d,
                                         before ? before + begin * d : nullptr, hidden.data_ptr<float>() + first,
                                         place(trace.gates, direction, step) + begin * 4 * d, cell.data_ptr<float>() + first);
            });
        }
        if (step > 0)
            hidden = at::bmm(trace.gates.select(1, step), hiddenWeights);
    }
}

/// [directions, vectors, 4 d]: the gradient of what each vector gives to the gates, wherever it was read.
at::Tensor givenGradients(const kernel::GramRows& words, const at::Tensor& gates)
{
    const std::int64_t size = gates.size(1);
    const at::Tensor result = at::zeros({kDirections, gates.size(2), gates.size(3)}, gates.options());
    kernel::forEachRowBlock(words.rows, [&](std::int64_t, std::int64_t begin, std::int64_t end) {
        for (std::int64_t direction = 0; direction < kDirections; ++direction)
            for (std::int64_t step = 0; step < size; ++step)
                kernel::gramGivenGradient(words, begin, end, reach(direction, step, size), place(gates, direction, step),
                                          result.data_ptr<float>() + direction * result.stride(0));
    });
    return result;
}

class FusedGramLstm : public torch::autograd::Function<FusedGramLstm>
{
public:
    static at::Tensor forward(AutogradContext* context, const at::Tensor& states, const at::Tensor& positions, std::int64_t size,
                              const at::Tensor& input, const at::Tensor& hidden, const at::Tensor& bias)
    {
        const GramTrace trace = runSteps(states, positions, size, {input, hidden, bias});
        context->save_for_backward({states, positions, input, hidden, trace.gates, trace.cells, trace.hidden});
        const at::Tensor last = trace.hidden.select(1, size - 1);
        return (last[0] + last[1]).view_as(states);
    }

    static variable_list backward(AutogradContext* context, variable_list gradients)
    {
        const variable_list saved = context->get_saved_variables();
        const at::Tensor &states = saved[0], &input = saved[2], &hidden = saved[3];
        // The gates become gradients: in a copy, since a graph may be walked twice.
        const GramTrace trace{saved[4].clone(), saved[5], saved[6]};
        const std::int64_t size = trace.cells.size(1), vectors = trace.cells.size(2), d = trace.cells.size(3);
        runStepsBack(trace, hidden, gradients[0]);
        const at::Tensor given = givenGradients(gramRows(states, saved[1]), trace.gates);
        const at::Tensor statesGradient = at::bmm(given, input).sum(0).view_as(states);
        const at::Tensor inputGradient = at::bmm(given.transpose(1, 2), states.view({1, vectors, d}).expand({kDirections, -1, -1}));
        at::Tensor hiddenGradient = at::zeros_like(hidden);
        if (size > 1)
            hiddenGradient = at::bmm(trace.gates.narrow(1, 1, size - 1).flatten(1, 2).transpose(1, 2),
                                     trace.hidden.narrow(1, 0, size - 1).flatten(1, 2));
        return {statesGradient, at::Tensor(), at::Tensor(), inputGradient, hiddenGradient, trace.gates.sum({1, 2})};
    }
};

} // namespace

at::Tensor gramLstm(const at::Tensor& states, const at::Tensor& positions, std::int64_t size, const GramLstmWeights& weights)
{
    return FusedGramLstm::apply(states.contiguous(), positions.contiguous(), size, weights.input.contiguous(), weights.hidden.contiguous(),
                                weights.bias.contiguous());
}

at::Tensor gramSum(const at::Tensor& states, const at::Tensor& positions, std::int64_t size)
{
    const at::Tensor filled = at::cat({states, at::zeros_like(states.narrow(0, 0, 1))});
    at::Tensor sum = states;
    for (std::int64_t back = 1; back < size; ++back)
        sum = sum + filled.index_select(0, rowsBack(positions, back));
    return sum;
}

} // namespace ratatosk
