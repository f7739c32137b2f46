// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/serialization/row_quantisation.h"

#include "core/network/serialization/group_quantisation.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace ratatosk {
namespace {

constexpr std::string_view kScale = ".scale";
constexpr double kLargest = 127.0;

std::string scaleName(const std::string& name)
{
    return name + std::string(kScale);
}

/// One number a row, shaped so that it multiplies the rows of `matrix`.
at::Tensor alongRows(const at::Tensor& scale, const at::Tensor& matrix)
{
    std::vector<std::int64_t> shape(static_cast<size_t>(matrix.dim()), 1);
    shape[0] = matrix.size(0);
    return scale.view(shape);
}

void quantise(const std::string& name, const at::Tensor& matrix, NamedTensors& stored)
{
    const at::Tensor scale = std::get<0>(matrix.abs().reshape({matrix.size(0), -1}).max(1)) / kLargest;
    const at::Tensor divisor = alongRows(scale, matrix).masked_fill(alongRows(scale, matrix) == 0, 1.0);
    stored.emplace(name, at::round(matrix / divisor).to(at::kChar));
    stored.emplace(scaleName(name), scale);
}

void quantiseGroups(const std::string& name, const at::Tensor& matrix, NamedTensors& stored)
{
    const GroupedMatrix grouped = roundGroups(matrix);
    stored.emplace(name, grouped.codes);
    stored.emplace(scaleName(name), grouped.scales);
}

bool isFiniteFloat(const at::Tensor& tensor)
{
    return tensor.scalar_type() == at::kFloat && at::isfinite(tensor).all().item<bool>();
}

Error invalidRows(const std::string& name, std::string_view problem)
{
    return Error{ErrorCode::ModelInvalid, fmt::format("weights '{}': {}", name, problem)};
}

Result<at::Tensor> dequantise(const std::string& name, const at::Tensor& matrix, const NamedTensors& stored)
{
    const auto scale = stored.find(scaleName(name));
    if (scale == stored.end())
        return invalidRows(name, "int8 without scales");
    if (matrix.dim() < 2 || scale->second.dim() != 1 || scale->second.size(0) != matrix.size(0))
        return invalidRows(name, "not one scale for each row");
    if (!isFiniteFloat(scale->second))
        return invalidRows(name, "its scales are not finite fp32 numbers");
    return matrix.to(at::kFloat).mul_(alongRows(scale->second, matrix));
}

Result<at::Tensor> dequantiseGroups(const std::string& name, const at::Tensor& codes, const NamedTensors& stored)
{
    constexpr std::int64_t bytesOfGroup = 16;
    const auto scales = stored.find(scaleName(name));
    if (scales == stored.end())
        return invalidRows(name, "four bits without scales");
    const at::Tensor& s = scales->second;
    if (codes.dim() != 2 || s.dim() != 2 || s.size(0) != codes.size(0) || s.size(1) * bytesOfGroup != codes.size(1))
        return invalidRows(name, "not one scale for each group");
    if (s.scalar_type() != at::kHalf || !at::isfinite(s).all().item<bool>())
        return invalidRows(name, "its scales are not finite fp16 numbers");
    return restoreGroups({codes, s});
}

bool isRounded(const at::Tensor& matrix)
{
    return matrix.scalar_type() == at::kChar || matrix.scalar_type() == at::kByte;
}

/// Whether `name` holds the scales of a rounded matrix that is there too.
bool isScale(const std::string& name, const NamedTensors& stored)
{
    if (!name.ends_with(kScale))
        return false;
    const auto matrix = stored.find(name.substr(0, name.size() - kScale.size()));
    return matrix != stored.end() && isRounded(matrix->second);
}

} // namespace

NamedTensors quantiseRows(const NamedTensors& tensors, const std::string& inFourBits)
{
    const at::NoGradGuard noGradient;
    NamedTensors stored;
    for (const auto& [name, tensor] : tensors) {
        const at::Tensor values = tensor.detach().to(at::kCPU, at::kFloat).contiguous();
        if (name == inFourBits && hasWholeGroups(values))
            quantiseGroups(name, values, stored);
        else if (values.dim() >= 2 && values.numel() > 0)
            quantise(name, values, stored);
        else
            stored.emplace(name, values);
    }
    return stored;
}

Result<NamedTensors> dequantiseRows(const NamedTensors& stored)
{
    const at::NoGradGuard noGradient;
    NamedTensors tensors;
    for (const auto& [name, tensor] : stored) {
        if (isScale(name, stored))
            continue;
        if (isRounded(tensor)) {
            const auto matrix = tensor.scalar_type() == at::kByte ? dequantiseGroups(name, tensor, stored)
                                                                  : dequantise(name, tensor, stored);
            if (!matrix)
                return matrix.error();
            tensors.emplace(name, *matrix);
        } else if (isFiniteFloat(tensor)) {
            tensors.emplace(name, tensor);
        } else {
            return invalidRows(name, "neither int8, nor in four bits, nor finite fp32 numbers");
        }
    }
    return tensors;
}

} // namespace ratatosk
