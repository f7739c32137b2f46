// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/functions/dropout.h"

#include <ATen/ATen.h>
#include <ATen/CPUGeneratorImpl.h>
#include <ATen/Dispatch.h>
#include <ATen/Parallel.h>
#include <torch/csrc/autograd/custom_function.h>

#include <mutex>
#include <optional>
#include <random>

namespace ratatosk {
namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

constexpr std::int64_t kGrain = 1 << 15; ///< numbers: a thread's share costs more than starting it

thread_local std::optional<std::mt19937_64> ownStream; ///< of this thread's DropoutStream

at::Tensor masked(const at::Tensor& input, std::uint64_t seed, double probability)
{
    const at::Tensor source = input.contiguous();
    at::Tensor result = at::empty_like(source);
    const DropoutMask mask(seed, probability);
    const float* from = source.data_ptr<float>();
    float* to = result.data_ptr<float>();
    // The mask by value: through a reference, `to` might change it, and the loop would not vectorise.
    at::parallel_for(0, source.numel(), kGrain, [=](std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i)
            to[i] = from[i] * mask.at(static_cast<std::uint32_t>(i));
    });
    return result;
}

struct HashedDropout : torch::autograd::Function<HashedDropout> {
    static at::Tensor forward(AutogradContext* context, const at::Tensor& input, double probability, std::int64_t seed)
    {
        context->saved_data["probability"] = probability;
        context->saved_data["seed"] = seed;
        return masked(input, static_cast<std::uint64_t>(seed), probability);
    }

    static variable_list backward(AutogradContext* context, variable_list gradients)
    {
        const auto seed = static_cast<std::uint64_t>(context->saved_data["seed"].toInt());
        return {masked(gradients[0], seed, context->saved_data["probability"].toDouble()), at::Tensor(), at::Tensor()};
    }
};

} // namespace

DropoutStream::DropoutStream(std::uint64_t seed)
{
    ownStream.emplace(seed);
}

DropoutStream::~DropoutStream()
{
    ownStream.reset();
}

std::uint64_t nextDropoutSeed()
{
    if (ownStream)
        return (*ownStream)();
    at::Generator generator = at::detail::getDefaultCPUGenerator();
    const std::lock_guard lock(generator.mutex());
    return at::check_generator<at::CPUGeneratorImpl>(generator)->random64();
}

at::Tensor hashedDropout(const at::Tensor& input, double probability, bool isTraining)
{
    if (!isTraining || probability <= 0)
        return input;
    if (!input.is_cpu() || input.scalar_type() != at::kFloat)
        return at::dropout(input, probability, true);
    return HashedDropout::apply(input, probability, static_cast<std::int64_t>(nextDropoutSeed()));
}

} // namespace ratatosk
