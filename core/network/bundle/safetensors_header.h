// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// How a file keeps numbers; the format's own names are in the comments.
enum class StoredFormat {
    Double,   ///< F64
    Float,    ///< F32
    Half,     ///< F16
    BFloat16, ///< BF16
    Long,     ///< I64
    Int,      ///< I32
    Char,     ///< I8
    Byte,     ///< U8
    Bool,     ///< BOOL
};

/// Where one tensor lies among the raw numbers of a safetensors file.
struct TensorEntry {
    std::string name;
    StoredFormat format = StoredFormat::Float;
    std::vector<std::int64_t> shape;
    std::int64_t begin = 0; ///< bytes from the end of the header
    std::int64_t end = 0;

    bool operator==(const TensorEntry&) const = default;
};

/// The JSON header of a safetensors file.
struct SafetensorsHeader {
    std::vector<TensorEntry> entries; ///< in the order of their bytes
    std::map<std::string, std::string> metadata;
    std::int64_t size = 0; ///< bytes of the file before the first tensor's
};

/// Checks every claim against `dataSize`, the number of bytes behind the header: the ranges must cover it exactly. ModelInvalid otherwise.
Result<SafetensorsHeader> parseSafetensorsHeader(std::string_view json, std::int64_t dataSize);

/// The header as text, with spaces at its end so that the numbers begin at a multiple of 8.
std::string formatSafetensorsHeader(const SafetensorsHeader& header);

} // namespace ratatosk
