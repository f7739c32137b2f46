// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/functions/bias_activation.h"

#include "core/network/functions/number_format.h"
#include "core/network/functions/row_blocks.h"
#include "core/network/kernels/bias_activation_kernel.h"

#include <ATen/ATen.h>
#include <torch/csrc/autograd/custom_function.h>

namespace ratatosk {
namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

template <class Number>
void runForward(Activation activation, const at::Tensor& input, const at::Tensor& bias, const at::Tensor& output)
{
    const std::int64_t width = input.size(1);
    kernel::forEachRowBlock(input.size(0), [&](std::int64_t, std::int64_t begin, std::int64_t end) {
        kernel::biasActivation(activation, kernel::numbers<Number>(input) + begin * width, bias.data_ptr<float>(), end - begin, width,
                               kernel::numbers<Number>(output) + begin * width);
    });
}

/// `biasGradients` has a row for each block of rows.
template <class Number>
void runBackward(Activation activation, const at::Tensor& input, const at::Tensor& bias, const at::Tensor& outGradient,
                 const at::Tensor& gradient, const at::Tensor& biasGradients)
{
    const std::int64_t width = input.size(1);
    kernel::forEachRowBlock(input.size(0), [&](std::int64_t block, std::int64_t begin, std::int64_t end) {
        kernel::biasActivationGradient(activation, kernel::numbers<Number>(input) + begin * width, bias.data_ptr<float>(),
                                       kernel::numbers<Number>(outGradient) + begin * width, end - begin, width,
                                       kernel::numbers<Number>(gradient) + begin * width, biasGradients.data_ptr<float>() + block * width);
    });
}

class FusedBiasActivation : public torch::autograd::Function<FusedBiasActivation>
{
public:
    static at::Tensor forward(AutogradContext* context, const at::Tensor& input, const at::Tensor& bias, Activation activation)
    {
        context->save_for_backward({input, bias});
        context->saved_data["activation"] = static_cast<std::int64_t>(activation);
        const at::Tensor output = at::empty_like(input);
        kernel::withNumbersOf(input, [&](auto number) { runForward<decltype(number)>(activation, input, bias, output); });
        return output;
    }

    static variable_list backward(AutogradContext* context, variable_list outGradients)
    {
        const variable_list saved = context->get_saved_variables();
        const at::Tensor& input = saved[0];
        const auto activation = static_cast<Activation>(context->saved_data["activation"].toInt());
        const at::Tensor gradient = at::empty_like(input);
        const at::Tensor biasGradients = at::zeros({kernel::blockCount(input.size(0)), input.size(1)}, saved[1].options());
        kernel::withNumbersOf(input, [&](auto number) {
            runBackward<decltype(number)>(activation, input, saved[1], outGradients[0].contiguous(), gradient, biasGradients);
        });
        return {gradient, biasGradients.sum(0), at::Tensor()};
    }
};

} // namespace

at::Tensor biasActivation(Activation activation, const at::Tensor& input, const at::Tensor& bias)
{
    if (kernel::isForKernels(input))
        return FusedBiasActivation::apply(input.contiguous(), bias, activation);
    const at::Tensor sum = input.to(at::kFloat) + bias;
    return (activation == Activation::Gelu ? at::gelu(sum) : at::relu(sum)).to(input.scalar_type());
}

} // namespace ratatosk
