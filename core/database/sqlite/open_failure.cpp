// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/sqlite/open_failure.h"

#include "core/database/sqlite/sqlite_failure.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sqlite3.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <string_view>

namespace ratatosk {

namespace {

constexpr std::size_t headerSize = 100;         // "Database File Format", section 1.3
constexpr std::size_t readVersionPosition = 19; // 1: rollback journal, 2: write-ahead log

std::string firstBytes(const std::filesystem::path& file)
{
    std::string bytes(headerSize, '\0');
    std::ifstream stream(file, std::ios::binary);
    stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(stream.gcount()));
    return bytes;
}

bool hasDatabaseMagic(std::string_view header)
{
    return header.starts_with(std::string_view("SQLite format 3\0", 16));
}

bool isInWalMode(std::string_view header)
{
    return hasDatabaseMagic(header) && header.size() > readVersionPosition && header[readVersionPosition] == 2;
}

bool looksLikeText(std::string_view bytes)
{
    return std::ranges::all_of(bytes, [](char letter) {
        const auto byte = static_cast<unsigned char>(letter);
        return byte >= ' ' || byte == '\n' || byte == '\r' || byte == '\t';
    });
}

Error notADatabase(const std::filesystem::path& file, std::string_view header)
{
    const std::string name = file.filename().string();
    if (header.starts_with("PAR1") || header.starts_with("ARROW1") || header.starts_with("FEA1"))
        return {ErrorCode::NotADatabase,
                fmt::format("'{}' is a Parquet or Arrow file, which Ratatosk cannot read. Export it as CSV.", name)};
    if (looksLikeText(header))
        return {ErrorCode::NotADatabase, fmt::format("'{}' is a text file, not a SQLite database.", name)};
    return {ErrorCode::NotADatabase, fmt::format("'{}' is not a SQLite database. It may be another kind of file, or encrypted.", name)};
}

/// A journal or log that SQLite would have to work through, which takes writing.
Error needsRecovery(const std::filesystem::path& file, std::string_view header)
{
    const char* reason = isInWalMode(header) ? "uses a write-ahead log, and its folder is not writable"
                                             : "was left in the middle of a change that has to be undone in the file";
    return {ErrorCode::DatabaseNeedsRecovery, fmt::format("'{}' {}. Open a copy of the file.", file.filename().string(), reason)};
}

} // namespace

std::optional<Error> fileSystemObjection(const std::filesystem::path& file)
{
    std::error_code failure;
    const auto type = std::filesystem::status(file, failure).type();
    if (failure == std::errc::permission_denied)
        return Error{ErrorCode::PermissionDenied, fmt::format("You are not allowed to read the folder of '{}'.", file.string())};
    if (type == std::filesystem::file_type::not_found || type == std::filesystem::file_type::none)
        return Error{ErrorCode::FileMissing, fmt::format("There is no file '{}'.", file.string())};
    if (type == std::filesystem::file_type::directory)
        return Error{ErrorCode::FileIsDirectory, fmt::format("'{}' is a folder.", file.string())};
    if (type != std::filesystem::file_type::regular)
        return Error{ErrorCode::NotADatabase, fmt::format("'{}' is a device or a pipe, not a file.", file.string())};
    if (faccessat(AT_FDCWD, file.c_str(), R_OK, AT_EACCESS) != 0)
        return Error{ErrorCode::PermissionDenied, fmt::format("You are not allowed to read '{}'.", file.string())};
    return std::nullopt;
}

Error explainOpenFailure(const std::filesystem::path& file, sqlite3* handle)
{
    const std::string header = firstBytes(file);
    switch (sqlite3_extended_errcode(handle) & 0xff) {
    case SQLITE_NOTADB:
        if (!hasDatabaseMagic(header))
            return notADatabase(file, header);
        return {ErrorCode::DatabaseCorrupt, fmt::format("The header of '{}' is damaged.", file.filename().string())};
    case SQLITE_READONLY: return needsRecovery(file, header);
    case SQLITE_CANTOPEN:
        if (isInWalMode(header))
            return needsRecovery(file, header);
        return {ErrorCode::PermissionDenied, fmt::format("'{}' could not be opened.", file.string())};
    default: return sqliteFailure(handle, ErrorCode::DatabaseCorrupt);
    }
}

} // namespace ratatosk
