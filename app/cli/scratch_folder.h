// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>

namespace ratatosk::cli {

/// A folder for temporary files of its own, which goes away with the object.
class ScratchFolder
{
public:
    /// Error: IoError.
    static Result<ScratchFolder> create();
    ~ScratchFolder();
    ScratchFolder(ScratchFolder&& other) noexcept;

    const std::filesystem::path& path() const { return m_path; }

private:
    explicit ScratchFolder(std::filesystem::path path) : m_path(std::move(path)) {}

    std::filesystem::path m_path; ///< empty: moved from
};

} // namespace ratatosk::cli
