// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <zip.h>

#include <filesystem>
#include <map>
#include <string>

using Parts = std::map<std::string, std::string>; ///< of an archive, by name

/// Writes the archive.
inline void zipTo(const std::filesystem::path& file, const Parts& parts)
{
    zip_t* archive = zip_open(file.c_str(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
    for (const auto& [name, text] : parts)
        zip_file_add(archive, name.c_str(), zip_source_buffer(archive, text.data(), text.size(), 0), ZIP_FL_ENC_UTF_8);
    zip_close(archive);
}
