// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/serialization/named_tensors.h"
#include "core/network/serialization/safetensors_header.h"

#include <filesystem>

namespace ratatosk {

/// The contents of a safetensors file: 8 bytes with the header's length (little-endian), a JSON header that gives for each name the
/// number format, the shape and the range of bytes, then the raw numbers. Reading it runs no code, unlike pickled weights.
struct TensorFile {
    NamedTensors tensors;                        ///< on the CPU, contiguous: F64, F32, F16, BF16, I64, I32, I8, U8 or BOOL
    std::map<std::string, std::string> metadata; ///< free text by key
};

/// FileMissing, PermissionDenied, or ModelInvalid for anything that is not exactly this format: a header longer than the file, unknown
/// formats, shapes that disagree with their range of bytes, ranges that overlap, leave gaps or end elsewhere than the file does.
Result<TensorFile> readSafetensors(const std::filesystem::path& path);

/// What the file says of its tensors, checked against its size, before any of their numbers is read. Errors: as readSafetensors.
Result<SafetensorsHeader> readSafetensorsHeader(const std::filesystem::path& path);

/// Replaces `path` atomically. InvalidArgument for a number format that is not in the list above.
Result<void> writeSafetensors(const std::filesystem::path& path, const TensorFile& file);

} // namespace ratatosk
