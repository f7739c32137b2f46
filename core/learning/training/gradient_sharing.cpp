// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/training/gradient_sharing.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>

#include <cmath>

namespace ratatosk {

Result<void> shareWeights(ProcessGroup& group, std::vector<at::Tensor> weights)
{
    const at::NoGradGuard guard;
    if (!group.isFirst()) {
        for (at::Tensor& weight : weights)
            weight.zero_();
    }
    return group.add(weights);
}

Result<std::int64_t> shareGradients(ProcessGroup& group, const std::vector<at::Tensor>& parameters, std::int64_t examples,
                                    at::Tensor& means)
{
    if (group.isAlone())
        return examples;
    const at::NoGradGuard guard;
    const auto weight = static_cast<double>(examples);
    const auto count = static_cast<std::int64_t>(parameters.size());
    at::Tensor present = at::zeros({count}), total = at::full({1}, weight);
    std::vector<at::Tensor> sums;
    for (std::int64_t i = 0; i < count; ++i) {
        const at::Tensor& gradient = parameters[i].grad();
        present[i] = gradient.defined() ? 1.0 : 0.0;
        sums.push_back(gradient.defined() ? gradient * weight : at::zeros_like(parameters[i]));
    }
    sums.insert(sums.end(), {present, total, means * weight});
    if (const Result<void> added = group.add(sums); !added)
        return added.error();
    means = sums.back() / total;
    for (std::int64_t i = 0; i < count; ++i) {
        if (present[i].item<double>() > 0)
            parameters[i].mutable_grad() = sums[i].div_(total.item<double>());
    }
    return std::llround(total.item<double>());
}

} // namespace ratatosk
