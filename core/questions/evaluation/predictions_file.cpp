// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/evaluation/predictions_file.h"

#include "core/base/atomic_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>

namespace ratatosk {

Result<std::vector<std::string>> readPredictions(const std::filesystem::path& file)
{
    std::error_code ignored;
    if (!std::filesystem::exists(file, ignored))
        return Error{ErrorCode::FileMissing, fmt::format("{} does not exist.", file.string())};
    std::ifstream stream(file, std::ios::binary);
    std::vector<std::string> predictions;
    for (std::string line; std::getline(stream, line);) {
        if (line.ends_with('\r'))
            line.pop_back();
        predictions.push_back(line);
    }
    if (!stream.eof())
        return Error{ErrorCode::IoError, fmt::format("{} cannot be read.", file.string())};
    return predictions;
}

Result<void> writePredictions(const std::filesystem::path& file, std::span<const std::string> predictions)
{
    std::string text;
    for (std::string line : predictions) {
        std::ranges::replace_if(
            line, [](char c) { return c == '\n' || c == '\r'; }, ' ');
        text += line + '\n';
    }
    return writeAtomically(file, text);
}

} // namespace ratatosk
