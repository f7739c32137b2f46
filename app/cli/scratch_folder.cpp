// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scratch_folder.h"

#include <string>
#include <system_error>
#include <utility>

#include <stdlib.h>

namespace ratatosk::cli {

Result<ScratchFolder> ScratchFolder::create()
{
    std::error_code failure;
    std::string name = (std::filesystem::temp_directory_path(failure) / "ratatosk-XXXXXX").string();
    if (failure || !mkdtemp(name.data()))
        return Error{ErrorCode::IoError, "There is no folder for temporary files."};
    return ScratchFolder(name);
}

ScratchFolder::~ScratchFolder()
{
    std::error_code failure;
    if (!m_path.empty())
        std::filesystem::remove_all(m_path, failure);
}

ScratchFolder::ScratchFolder(ScratchFolder&& other) noexcept : m_path(std::exchange(other.m_path, {})) {}

} // namespace ratatosk::cli
