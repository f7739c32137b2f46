// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string_view>

namespace ratatosk {

/// A file mapped into memory for reading; empty when it cannot be opened. Shared freely while it lives.
class MappedFile
{
public:
    explicit MappedFile(const std::filesystem::path& file);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    std::string_view text() const { return m_text; }

private:
    std::string_view m_text;
};

} // namespace ratatosk
