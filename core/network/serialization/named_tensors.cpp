// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/serialization/named_tensors.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <torch/nn/module.h>

namespace ratatosk {
namespace {

Result<void> checkFit(const NamedTensors& parameters, const NamedTensors& tensors)
{
    for (const auto& [name, parameter] : parameters) {
        const auto found = tensors.find(name);
        if (found == tensors.end())
            return Error{ErrorCode::ModelInvalid, fmt::format("the weights lack '{}'", name)};
        if (found->second.sizes() != parameter.sizes())
            return Error{ErrorCode::ModelInvalid,
                         fmt::format("'{}' has shape [{}] instead of [{}]", name, fmt::join(found->second.sizes(), ", "),
                                     fmt::join(parameter.sizes(), ", "))};
    }
    for (const auto& [name, tensor] : tensors)
        if (!parameters.contains(name))
            return Error{ErrorCode::ModelInvalid, fmt::format("the weights hold an unknown '{}'", name)};
    return {};
}

} // namespace

NamedTensors namedParameters(const torch::nn::Module& module)
{
    NamedTensors tensors;
    for (const auto& parameter : module.named_parameters())
        tensors.emplace(parameter.key(), parameter.value());
    return tensors;
}

Result<void> assignParameters(torch::nn::Module& module, const NamedTensors& tensors)
{
    const NamedTensors parameters = namedParameters(module);
    if (const Result<void> fit = checkFit(parameters, tensors); !fit)
        return fit;
    const at::NoGradGuard noGradient;
    for (const auto& [name, parameter] : parameters)
        parameter.copy_(tensors.at(name));
    return {};
}

Result<void> checkFinite(const NamedTensors& tensors)
{
    for (const auto& [name, tensor] : tensors)
        if (!at::isfinite(tensor).all().item<bool>())
            return Error{ErrorCode::InvalidArgument, fmt::format("weights '{}' are not finite", name)};
    return {};
}

} // namespace ratatosk
