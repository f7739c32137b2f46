// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>

namespace ratatosk {

/// An empty file beside `target` that takes its place once it is filled; until then it goes away with the object. One that a killed program
/// left there is removed.
class CopyDraft
{
public:
    /// Errors: PermissionDenied, FileMissing (no such folder), FileIsDirectory, IoError.
    static Result<CopyDraft> create(const std::filesystem::path& target);
    CopyDraft(CopyDraft&& other) noexcept;
    CopyDraft& operator=(CopyDraft&&) = delete;
    ~CopyDraft();

    const std::filesystem::path& file() const { return m_file; }

    /// Flushes it to the disk and renames it.
    Result<void> commit();

private:
    CopyDraft(std::filesystem::path target, std::filesystem::path file, int descriptor);

    std::filesystem::path m_target;
    std::filesystem::path m_file;
    int m_descriptor; ///< locked: somebody still fills the file; -1: nothing is left to remove
};

} // namespace ratatosk
