// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/functions/mixed_linear.h"

#include <ATen/ATen.h>
#include <torch/csrc/autograd/custom_function.h>

namespace ratatosk {
namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

class BFloat16Product : public torch::autograd::Function<BFloat16Product>
{
public:
    static at::Tensor forward(AutogradContext* context, const at::Tensor& input, const at::Tensor& weight)
    {
        const at::Tensor roundedInput = input.to(at::kBFloat16);
        const at::Tensor roundedWeight = weight.to(at::kBFloat16);
        context->save_for_backward({roundedInput, roundedWeight});
        context->saved_data["inputFormat"] = static_cast<std::int64_t>(input.scalar_type());
        return at::mm(roundedInput, roundedWeight.t());
    }

    static variable_list backward(AutogradContext* context, variable_list outputGradients)
    {
        const variable_list saved = context->get_saved_variables();
        const at::Tensor& gradient = outputGradients[0];
        variable_list gradients(2);
        if (context->needs_input_grad(0))
            gradients[0] = at::mm(gradient, saved[1]).to(static_cast<at::ScalarType>(context->saved_data["inputFormat"].toInt()));
        if (context->needs_input_grad(1))
            gradients[1] = at::mm(gradient.t(), saved[0]).to(at::kFloat);
        return gradients;
    }
};

} // namespace

at::Tensor mixedLinear(const at::Tensor& input, const at::Tensor& weight, const at::Tensor& bias, Precision precision)
{
    if (precision != Precision::BFloat16)
        return at::linear(input, weight, bias);
    const at::Tensor output = BFloat16Product::apply(input, weight).to(at::kFloat);
    return bias.defined() ? output.add_(bias) : output;
}

at::Tensor mixedProduct(const at::Tensor& input, const at::Tensor& weight, Precision precision)
{
    return precision != Precision::BFloat16 ? at::linear(input, weight) : BFloat16Product::apply(input, weight);
}

void roundForGood(at::Tensor& weight)
{
    weight.set_requires_grad(false);
    weight.set_data(weight.detach().to(at::kBFloat16));
}

} // namespace ratatosk
