// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/serialization/safetensors.h"

#include "core/base/atomic_file.h"
#include "core/network/serialization/library_failure.h"
#include "core/network/serialization/safetensors_header.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <array>
#include <bit>
#include <cerrno>
#include <cstring>
#include <fstream>

namespace ratatosk {
namespace {

static_assert(std::endian::native == std::endian::little, "the format stores numbers little-endian");

constexpr std::int64_t kLengthBytes = 8;
constexpr std::uint64_t kMostHeaderBytes = 100'000'000; // as the format's own reader has it

Error invalidFile(const std::filesystem::path& path, std::string_view problem)
{
    return Error{ErrorCode::ModelInvalid, fmt::format("'{}' is not a valid safetensors file: {}", path.string(), problem)};
}

Result<std::ifstream> open(const std::filesystem::path& path)
{
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored))
        return Error{ErrorCode::FileIsDirectory, fmt::format("'{}' is a folder", path.string())};
    std::ifstream stream(path, std::ios::binary);
    if (!stream)
        return Error{errno == EACCES ? ErrorCode::PermissionDenied : ErrorCode::FileMissing,
                     fmt::format("cannot open '{}': {}", path.string(), std::strerror(errno))};
    return stream;
}

std::int64_t sizeOf(std::ifstream& stream)
{
    stream.seekg(0, std::ios::end);
    const std::int64_t size = stream.tellg();
    stream.seekg(0);
    return size;
}

Result<SafetensorsHeader> readHeader(std::ifstream& stream, const std::filesystem::path& path)
{
    const std::int64_t fileSize = sizeOf(stream);
    std::uint64_t length = 0;
    if (fileSize < kLengthBytes || !stream.read(reinterpret_cast<char*>(&length), kLengthBytes))
        return invalidFile(path, "it is too short");
    const std::int64_t behindLength = fileSize - kLengthBytes;
    if (length > static_cast<std::uint64_t>(behindLength))
        return invalidFile(path, "its header would be longer than the file");
    if (length > kMostHeaderBytes)
        return invalidFile(path, "its header is too long");
    std::string text(length, '\0');
    if (!stream.read(text.data(), static_cast<std::streamsize>(length)))
        return invalidFile(path, "its header cannot be read");
    auto header = parseSafetensorsHeader(text, behindLength - static_cast<std::int64_t>(length));
    return header ? std::move(header) : invalidFile(path, header.error().detail);
}

/// Requires: the stream stands at the first of the raw numbers, the entries are in the order of their bytes.
Result<TensorFile> readTensors(std::ifstream& stream, SafetensorsHeader header, const std::filesystem::path& path)
{
    TensorFile file{.metadata = std::move(header.metadata)};
    for (TensorEntry& entry : header.entries) {
        const at::Tensor tensor = at::empty(entry.shape, entry.format);
        if (!stream.read(static_cast<char*>(tensor.data_ptr()), entry.end - entry.begin))
            return invalidFile(path, fmt::format("the numbers of '{}' cannot be read", entry.name));
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

SafetensorsHeader headerOf(const NamedTensors& tensors, const std::map<std::string, std::string>& metadata)
{
    SafetensorsHeader header{.metadata = metadata};
    std::int64_t end = 0;
    for (const auto& [name, tensor] : tensors) {
        const std::int64_t begin = std::exchange(end, end + static_cast<std::int64_t>(tensor.nbytes()));
        header.entries.push_back({name, tensor.scalar_type(), tensor.sizes().vec(), begin, end});
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
    auto stream = open(path);
    if (!stream)
        return stream.error();
    auto header = readHeader(*stream, path);
    if (!header)
        return header.error();
    return readTensors(*stream, *std::move(header), path);
} catch (const std::exception& failure) {
    return invalidFile(path, plainReason(failure));
}

Result<SafetensorsHeader> readSafetensorsHeader(const std::filesystem::path& path)
try {
    auto stream = open(path);
    return stream ? readHeader(*stream, path) : stream.error();
} catch (const std::exception& failure) {
    return invalidFile(path, plainReason(failure));
}

Result<void> writeSafetensors(const std::filesystem::path& path, const TensorFile& file)
try {
    const NamedTensors tensors = contiguousOnCpu(file.tensors);
    const auto header = formatSafetensorsHeader(headerOf(tensors, file.metadata));
    if (!header)
        return header.error();
    auto target = AtomicFile::create(path);
    return target ? writeContents(*target, *header, tensors) : target.error();
} catch (const std::exception& failure) {
    return Error{ErrorCode::IoError, fmt::format("cannot write '{}': {}", path.string(), plainReason(failure))};
}

} // namespace ratatosk
