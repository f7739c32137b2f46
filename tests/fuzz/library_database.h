// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

struct sqlite3;

namespace ratatosk::fuzz {

/// The library of tests/support/library_schema.h in memory: what SQLite itself makes of a text.
class LibraryDatabase
{
public:
    LibraryDatabase();
    ~LibraryDatabase();
    LibraryDatabase(const LibraryDatabase&) = delete;
    LibraryDatabase& operator=(const LibraryDatabase&) = delete;

    /// Whether it is one statement that compiles.
    bool runs(const std::string& sql) const;

    /// Its rows as text, in the order of their text; nothing when it fails or takes more than a moment.
    std::optional<std::vector<std::string>> rows(const std::string& sql) const;

private:
    sqlite3* m_handle = nullptr;
};

const LibraryDatabase& libraryDatabase();

} // namespace ratatosk::fuzz
