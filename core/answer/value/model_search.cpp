// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/model_search.h"

#include "core/answer/value/question_answerer.h"
#include "core/base/program_folder.h"

#include <algorithm>
#include <cstdlib>
#include <system_error>
#include <vector>

#include <fmt/format.h>

namespace ratatosk {

namespace {

namespace fs = std::filesystem;

bool isBundle(const fs::path& folder)
{
    std::error_code ignored;
    return fs::is_regular_file(folder / "config.json", ignored) && fs::is_regular_file(folder / "weights.safetensors", ignored);
}

/// Folders of bundles: as installed, then `models` beside the program and in the folders above it, which finds the source tree from
/// any of its build folders.
std::vector<fs::path> placesToLook()
{
    fs::path folder = programFolder();
    std::vector<fs::path> places{folder / ".." / "share" / "ratatosk" / "models"};
    for (int level = 0; level < 4 && folder.has_relative_path(); ++level, folder = folder.parent_path())
        places.push_back(folder / "models");
    return places;
}

/// The bundles of one place by name.
std::vector<fs::path> bundlesIn(const fs::path& place)
{
    std::vector<fs::path> bundles;
    std::error_code failure;
    for (const auto& entry : fs::directory_iterator(place, failure)) {
        if (isBundle(entry.path()))
            bundles.push_back(entry.path());
    }
    std::sort(bundles.begin(), bundles.end());
    return bundles;
}

} // namespace

Result<fs::path> modelBundleIn(const fs::path& folder)
{
    if (isBundle(folder))
        return folder;
    if (const auto bundles = bundlesIn(folder); !bundles.empty())
        return bundles.front();
    return Error{ErrorCode::ModelMissing,
                 fmt::format("{} contains no model: config.json or weights.safetensors is missing.", folder.string())};
}

Result<fs::path> findModelBundle()
{
    if (const char* chosen = std::getenv("RATATOSK_MODEL"); chosen && *chosen) {
        if (isBundle(chosen))
            return fs::path(chosen);
        return Error{ErrorCode::ModelMissing, fmt::format("RATATOSK_MODEL names {}, which contains no model.", chosen)};
    }
    std::string looked;
    for (const fs::path& place : placesToLook()) {
        if (const auto bundles = bundlesIn(place); !bundles.empty())
            return bundles.front();
        looked += fmt::format("{}{}", looked.empty() ? "" : ", ", place.lexically_normal().string());
    }
    return Error{ErrorCode::ModelMissing, fmt::format("No model was found. These places were searched: {}.", looked)};
}

} // namespace ratatosk
