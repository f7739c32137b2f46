// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/bundle/text_file.h"

#include "core/base/json_depth.h"

#include <fmt/format.h>

#include <fstream>
#include <iterator>

namespace ratatosk {

Result<std::string> readModelText(const std::filesystem::path& file)
{
    constexpr std::uintmax_t most = 1 << 20;
    std::error_code failure;
    const std::uintmax_t size = std::filesystem::file_size(file, failure);
    if (failure)
        return Error{ErrorCode::ModelMissing, fmt::format("'{}': {}", file.string(), failure.message())};
    if (size > most)
        return Error{ErrorCode::ModelInvalid, fmt::format("'{}' is too large to be a description of a model", file.string())};
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        return Error{ErrorCode::PermissionDenied, fmt::format("cannot read '{}'", file.string())};
    std::string text(std::istreambuf_iterator<char>(stream), {});
    if (isNestedTooDeeply(text))
        return Error{ErrorCode::ModelInvalid, fmt::format("'{}' is nested too deeply", file.string())};
    return text;
}

} // namespace ratatosk
