// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/functions/residual_norm.h"

#include "core/network/functions/dropout.h"
#include "core/network/functions/number_format.h"
#include "core/network/functions/row_blocks.h"
#include "core/network/kernels/residual_norm_kernel.h"

#include <ATen/ATen.h>
#include <torch/csrc/autograd/custom_function.h>

namespace ratatosk {
namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

/// Null for an undefined tensor.
template <class Number>
Number* rowsFrom(const at::Tensor& tensor, std::int64_t row)
{
    return tensor.defined() ? kernel::numbers<Number>(tensor) + row * tensor.size(1) : nullptr;
}

struct Outputs {
    at::Tensor states, rounded; ///< rounded: undefined in fp32
    at::Tensor sum;             ///< [rows, n]
    at::Tensor moments;         ///< [rows, 2]: RowMoments
};

template <class Number>
void runForward(const at::Tensor& input, const at::Tensor& bias, const at::Tensor& residual, const LayerNorm& norm, const DropoutMask& mask,
                const Outputs& out)
{
    const kernel::NormWeights weights{norm.weight.data_ptr<float>(), norm.bias.data_ptr<float>(), static_cast<float>(norm.epsilon)};
    auto* moments = reinterpret_cast<kernel::RowMoments*>(out.moments.data_ptr<float>());
    kernel::forEachRowBlock(input.size(0), [&](std::int64_t, std::int64_t begin, std::int64_t end) {
        kernel::residualNorm({end - begin, input.size(1), begin}, rowsFrom<Number>(input, begin), bias.data_ptr<float>(),
                             rowsFrom<float>(residual, begin), weights, mask, rowsFrom<float>(out.sum, begin), moments + begin,
                             rowsFrom<float>(out.states, begin), rowsFrom<Number>(out.rounded, begin));
    });
}

struct NormGradients {
    at::Tensor input, residual;
    at::Tensor weights; ///< [blocks of rows, 3, n]: of the bias, the norm's weight, the norm's bias
};

template <class Number>
void runBackward(const Outputs& saved, const at::Tensor& normWeight, const DropoutMask& mask, const at::Tensor& statesGradient,
                 const at::Tensor& roundedGradient, const NormGradients& out)
{
    const std::int64_t width = saved.sum.size(1);
    const auto* moments = reinterpret_cast<const kernel::RowMoments*>(saved.moments.data_ptr<float>());
    kernel::forEachRowBlock(saved.sum.size(0), [&](std::int64_t block, std::int64_t begin, std::int64_t end) {
        float* weights = out.weights.data_ptr<float>() + block * 3 * width;
        kernel::residualNormGradient({end - begin, width, begin}, rowsFrom<float>(saved.sum, begin), moments + begin,
                                     normWeight.data_ptr<float>(), mask, rowsFrom<float>(statesGradient, begin),
                                     rowsFrom<Number>(roundedGradient, begin), rowsFrom<Number>(out.input, begin),
                                     rowsFrom<float>(out.residual, begin), {weights, weights + width, weights + 2 * width});
    });
}

at::Tensor contiguousOrUndefined(const at::Tensor& tensor)
{
    return tensor.defined() ? tensor.contiguous() : tensor;
}

class FusedResidualNorm : public torch::autograd::Function<FusedResidualNorm>
{
public:
    static variable_list forward(AutogradContext* context, const at::Tensor& input, const at::Tensor& bias, const at::Tensor& residual,
                                 const at::Tensor& normWeight, const at::Tensor& normBias, double epsilon, double probability,
                                 std::int64_t seed)
    {
        const bool isRounded = input.scalar_type() != at::kFloat;
        const Outputs out{at::empty_like(residual), isRounded ? at::empty_like(input) : at::Tensor(), at::empty_like(residual),
                          at::empty({input.size(0), 2}, residual.options())};
        kernel::withNumbersOf(input, [&](auto number) {
            runForward<decltype(number)>(input, bias, residual, {normWeight, normBias, epsilon},
                                         DropoutMask(static_cast<std::uint64_t>(seed), probability), out);
        });
        context->save_for_backward({out.sum, out.moments, normWeight});
        context->saved_data["isRounded"] = isRounded;
        context->saved_data["probability"] = probability;
        context->saved_data["seed"] = seed;
        context->set_materialize_grads(false);
        return isRounded ? variable_list{out.states, out.rounded} : variable_list{out.states};
    }

    static variable_list backward(AutogradContext* context, variable_list gradients)
    {
        const variable_list saved = context->get_saved_variables();
        const at::Tensor& sum = saved[0];
        const bool isRounded = context->saved_data["isRounded"].toBool();
        const NormGradients out{at::empty_like(sum, sum.options().dtype(isRounded ? at::kBFloat16 : at::kFloat)), at::empty_like(sum),
                                at::zeros({kernel::blockCount(sum.size(0)), 3, sum.size(1)}, sum.options())};
        const DropoutMask mask(static_cast<std::uint64_t>(context->saved_data["seed"].toInt()),
                               context->saved_data["probability"].toDouble());
        kernel::withNumbersOf(out.input, [&](auto number) {
            runBackward<decltype(number)>({{}, {}, sum, saved[1]}, saved[2], mask, contiguousOrUndefined(gradients[0]),
                                          isRounded ? contiguousOrUndefined(gradients[1]) : at::Tensor(), out);
        });
        const at::Tensor weights = out.weights.sum(0);
        return {out.input, weights[0], out.residual, weights[1], weights[2], at::Tensor(), at::Tensor(), at::Tensor()};
    }
};

template <class Number>
void runSumForward(const at::Tensor& input, const at::Tensor& bias, const at::Tensor& residual, const DropoutMask& mask, const Outputs& out)
{
    kernel::forEachRowBlock(input.size(0), [&](std::int64_t, std::int64_t begin, std::int64_t end) {
        kernel::residualSum({end - begin, input.size(1), begin}, rowsFrom<Number>(input, begin), bias.data_ptr<float>(),
                            rowsFrom<float>(residual, begin), mask, rowsFrom<float>(out.states, begin),
                            rowsFrom<Number>(out.rounded, begin));
    });
}

template <class Number>
void runSumBackward(const DropoutMask& mask, const at::Tensor& statesGradient, const at::Tensor& roundedGradient, const at::Tensor& input,
                    const at::Tensor& residual, const at::Tensor& biases)
{
    const std::int64_t width = residual.size(1);
    kernel::forEachRowBlock(residual.size(0), [&](std::int64_t block, std::int64_t begin, std::int64_t end) {
        kernel::residualSumGradient({end - begin, width, begin}, mask, rowsFrom<float>(statesGradient, begin),
                                    rowsFrom<Number>(roundedGradient, begin), rowsFrom<Number>(input, begin),
                                    rowsFrom<float>(residual, begin), biases.data_ptr<float>() + block * width);
    });
}

class FusedResidualSum : public torch::autograd::Function<FusedResidualSum>
{
public:
    static variable_list forward(AutogradContext* context, const at::Tensor& input, const at::Tensor& bias, const at::Tensor& residual,
                                 double probability, std::int64_t seed)
    {
        const bool isRounded = input.scalar_type() != at::kFloat;
        const Outputs out{at::empty_like(residual), isRounded ? at::empty_like(input) : at::Tensor(), {}, {}};
        kernel::withNumbersOf(input, [&](auto number) {
            runSumForward<decltype(number)>(input, bias, residual, DropoutMask(static_cast<std::uint64_t>(seed), probability), out);
        });
        context->saved_data["isRounded"] = isRounded;
        context->saved_data["shape"] = residual.sizes().vec();
        context->saved_data["probability"] = probability;
        context->saved_data["seed"] = seed;
        context->set_materialize_grads(false);
        return isRounded ? variable_list{out.states, out.rounded} : variable_list{out.states};
    }

    static variable_list backward(AutogradContext* context, variable_list gradients)
    {
        const bool isRounded = context->saved_data["isRounded"].toBool();
        const std::vector<std::int64_t> shape = context->saved_data["shape"].toIntVector();
        const at::Tensor residual = at::empty(shape, at::kFloat), input = at::empty(shape, isRounded ? at::kBFloat16 : at::kFloat),
                         biases = at::zeros({kernel::blockCount(shape[0]), shape[1]});
        const DropoutMask mask(static_cast<std::uint64_t>(context->saved_data["seed"].toInt()),
                               context->saved_data["probability"].toDouble());
        kernel::withNumbersOf(input, [&](auto number) {
            runSumBackward<decltype(number)>(mask, contiguousOrUndefined(gradients[0]),
                                             isRounded ? contiguousOrUndefined(gradients[1]) : at::Tensor(), input, residual, biases);
        });
        return {input, biases.sum(0), residual, at::Tensor(), at::Tensor()};
    }
};

std::int64_t seedFor(double dropoutProbability)
{
    return dropoutProbability > 0 ? static_cast<std::int64_t>(nextDropoutSeed()) : 0;
}

} // namespace

NormedStates residualNorm(const at::Tensor& input, const at::Tensor& bias, const at::Tensor& residual, const LayerNorm& norm,
                          double dropoutProbability)
{
    if (!kernel::isForKernels(input)) {
        const at::Tensor kept = at::dropout(input.to(at::kFloat) + bias, dropoutProbability, dropoutProbability > 0);
        const at::Tensor states = at::layer_norm(residual + kept, {residual.size(1)}, norm.weight, norm.bias, norm.epsilon);
        return {states, states.to(input.scalar_type())};
    }
    const variable_list out = FusedResidualNorm::apply(input.contiguous(), bias, residual.contiguous(), norm.weight, norm.bias,
                                                       norm.epsilon, dropoutProbability, seedFor(dropoutProbability));
    return {out.front(), out.back()};
}

NormedStates residualSum(const at::Tensor& input, const at::Tensor& bias, const at::Tensor& residual, double dropoutProbability)
{
    if (!kernel::isForKernels(input)) {
        const at::Tensor states = residual + at::dropout(input.to(at::kFloat) + bias, dropoutProbability, dropoutProbability > 0);
        return {states, states.to(input.scalar_type())};
    }
    const variable_list out = FusedResidualSum::apply(input.contiguous(), bias, residual.contiguous(), dropoutProbability,
                                                      seedFor(dropoutProbability));
    return {out.front(), out.back()};
}

} // namespace ratatosk
