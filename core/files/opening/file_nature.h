// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace ratatosk {

/// What a file's first bytes say that it is.
enum class FileNature {
    Unreadable, ///< or not there, or a folder
    Empty,
    Database, ///< begins as an SQLite file does, sound or not
    Text,
    Columnar, ///< Parquet or Arrow, which no library of this program reads
    Archive,  ///< ZIP, gzip and the like
    Document, ///< PDF, a picture
    Random,   ///< no known beginning and no pattern: encrypted, as SQLCipher does
    Other,
};

/// Reads the first few kilobytes.
FileNature fileNature(const std::filesystem::path& file);

} // namespace ratatosk
