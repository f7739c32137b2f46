// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// One of several files that are opened together.
struct SetMember {
    std::filesystem::path file;
    std::string name{}; ///< what SQL calls the file, before a dot and a table's name; empty: made of the file's own

    bool operator==(const SetMember&) const = default;
};

/// How many files SQLite opens together: SQLITE_MAX_ATTACHED, as every distribution has it, beside the first one.
inline constexpr std::size_t kMostFilesTogether = 11;

/// Whether a place is one of several files rather than a file or the address of a server: "files:" and a line each.
bool isFileSet(std::string_view place);

/// The place that several files are together; of a single one without a name its path.
std::string placeOf(const std::vector<SetMember>& members);
std::string placeOf(const std::vector<std::filesystem::path>& files);

/// What a place holds: of a plain one itself.
std::vector<SetMember> membersOf(std::string_view place);

/// The members' names as SQL knows them: plain words, each different, none of them SQLite's own.
std::vector<std::string> attachedNames(const std::vector<SetMember>& members);

} // namespace ratatosk
