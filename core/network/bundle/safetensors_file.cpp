// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/bundle/safetensors_file.h"

#include "core/network/bundle/library_failure.h"

#include <fmt/format.h>

#include <bit>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <utility>

namespace ratatosk {
namespace {

static_assert(std::endian::native == std::endian::little, "the format stores numbers little-endian");

constexpr std::int64_t kLengthBytes = 8;
constexpr std::uint64_t kMostHeaderBytes = 100'000'000; // as the format's own reader has it

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
        return invalidSafetensors(path, "it is too short");
    const std::int64_t behindLength = fileSize - kLengthBytes;
    if (length > static_cast<std::uint64_t>(behindLength))
        return invalidSafetensors(path, "its header would be longer than the file");
    if (length > kMostHeaderBytes)
        return invalidSafetensors(path, "its header is too long");
    std::string text(length, '\0');
    if (!stream.read(text.data(), static_cast<std::streamsize>(length)))
        return invalidSafetensors(path, "its header cannot be read");
    auto header = parseSafetensorsHeader(text, behindLength - static_cast<std::int64_t>(length));
    if (!header)
        return invalidSafetensors(path, header.error().detail);
    header->size = kLengthBytes + static_cast<std::int64_t>(length);
    return header;
}

} // namespace

Result<SafetensorsHeader> readSafetensorsHeader(const std::filesystem::path& path)
try {
    auto stream = open(path);
    return stream ? readHeader(*stream, path) : stream.error();
} catch (const std::exception& failure) {
    return invalidSafetensors(path, plainReason(failure));
}

Error invalidSafetensors(const std::filesystem::path& path, std::string_view problem)
{
    return Error{ErrorCode::ModelInvalid, fmt::format("'{}' is not a valid safetensors file: {}", path.string(), problem)};
}

} // namespace ratatosk
