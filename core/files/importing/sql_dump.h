// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/files/cells/import_pace.h"

#include <filesystem>
#include <string_view>

namespace ratatosk {

/// How often the bytes of a dump are read: for its encoding, and to be replayed.
inline constexpr int kDumpPasses = 2;

/// Whether SQL is a database written out (`.dump` of SQLite's shell, and what writes the like) rather than something to be asked: it begins
/// with a transaction or a pragma and goes on with CREATE TABLE, or begins with that. `beginning`: its first few kilobytes.
bool beginsAsDump(std::string_view beginning);

/// The same of a file, whatever its encoding.
bool isSqlDump(const std::filesystem::path& file);

/// Replays a dump in an empty file: CREATE TABLE, INDEX, VIEW and TRIGGER, and INSERT of values. Transactions and settings are passed over,
/// and so are virtual tables with what they keep their data in; everything else is refused, by its words and by what SQLite asks for, so
/// that nothing but that file is reached. Errors: NotADatabase (no dump, a statement that fails or is none of a dump's, an end that is
/// missing), IoError (no room), Cancelled.
Result<void> replayDump(const std::filesystem::path& dump, const std::filesystem::path& target, ImportPace& pace);

} // namespace ratatosk
