// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/serialization/safetensors.h"

#include "core/base/atomic_file.h"
#include "core/network/bundle/library_failure.h"
#include "core/network/bundle/safetensors_file.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <fstream>
#include <utility>

namespace ratatosk {
namespace {

static_assert(std::endian::native == std::endian::little, "the format stores numbers little-endian");

constexpr std::int64_t kLengthBytes = 8;

constexpr std::array<std::pair<StoredFormat, at::ScalarType>, 9> kFormats{{
    {StoredFormat::Double, at::kDouble},
    {StoredFormat::Float, at::kFloat},
    {StoredFormat::Half, at::kHalf},
    {StoredFormat::BFloat16, at::kBFloat16},
    {StoredFormat::Long, at::kLong},
    {StoredFormat::Int, at::kInt},
    {StoredFormat::Char, at::kChar},
    {StoredFormat::Byte, at::kByte},
    {StoredFormat::Bool, at::kBool},
}};

at::ScalarType typeOf(StoredFormat format)
{
    return std::ranges::find(kFormats, format, &std::pair<StoredFormat, at::ScalarType>::first)->second;
}

/// Requires: the entries are in the order of their bytes.
Result<TensorFile> readTensors(const std::filesystem::path& path, SafetensorsHeader header)
{
    std::ifstream stream(path, std::ios::binary);
    stream.seekg(header.size);
    TensorFile file{.metadata = std::move(header.metadata)};
    for (TensorEntry& entry : header.entries) {
        const at::Tensor tensor = at::empty(entry.shape, typeOf(entry.format));
        if (!stream.read(static_cast<char*>(tensor.data_ptr()), entry.end - entry.begin))
            return invalidSafetensors(path, fmt::format("the numbers of '{}' cannot be read", entry.name));
        file.tensors.emplace(std::move(entry.name), tensor);
    }
    return file;
}

NamedTensors contiguousOnCpu(const NamedTensors& tensors)
{
    NamedTensors result;
    for (const auto& [name, tensor] : tensors)
        result.emplace(name, tensor.detach().cpu().contiguous());
    return result;
}

std::string_view bytesOf(const at::Tensor& tensor)
{
    return {static_cast<const char*>(tensor.data_ptr()), static_cast<size_t>(tensor.nbytes())};
}

Result<SafetensorsHeader> headerOf(const NamedTensors& tensors, const std::map<std::string, std::string>& metadata)
{
    SafetensorsHeader header{.metadata = metadata};
    std::int64_t end = 0;
    for (const auto& [name, tensor] : tensors) {
        const auto* format = std::ranges::find(kFormats, tensor.scalar_type(), &std::pair<StoredFormat, at::ScalarType>::second);
        if (format == kFormats.end())
            return Error{ErrorCode::InvalidArgument, fmt::format("tensor '{}' has a number format that cannot be stored", name)};
        const std::int64_t begin = std::exchange(end, end + static_cast<std::int64_t>(tensor.nbytes()));
        header.entries.push_back({name, format->first, tensor.sizes().vec(), begin, end});
    }
    return header;
}

Result<void> writeContents(AtomicFile& file, const std::string& header, const NamedTensors& tensors)
{
    const auto length = std::bit_cast<std::array<char, kLengthBytes>>(static_cast<std::uint64_t>(header.size()));
    Result<void> written = file.write({length.data(), length.size()});
    if (written)
        written = file.write(header);
    for (auto tensor = tensors.begin(); written && tensor != tensors.end(); ++tensor)
        written = file.write(bytesOf(tensor->second));
    return written ? file.commit() : written;
}

} // namespace

Result<TensorFile> readSafetensors(const std::filesystem::path& path)
try {
    auto header = readSafetensorsHeader(path);
    return header ? readTensors(path, *std::move(header)) : header.error();
} catch (const std::exception& failure) {
    return invalidSafetensors(path, plainReason(failure));
}

Result<void> writeSafetensors(const std::filesystem::path& path, const TensorFile& file)
try {
    const NamedTensors tensors = contiguousOnCpu(file.tensors);
    const auto header = headerOf(tensors, file.metadata);
    if (!header)
        return header.error();
    auto target = AtomicFile::create(path);
    return target ? writeContents(*target, formatSafetensorsHeader(*header), tensors) : target.error();
} catch (const std::exception& failure) {
    return Error{ErrorCode::IoError, fmt::format("cannot write '{}': {}", path.string(), plainReason(failure))};
}

} // namespace ratatosk
