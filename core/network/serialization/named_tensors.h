// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <ATen/core/Tensor.h>

#include <map>
#include <string>

namespace torch::nn {
class Module;
}

namespace ratatosk {

/// Tensors by name, in the order of their names: what every file of weights holds.
using NamedTensors = std::map<std::string, at::Tensor>;

/// The parameters of a module and of those inside it, by dotted path ("encoder.layer.0.output.dense.bias"). They share the module's memory.
NamedTensors namedParameters(const torch::nn::Module& module);

/// Copies `tensors` into the module's parameters of the same names, converting the number format. Leaves `requires_grad` as it is.
/// ModelInvalid when a parameter has no tensor, a tensor no parameter, or a shape differs; the module is then unchanged.
Result<void> assignParameters(torch::nn::Module& module, const NamedTensors& tensors);

/// InvalidArgument, naming the first tensor that holds an infinity or no number: a training that went astray is not to be kept.
Result<void> checkFinite(const NamedTensors& tensors);

} // namespace ratatosk
