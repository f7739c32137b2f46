// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/initialisation/xavier.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>

#include <cmath>
#include <string_view>

namespace ratatosk {

void initialiseXavier(torch::nn::Module& module)
{
    const at::NoGradGuard guard;
    for (auto& entry : module.named_parameters()) {
        at::Tensor& parameter = entry.value();
        if (parameter.dim() >= 2)
            parameter.normal_(0, std::sqrt(2.0 / static_cast<double>(parameter.size(0) + parameter.size(1))));
        else if (!std::string_view(entry.key()).ends_with("norm_weight"))
            parameter.zero_();
    }
}

} // namespace ratatosk
