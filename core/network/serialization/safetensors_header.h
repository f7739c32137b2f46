// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <c10/core/ScalarType.h>

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// Where one tensor lies among the raw numbers of a safetensors file.
struct TensorEntry {
    std::string name;
    c10::ScalarType format = c10::ScalarType::Float;
    std::vector<std::int64_t> shape;
    std::int64_t begin = 0; ///< bytes from the end of the header
    std::int64_t end = 0;
};

/// The JSON header of a safetensors file.
struct SafetensorsHeader {
    std::vector<TensorEntry> entries; ///< in the order of their bytes
    std::map<std::string, std::string> metadata;
};

/// Checks every claim against `dataSize`, the number of bytes behind the header: the ranges must cover it exactly. ModelInvalid otherwise.
Result<SafetensorsHeader> parseSafetensorsHeader(std::string_view json, std::int64_t dataSize);

/// The header as text, with spaces at its end so that the numbers begin at a multiple of 8. InvalidArgument for an unknown format.
Result<std::string> formatSafetensorsHeader(const SafetensorsHeader& header);

} // namespace ratatosk
