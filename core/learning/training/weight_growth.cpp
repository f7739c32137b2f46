// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/training/weight_growth.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <torch/nn/module.h>

#include <algorithm>

namespace ratatosk {
namespace {

/// Behind the rules' rows stand those of Reduce, the beginning and the pointers.
bool hasMarkersLast(const std::string& name)
{
    return name.ends_with("action_vectors") || name.ends_with("rule_bias");
}

bool hasGrown(const at::Tensor& parameter, const at::Tensor& earlier)
{
    return parameter.dim() == earlier.dim() && parameter.dim() > 0 && parameter.size(0) > earlier.size(0)
        && parameter.sizes().slice(1) == earlier.sizes().slice(1);
}

bool isNewProjection(const std::string& name)
{
    return name.ends_with("cell_projection") || name.ends_with("value_text") || name.starts_with("follow_up");
}

bool readsStates(const std::string& name)
{
    return name.ends_with("word_projection") || name.ends_with("item_projection") || name.ends_with("cell_projection")
        || name.ends_with("value_text");
}

/// Rows of relations and kinds of items begin as those that come nearest; others stay as they were drawn.
void beginNewRows(const std::string& name, const at::Tensor& parameter, std::int64_t rows, const std::vector<int>& newRelations)
{
    const bool isOfRelations = name.ends_with("relation_key") || name.ends_with("relation_value");
    const bool isOfKinds = name.ends_with("kind_vectors");
    for (std::int64_t row = rows; row < parameter.size(0) && (isOfRelations || isOfKinds); ++row) {
        const auto place = static_cast<std::size_t>(row - rows);
        if (isOfKinds)
            parameter.select(0, row).copy_(parameter.select(0, rows - 1)); // the last known kind is the word's
        else if (place < newRelations.size())
            parameter.select(0, row).copy_(parameter.select(0, newRelations[place]));
    }
}

} // namespace

Result<void> growParameters(torch::nn::Module& network, const NamedTensors& earlier, const std::vector<int>& newRelations)
{
    const at::NoGradGuard noGradient;
    const auto parents = earlier.find("decoder.parent_vectors");
    const std::int64_t rules = parents == earlier.end() ? 0 : parents->second.size(0) - 1;
    for (const auto& [name, parameter] : namedParameters(network)) {
        const auto found = earlier.find(name);
        if (found == earlier.end() && isNewProjection(name)) {
            parameter.zero_();
            continue;
        }
        if (found == earlier.end())
            return Error{ErrorCode::ModelInvalid, fmt::format("the weights to start from lack '{}'", name)};
        const at::Tensor& from = found->second;
        const std::int64_t rows = from.dim() > 0 ? from.size(0) : 0;
        if (from.sizes() == parameter.sizes()) {
            parameter.copy_(from);
        } else if (!hasGrown(parameter, from)) {
            return Error{ErrorCode::ModelInvalid,
                         fmt::format("'{}' has shape [{}] in the weights to start from, and cannot grow to [{}]", name,
                                     fmt::join(from.sizes(), ", "), fmt::join(parameter.sizes(), ", "))};
        } else {
            const std::int64_t first = hasMarkersLast(name) ? rules : rows, last = rows - first;
            parameter.narrow(0, 0, first).copy_(from.narrow(0, 0, first));
            parameter.narrow(0, parameter.size(0) - last, last).copy_(from.narrow(0, first, last));
            beginNewRows(name, parameter, rows, newRelations);
        }
    }
    return {};
}

NamedTensors withOwnLanguageModel(const torch::nn::Module& network, NamedTensors earlier)
{
    constexpr auto languageModel = "language_model.";
    std::erase_if(earlier, [&](const auto& weight) { return weight.first.starts_with(languageModel); });
    for (const auto& [name, parameter] : namedParameters(network)) {
        const auto found = earlier.find(name);
        const bool isOther = found != earlier.end() && readsStates(name) && found->second.sizes() != parameter.sizes();
        if (isOther || name.starts_with(languageModel))
            earlier[name] = parameter.detach();
    }
    return earlier;
}

} // namespace ratatosk
