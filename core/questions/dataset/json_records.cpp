// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/dataset/json_records.h"

#include "core/base/json_depth.h"

#include <fstream>
#include <iterator>

namespace ratatosk {

Result<std::vector<nlohmann::json>> readJsonRecords(const std::filesystem::path& file)
{
    std::error_code ignored;
    if (!std::filesystem::exists(file, ignored))
        return Error{ErrorCode::FileMissing, fmt::format("{} does not exist.", file.string())};
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        return Error{ErrorCode::IoError, fmt::format("{} cannot be read.", file.string())};
    const std::string text(std::istreambuf_iterator<char>(stream), {});
    if (isNestedTooDeeply(text))
        return Error{ErrorCode::InvalidData, fmt::format("{} is nested too deeply.", file.string())};
    nlohmann::json document;
    try {
        document = nlohmann::json::parse(text);
    } catch (const nlohmann::json::exception& exception) {
        return Error{ErrorCode::InvalidData, fmt::format("{}: {}", file.string(), reasonOf(exception))};
    }
    if (!document.is_array())
        return Error{ErrorCode::InvalidData, fmt::format("{} does not hold a JSON array.", file.string())};
    return document.get<std::vector<nlohmann::json>>();
}

std::string reasonOf(const nlohmann::json::exception& exception)
{
    const std::string message = exception.what();
    const size_t prefixEnd = message.find("] ");
    return prefixEnd == std::string::npos ? message : message.substr(prefixEnd + 2);
}

} // namespace ratatosk
