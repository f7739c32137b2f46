// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/opening/cache_folder.h"

#include <cstdint>
#include <cstdlib>
#include <system_error>

#include <unistd.h>

#include <fmt/format.h>

namespace ratatosk {

namespace {

namespace fs = std::filesystem;

/// Without a home there is only the folder for temporary files, where others could have put something under any name that they can guess.
/// It stays when the program ends, since the path of the sample is handed on.
const fs::path& folderOfItsOwn()
{
    static const fs::path folder = [] {
        std::error_code failure;
        std::string name = (fs::temp_directory_path(failure) / "ratatosk-XXXXXX").string();
        return failure || !mkdtemp(name.data()) ? fs::path() : fs::path(name);
    }();
    return folder;
}

} // namespace

fs::path cacheFolder()
{
    const auto variable = [](const char* name) {
        const char* value = std::getenv(name);
        return fs::path(value ? value : "");
    };
    // The XDG base directory specification ignores relative paths.
    const fs::path cache = variable("XDG_CACHE_HOME");
    const fs::path home = variable("HOME");
    if (cache.is_absolute())
        return cache / "ratatosk";
    return home.is_absolute() ? home / ".cache" / "ratatosk" : folderOfItsOwn();
}

std::string fingerprint(std::string_view text)
{
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char byte : text)
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
    return fmt::format("{:016x}", hash);
}

} // namespace ratatosk
