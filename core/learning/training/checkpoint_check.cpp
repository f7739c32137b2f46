// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/training/checkpoint_check.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <limits>
#include <string>
#include <string_view>
#include <utility>

namespace ratatosk {
namespace {

Error unusable(const std::string& why)
{
    return Error{ErrorCode::ModelInvalid, "The training cannot continue from its checkpoint: " + why + '.'};
}

Result<void> checkCounters(const std::map<std::string, std::int64_t>& counters, std::int64_t steps)
{
    constexpr std::int64_t mostMillis = 100'000; // of a percentage; -1000: not measured yet
    const std::pair<const char*, std::pair<std::int64_t, std::int64_t>> ranges[] = {{"step", {0, steps}},
                                                                                    {"optimiser_steps", {0, steps}},
                                                                                    {"average_count", {0, steps}},
                                                                                    {"best_validation_millis", {-1'000, mostMillis}}};
    for (const auto& [name, range] : ranges) {
        const auto counter = counters.find(name);
        if (counter == counters.end())
            return unusable(fmt::format("it has no counter '{}'", name));
        if (counter->second < range.first || counter->second > range.second)
            return unusable(fmt::format("its counter '{}' cannot be {}", name, counter->second));
    }
    return {};
}

/// That the checkpoint has a tensor of the same shape for each of `wanted`, under a prefix.
Result<void> checkTensors(const Checkpoint& checkpoint, const std::string& prefix, const NamedTensors& wanted)
{
    for (const auto& [name, tensor] : wanted) {
        const auto stored = checkpoint.tensors.find(prefix + name);
        if (stored == checkpoint.tensors.end() || stored->second.sizes() != tensor.sizes())
            return unusable(fmt::format("it has no fitting '{}{}'", prefix, name));
    }
    return {};
}

} // namespace

Result<void> checkCheckpoint(const Checkpoint& checkpoint, bool isSameRecipe, std::int64_t steps, const NamedTensors& weights,
                             const NamedTensors& moments)
{
    if (!isSameRecipe)
        return unusable("it was made with another recipe");
    if (const auto counters = checkCounters(checkpoint.counters, steps); !counters)
        return counters;
    if (const auto fitting = checkTensors(checkpoint, "moment.", moments); !fitting)
        return fitting;
    if (!checkpoint.tensors.contains("generator"))
        return unusable("it has no state of the random numbers");
    return checkpoint.counters.at("average_count") > 0 ? checkTensors(checkpoint, "average.", weights) : Result<void>();
}

} // namespace ratatosk
