// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/bundle/safetensors_file.h"
#include "core/network/serialization/named_tensors.h"

#include <filesystem>

namespace ratatosk {

/// The contents of a safetensors file: 8 bytes with the header's length (little-endian), a JSON header that gives for each name the
/// number format, the shape and the range of bytes, then the raw numbers. Reading it runs no code, unlike pickled weights.
struct TensorFile {
    NamedTensors tensors;                        ///< on the CPU, contiguous: F64, F32, F16, BF16, I64, I32, I8, U8 or BOOL
    std::map<std::string, std::string> metadata; ///< free text by key
};

/// Errors: as readSafetensorsHeader.
Result<TensorFile> readSafetensors(const std::filesystem::path& path);

/// Replaces `path` atomically. InvalidArgument for a number format that is not in the list above.
Result<void> writeSafetensors(const std::filesystem::path& path, const TensorFile& file);

} // namespace ratatosk
