// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serialization/checkpoint.h"

#include "core/serialization/safetensors.h"

#include <ATen/ATen.h>
#include <ATen/CPUGeneratorImpl.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <mutex>

namespace ratatosk {
namespace {

using nlohmann::json;

constexpr auto kCounters = "counters";
constexpr auto kRecipe = "recipe";

Error notACheckpoint(const std::filesystem::path& path)
{
    return Error{ErrorCode::ModelInvalid, fmt::format("'{}' is no checkpoint of a training", path.string())};
}

Result<std::map<std::string, std::int64_t>> parseCounters(const std::string& text, const std::filesystem::path& path)
{
    const json object = json::parse(text, nullptr, false);
    if (!object.is_object())
        return notACheckpoint(path);
    std::map<std::string, std::int64_t> counters;
    for (const auto& [name, value] : object.items()) {
        if (!value.is_number_integer())
            return notACheckpoint(path);
        counters[name] = value.get<std::int64_t>();
    }
    return counters;
}

} // namespace

Result<void> writeCheckpoint(const std::filesystem::path& path, const Checkpoint& checkpoint)
{
    return writeSafetensors(path, {checkpoint.tensors, {{kCounters, json(checkpoint.counters).dump()}, {kRecipe, checkpoint.recipe}}});
}

Result<Checkpoint> readCheckpoint(const std::filesystem::path& path)
{
    auto file = readSafetensors(path);
    if (!file)
        return file.error();
    if (!file->metadata.contains(kCounters) || !file->metadata.contains(kRecipe))
        return notACheckpoint(path);
    auto counters = parseCounters(file->metadata[kCounters], path);
    if (!counters)
        return counters.error();
    return Checkpoint{std::move(file->tensors), *std::move(counters), file->metadata[kRecipe]};
}

at::Tensor generatorState()
{
    at::Generator generator = at::detail::getDefaultCPUGenerator();
    const std::lock_guard lock(generator.mutex());
    return generator.get_state();
}

Result<void> restoreGeneratorState(const at::Tensor& state)
try {
    at::Generator generator = at::detail::getDefaultCPUGenerator();
    const std::lock_guard lock(generator.mutex());
    generator.set_state(state);
    return {};
} catch (const std::exception& failure) {
    return Error{ErrorCode::InvalidArgument, fmt::format("no state of a generator: {}", failure.what())};
}

} // namespace ratatosk
