// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/import_cache.h"

#include "core/files/importing/format_note.h"
#include "core/files/opening/cache_folder.h"

#include <fmt/format.h>

#include <chrono>
#include <system_error>

namespace ratatosk {

namespace {

namespace fs = std::filesystem;

constexpr int kImportVersion = 3; ///< to be raised when the same file makes another database
constexpr auto kKept = std::chrono::days(30);
constexpr std::string_view kImportEnding = ".sqlite";

fs::path importFolder()
{
    return cacheFolder().empty() ? fs::path() : cacheFolder() / "imports";
}

Error cannotKeep(const std::string& why)
{
    return {ErrorCode::IoError, fmt::format("The imported tables cannot be stored in the cache folder: {}.", why)};
}

} // namespace

Result<ImportPlace> importPlaceFor(const std::vector<fs::path>& files)
{
    std::string paths;
    std::string stamps = fmt::format("version {}", kImportVersion);
    for (const fs::path& file : files) {
        std::error_code failure;
        const fs::path path = fs::weakly_canonical(fs::absolute(file), failure);
        const auto size = fs::file_size(file, failure);
        const auto time = fs::last_write_time(file, failure);
        if (failure)
            return Error{ErrorCode::FileMissing, fmt::format("There is no file '{}'.", file.string())};
        paths += path.string() + '\n';
        stamps += fmt::format(" {} {} {}", size, time.time_since_epoch().count(), choicesOf(formatNoteOf(file)));
    }
    const fs::path folder = importFolder();
    if (folder.empty())
        return cannotKeep("there is no such folder");
    std::error_code failure;
    fs::create_directories(folder, failure);
    if (failure)
        return cannotKeep(failure.message());
    fs::permissions(folder, fs::perms::owner_all, failure);
    const std::string prefix = fingerprint(paths) + '-';
    return ImportPlace{folder / fmt::format("{}{}{}", prefix, fingerprint(stamps), kImportEnding), prefix};
}

bool isCurrent(const ImportPlace& place)
{
    std::error_code failure;
    if (!fs::exists(place.file, failure))
        return false;
    fs::last_write_time(place.file, fs::file_time_type::clock::now(), failure);
    return true;
}

void removeOldImports(const ImportPlace& place)
{
    std::error_code failure;
    const auto now = fs::file_time_type::clock::now();
    for (const auto& entry : fs::directory_iterator(place.file.parent_path(), failure)) {
        if (entry.path() == place.file)
            continue;
        const std::string name = entry.path().filename().string();
        const bool isOfSamePaths = name.starts_with(place.prefix) && name.ends_with(kImportEnding); // not a draft that another fills
        if (isOfSamePaths || now - entry.last_write_time(failure) > kKept)
            fs::remove(entry.path(), failure);
    }
}

bool isImport(const fs::path& database)
{
    return !importFolder().empty() && database.parent_path() == importFolder();
}

} // namespace ratatosk
