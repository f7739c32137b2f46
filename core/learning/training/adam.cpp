// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/training/adam.h"

#include "core/learning/training/adam_kernel.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <ATen/core/grad_mode.h>

#include <cmath>
#include <utility>

namespace ratatosk {
namespace {

constexpr std::int64_t kGrain = 1 << 15; ///< numbers: a thread's share costs more than starting it

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

/// Our kernel takes these.
bool isForKernel(const at::Tensor& value)
{
    return value.is_cpu() && value.scalar_type() == at::kFloat;
}

/// The parameters of one group, side by side.
struct Lists {
    std::vector<at::Tensor> values, gradients, firsts, seconds;
};

/// A launch takes a GPU longer than the numbers of most parameters: each of these is one for all of them.
void updateElsewhere(Lists& lists, const AdamUpdate& update)
{
    if (lists.values.empty())
        return;
    const std::vector<at::Tensor> scaled = at::_foreach_mul(lists.gradients, at::Scalar(update.gradientScale));
    at::_foreach_mul_(lists.firsts, at::Scalar(update.beta1));
    at::_foreach_add_(lists.firsts, scaled, 1 - update.beta1);
    at::_foreach_mul_(lists.seconds, at::Scalar(update.beta2));
    at::_foreach_addcmul_(lists.seconds, scaled, scaled, at::Scalar(1 - update.beta2));
    const std::vector<at::Tensor> divisors = at::_foreach_mul(lists.seconds, at::Scalar(update.secondCorrection));
    at::_foreach_sqrt_(divisors);
    at::_foreach_add_(divisors, at::Scalar(update.epsilon));
    at::_foreach_addcdiv_(lists.values, lists.firsts, divisors, at::Scalar(-update.rate));
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
    std::vector<at::Tensor> gradients;
    for (const State& state : m_states) {
        if (const at::Tensor& gradient = state.parameter.value.grad(); gradient.defined())
            gradients.push_back(gradient);
    }
    return gradients.empty() ? 0.0 : at::stack(at::_foreach_norm(gradients)).to(at::kDouble).norm().item<double>();
}

void Adam::step(const std::vector<double>& rates, double gradientScale)
{
    const at::NoGradGuard guard;
    ++m_steps;
    std::vector<Lists> elsewhere(rates.size());
    for (State& state : m_states) {
        at::Tensor& value = state.parameter.value;
        if (!value.grad().defined())
            continue;
        const at::Tensor gradient = std::exchange(value.mutable_grad(), at::Tensor()).contiguous();
        if (isForKernel(value)) {
            updateOnCpu(value, gradient, state.first, state.second, updateAt(rates[state.parameter.group], gradientScale));
            continue;
        }
        Lists& lists = elsewhere[state.parameter.group];
        lists.values.push_back(value);
        lists.gradients.push_back(gradient);
        lists.firsts.push_back(state.first);
        lists.seconds.push_back(state.second);
    }
    for (std::size_t group = 0; group < rates.size(); ++group)
        updateElsewhere(elsewhere[group], updateAt(rates[group], gradientScale));
}

kernel::AdamUpdate Adam::updateAt(double rate, double gradientScale) const
{
    const double firstCorrection = 1 - std::pow(m_options.beta1, static_cast<double>(m_steps));
    const double secondCorrection = 1 - std::pow(m_options.beta2, static_cast<double>(m_steps));
    return {static_cast<float>(m_options.beta1),   static_cast<float>(m_options.beta2),      static_cast<float>(rate / firstCorrection),
            static_cast<float>(m_options.epsilon), static_cast<float>(1 / secondCorrection), static_cast<float>(gradientScale)};
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
