// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdio>
#include <filesystem>
#include <memory>
#include <string_view>

namespace ratatosk {

/// A file that appears under its name only when it is complete: written beside it under a temporary name, flushed to the disk, renamed.
/// A crash or a full disk leaves what was there before. An older file's permissions stay. Used by one thread.
class AtomicFile
{
public:
    /// PermissionDenied, FileMissing (no such folder), FileIsDirectory or IoError.
    static Result<AtomicFile> create(const std::filesystem::path& target);
    AtomicFile(AtomicFile&&) = default;
    AtomicFile& operator=(AtomicFile&&) = delete;
    /// Removes what was written, unless it was committed.
    ~AtomicFile();

    Result<void> write(std::string_view bytes);
    /// Makes the file appear, in place of an older one. Nothing may be written afterwards.
    Result<void> commit();

private:
    struct Close {
        void operator()(std::FILE* stream) const { std::fclose(stream); }
    };

    AtomicFile(std::filesystem::path target, std::filesystem::path temporary, std::FILE* stream);

    std::filesystem::path m_target;
    std::filesystem::path m_temporary;
    std::unique_ptr<std::FILE, Close> m_stream;
};

/// The whole of a small file at once. Error: IoError, whatever the cause, which the detail tells.
Result<void> writeAtomically(const std::filesystem::path& target, std::string_view bytes);

} // namespace ratatosk
