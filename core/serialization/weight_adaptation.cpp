// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serialization/weight_adaptation.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace ratatosk {
namespace {

constexpr std::string_view kUp = ".up", kDown = ".down";

std::string partName(const std::string& name, std::string_view part)
{
    return name + std::string(part);
}

bool paysAsProduct(const at::Tensor& matrix, std::int64_t rank)
{
    return matrix.dim() == 2 && rank * (matrix.size(0) + matrix.size(1)) < matrix.numel();
}

/// Both parts carry the root of each singular value, so that neither is rounded more coarsely than the other.
void addProduct(const std::string& name, const at::Tensor& change, std::int64_t rank, NamedTensors& adaptation)
{
    const auto [left, values, right] = at::linalg_svd(change, false);
    const at::Tensor roots = values.narrow(0, 0, rank).sqrt();
    adaptation[partName(name, kUp)] = (left.narrow(1, 0, rank) * roots).contiguous();
    adaptation[partName(name, kDown)] = (right.narrow(0, 0, rank) * roots.unsqueeze(1)).contiguous();
}

void addChange(const std::string& name, const at::Tensor& base, const at::Tensor& trained, int rank, NamedTensors& adaptation)
{
    if (at::equal(base, trained))
        return;
    if (paysAsProduct(trained, rank))
        addProduct(name, trained - base, rank, adaptation);
    else
        adaptation[name] = trained;
}

Error unfitting(const std::string& name)
{
    return Error{ErrorCode::ModelInvalid, fmt::format("the change of '{}' does not have its shape", name)};
}

/// A new tensor: weights may share their memory with others that stay as they are.
Result<at::Tensor> changed(const std::string& name, const at::Tensor& matrix, const at::Tensor& up, const NamedTensors& adaptation)
{
    const auto down = adaptation.find(partName(name, kDown));
    if (down == adaptation.end() || up.dim() != 2 || down->second.dim() != 2 || matrix.dim() != 2 || up.size(0) != matrix.size(0)
        || up.size(1) != down->second.size(0) || down->second.size(1) != matrix.size(1))
        return unfitting(name);
    return at::addmm(matrix, up, down->second);
}

/// The name of the matrix that a part belongs to; empty: it is no such part.
std::string matrixOf(const std::string& name, std::string_view part)
{
    return name.ends_with(part) ? name.substr(0, name.size() - part.size()) : std::string();
}

} // namespace

NamedTensors adaptationOf(const NamedTensors& base, const NamedTensors& trained, int rank)
{
    const at::NoGradGuard noGradient;
    NamedTensors adaptation;
    for (const auto& [name, tensor] : trained) {
        const auto before = base.find(name);
        if (before != base.end() && before->second.sizes() == tensor.sizes())
            addChange(name, before->second, tensor, rank, adaptation);
        else
            adaptation[name] = tensor;
    }
    return adaptation;
}

Result<NamedTensors> adapted(NamedTensors base, const NamedTensors& adaptation)
{
    const at::NoGradGuard noGradient;
    for (const auto& [name, tensor] : adaptation) {
        const std::string matrix = matrixOf(name, kUp), other = matrixOf(name, kDown);
        const auto found = base.find(matrix);
        if (!other.empty() && adaptation.contains(partName(other, kUp)))
            continue;
        if (matrix.empty()) {
            base[name] = tensor;
            continue;
        }
        if (found == base.end())
            return unfitting(matrix);
        auto result = changed(matrix, found->second, tensor, adaptation);
        if (!result)
            return result.error();
        found->second = *std::move(result);
    }
    return base;
}

} // namespace ratatosk
