// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/serialization/weight_adaptation.h"

#include "core/network/bundle/quantisation_levels.h"
#include "core/network/serialization/row_quantisation.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <fmt/format.h>

#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

constexpr std::string_view kChange = ".change", kChangeScale = ".change.scale";
constexpr float kThreshold = (kChangeLevels[2] + kChangeLevels[3]) / 2;
constexpr int kPerByte = kChangesOfByte;
constexpr float kSmallest = 1e-12F; ///< deviation of a row: one that has not changed is divided by it

std::string partOf(const std::string& name, std::string_view part)
{
    return name + std::string(part);
}

at::Tensor levels()
{
    return at::tensor(at::ArrayRef<float>(kChangeLevels.data(), kChangeLevels.size()));
}

/// 0 to 3 for each number. Requires: [rows, columns], divided by their rows' deviation.
at::Tensor codesOf(const at::Tensor& change)
{
    return (change > -kThreshold).to(at::kInt) + (change > 0).to(at::kInt) + (change > kThreshold).to(at::kInt);
}

/// [rows, columns], columns in multiples of four.
at::Tensor packed(const at::Tensor& codes)
{
    const at::Tensor four = codes.view({codes.size(0), -1, kPerByte});
    return (four.select(2, 0) + four.select(2, 1) * 4 + four.select(2, 2) * 16 + four.select(2, 3) * 64).to(at::kByte);
}

/// The levels of each number, [rows, columns].
at::Tensor unpacked(const at::Tensor& bytes)
{
    const at::Tensor all = bytes.to(at::kLong);
    std::vector<at::Tensor> four;
    for (int place = 0; place < kPerByte; ++place)
        four.push_back(at::bitwise_and(at::bitwise_right_shift(all, 2 * place), 3));
    const at::Tensor codes = at::stack(four, 2).reshape({bytes.size(0), -1});
    return levels().index_select(0, codes.reshape({-1})).view(codes.sizes());
}

bool isPackable(const at::Tensor& tensor)
{
    return tensor.dim() == 2 && tensor.numel() > 0 && tensor.size(1) % kPerByte == 0;
}

/// The scale of a row is the one that then fits best.
void addChange(const std::string& name, const at::Tensor& change, NamedTensors& adaptation)
{
    const at::Tensor deviation = change.square().mean(1, true).sqrt().clamp_min(kSmallest);
    const at::Tensor bytes = packed(codesOf(change / deviation));
    const at::Tensor found = unpacked(bytes);
    adaptation[partOf(name, kChange)] = bytes;
    adaptation[partOf(name, kChangeScale)] = (found * change).sum(1) / found.square().sum(1);
}

bool isChangeOf(const at::Tensor& bytes, const at::Tensor& matrix)
{
    return isPackable(matrix) && bytes.scalar_type() == at::kByte && bytes.dim() == 2 && bytes.size(0) == matrix.size(0)
        && bytes.size(1) * kPerByte == matrix.size(1);
}

bool isScaleOf(const at::Tensor& scale, const at::Tensor& bytes)
{
    return scale.scalar_type() == at::kFloat && scale.dim() == 1 && scale.size(0) == bytes.size(0)
        && at::isfinite(scale).all().item<bool>();
}

/// A new tensor: weights may share their memory with others that stay as they are.
Result<at::Tensor> changed(const std::string& name, const NamedTensors& base, const NamedTensors& adaptation)
{
    const auto matrix = base.find(name), scale = adaptation.find(partOf(name, kChangeScale));
    const at::Tensor& bytes = adaptation.at(partOf(name, kChange));
    if (matrix == base.end() || scale == adaptation.end() || !isChangeOf(bytes, matrix->second) || !isScaleOf(scale->second, bytes))
        return Error{ErrorCode::ModelInvalid, fmt::format("the change of '{}' does not have its shape", name)};
    return matrix->second + unpacked(bytes) * scale->second.unsqueeze(1);
}

} // namespace

NamedTensors adaptationOf(const NamedTensors& base, const NamedTensors& trained)
{
    const at::NoGradGuard noGradient;
    NamedTensors changes, whole;
    for (const auto& [name, tensor] : trained) {
        const auto before = base.find(name);
        const bool isOld = before != base.end() && before->second.sizes() == tensor.sizes();
        if (isOld && at::equal(before->second, tensor))
            continue;
        if (isOld && isPackable(tensor))
            addChange(name, tensor - before->second, changes);
        else
            whole[name] = tensor;
    }
    changes.merge(quantiseRows(whole));
    return changes;
}

Result<NamedTensors> adapted(NamedTensors base, const NamedTensors& adaptation)
{
    const at::NoGradGuard noGradient;
    NamedTensors stored;
    for (const auto& [name, tensor] : adaptation) {
        if (name.ends_with(kChange)) {
            const std::string matrix = name.substr(0, name.size() - kChange.size());
            auto result = changed(matrix, base, adaptation);
            if (!result)
                return result.error();
            base[matrix] = *std::move(result);
        } else if (!name.ends_with(kChangeScale)) {
            stored.emplace(name, tensor);
        }
    }
    auto whole = dequantiseRows(stored);
    if (!whole)
        return whole.error();
    for (auto& [name, tensor] : *whole)
        base[name] = std::move(tensor);
    return base;
}

} // namespace ratatosk
