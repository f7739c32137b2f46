// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/serialization/checkpoint.h"

#include "core/base/json_depth.h"
#include "core/network/serialization/safetensors.h"

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
constexpr std::size_t kLeftoverLetters = 6;

Error notACheckpoint(const std::filesystem::path& path)
{
    return Error{ErrorCode::ModelInvalid, fmt::format("'{}' is not a checkpoint of a training", path.string())};
}

Result<std::map<std::string, std::int64_t>> parseCounters(const std::string& text, const std::filesystem::path& path)
{
    const json object = isNestedTooDeeply(text) ? json() : json::parse(text, nullptr, false);
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

/// A writer that was killed leaves its file under the name that AtomicFile gives: the target's, a full stop and six letters.
void removeLeftovers(const std::filesystem::path& path)
{
    const std::string prefix = path.filename().string() + '.';
    std::error_code failure;
    for (const auto& entry : std::filesystem::directory_iterator(path.parent_path(), failure)) {
        const std::string name = entry.path().filename().string();
        if (name.starts_with(prefix) && name.size() == prefix.size() + kLeftoverLetters)
            std::filesystem::remove(entry.path(), failure);
    }
}

} // namespace

Result<void> writeCheckpoint(const std::filesystem::path& path, const Checkpoint& checkpoint)
{
    removeLeftovers(path);
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
} catch (const std::exception&) {
    return Error{ErrorCode::InvalidArgument, "the state of the random numbers was made by another version of LibTorch"};
}

} // namespace ratatosk
