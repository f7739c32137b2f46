// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/neural/mixed_linear.h"

#include <ATen/ATen.h>
#include <torch/csrc/autograd/custom_function.h>

namespace ratatosk {
namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

class BFloat16Linear : public torch::autograd::Function<BFloat16Linear>
{
public:
    static at::Tensor forward(AutogradContext* context, const at::Tensor& input, const at::Tensor& weight, const at::Tensor& bias)
    {
        const at::Tensor roundedInput = input.to(at::kBFloat16);
        const at::Tensor roundedWeight = weight.to(at::kBFloat16);
        context->save_for_backward({roundedInput, roundedWeight});
        at::Tensor output = at::mm(roundedInput, roundedWeight.t()).to(at::kFloat);
        return bias.defined() ? output.add_(bias) : output;
    }

    static variable_list backward(AutogradContext* context, variable_list outputGradients)
    {
        const variable_list saved = context->get_saved_variables();
        const at::Tensor rounded = outputGradients[0].to(at::kBFloat16);
        variable_list gradients(3);
        if (context->needs_input_grad(0))
            gradients[0] = at::mm(rounded, saved[1]).to(at::kFloat);
        if (context->needs_input_grad(1))
            gradients[1] = at::mm(rounded.t(), saved[0]).to(at::kFloat);
        if (context->needs_input_grad(2))
            gradients[2] = outputGradients[0].sum(0);
        return gradients;
    }
};

} // namespace

at::Tensor mixedLinear(const at::Tensor& input, const at::Tensor& weight, const at::Tensor& bias, Precision precision)
{
    return precision == Precision::BFloat16 ? BFloat16Linear::apply(input, weight, bias) : at::linear(input, weight, bias);
}

} // namespace ratatosk
