// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_depth.h"
#include "core/base/result.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace ratatosk {

/// The elements of a file that holds one JSON array. Errors: FileMissing, IoError, InvalidData.
Result<std::vector<nlohmann::json>> readJsonRecords(const std::filesystem::path& file);

/// A JSON exception's sentence without the library's prefix.
std::string reasonOf(const nlohmann::json::exception& exception);

/// Calls read(record) for each record of `file`. Its errors, and JSON exceptions (a missing field, a wrong type), become
/// InvalidData with file and record number in front.
template <class Read>
Result<void> forEachRecord(const std::filesystem::path& file, Read read)
{
    const auto records = readJsonRecords(file);
    if (!records)
        return records.error();
    for (size_t i = 0; i < records->size(); ++i) {
        const auto fail = [&](const std::string& reason) {
            return Error{ErrorCode::InvalidData, fmt::format("{}, record {}: {}", file.string(), i, reason)};
        };
        try {
            if (const Result<void> done = read((*records)[i]); !done)
                return fail(done.error().detail);
        } catch (const nlohmann::json::exception& exception) {
            return fail(reasonOf(exception));
        }
    }
    return {};
}

/// Calls read(record) for each line of `file`, a JSON object each (JSON Lines). Errors: FileMissing, IoError, InvalidData with file and
/// line in front, as above.
template <class Read>
Result<void> forEachLine(const std::filesystem::path& file, Read read)
{
    std::error_code ignored;
    if (!std::filesystem::exists(file, ignored))
        return Error{ErrorCode::FileMissing, fmt::format("{} does not exist.", file.string())};
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        return Error{ErrorCode::IoError, fmt::format("{} cannot be read.", file.string())};
    int number = 1;
    for (std::string line; std::getline(stream, line); ++number) {
        const auto fail = [&](const std::string& reason) {
            return Error{ErrorCode::InvalidData, fmt::format("{}, line {}: {}", file.string(), number, reason)};
        };
        if (isNestedTooDeeply(line))
            return fail("nested too deeply");
        try {
            if (const Result<void> done = read(nlohmann::json::parse(line)); !done)
                return fail(done.error().detail);
        } catch (const nlohmann::json::exception& exception) {
            return fail(reasonOf(exception));
        }
    }
    return {};
}

} // namespace ratatosk
