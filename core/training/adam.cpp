// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/training/adam.h"

#include "core/training/adam_kernel.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <ATen/core/grad_mode.h>

#include <cmath>

namespace ratatosk {
namespace {

constexpr std::int64_t kGrain = 1 << 15;

using kernel::AdamUpdate;

void updateOnCpu(at::Tensor& value, const at::Tensor& gradient, at::Tensor& first, at::Tensor& second, const AdamUpdate& update)
{
    float* x = value.data_ptr<float>();
    const float* g = gradient.data_ptr<float>();
    float* m = first.data_ptr<float>();
    float* v = second.data_ptr<float>();
    at::parallel_for(0, value.numel(), kGrain, [&](std::int64_t begin, std::int64_t end) {
        kernel::adamStep(update, g + begin, end - begin, x + begin, m + begin, v + begin);
    });
}

void updateElsewhere(at::Tensor& value, const at::Tensor& gradient, at::Tensor& first, at::Tensor& second, const AdamUpdate& update)
{
    const at::Tensor scaled = gradient * update.gradientScale;
    first.mul_(update.beta1).add_(scaled, 1 - update.beta1);
    second.mul_(update.beta2).addcmul_(scaled, scaled, 1 - update.beta2);
    value.addcdiv_(first, (second * update.secondCorrection).sqrt_().add_(update.epsilon), -update.rate);
}

} // namespace

Adam::Adam(std::vector<Parameter> parameters, const Options& options) : m_options(options)
{
    for (Parameter& parameter : parameters) {
        const at::Tensor zeros = at::zeros_like(parameter.value, parameter.value.options().requires_grad(false));
        m_states.push_back({std::move(parameter), zeros, zeros.clone()});
    }
}

double Adam::gradientNorm() const
{
    double sum = 0;
    for (const State& state : m_states) {
        const at::Tensor& gradient = state.parameter.value.grad();
        if (gradient.defined())
            sum += std::pow(gradient.norm().item<double>(), 2);
    }
    return std::sqrt(sum);
}

void Adam::step(const std::vector<double>& rates, double gradientScale)
{
    const at::NoGradGuard guard;
    ++m_steps;
    const double firstCorrection = 1 - std::pow(m_options.beta1, static_cast<double>(m_steps));
    const double secondCorrection = 1 - std::pow(m_options.beta2, static_cast<double>(m_steps));
    for (State& state : m_states) {
        at::Tensor gradient = state.parameter.value.grad();
        if (!gradient.defined())
            continue;
        gradient = gradient.contiguous();
        const AdamUpdate update{static_cast<float>(m_options.beta1), static_cast<float>(m_options.beta2),
                                static_cast<float>(rates[state.parameter.group] / firstCorrection), static_cast<float>(m_options.epsilon),
                                static_cast<float>(1 / secondCorrection), static_cast<float>(gradientScale)};
        const auto apply = state.parameter.value.is_cpu() ? updateOnCpu : updateElsewhere;
        apply(state.parameter.value, gradient, state.first, state.second, update);
        state.parameter.value.mutable_grad() = at::Tensor();
    }
}

std::map<std::string, at::Tensor> Adam::moments() const
{
    std::map<std::string, at::Tensor> result;
    for (const State& state : m_states) {
        result[state.parameter.name + ".m"] = state.first;
        result[state.parameter.name + ".v"] = state.second;
    }
    return result;
}

} // namespace ratatosk
