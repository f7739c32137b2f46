// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include <unistd.h>

namespace ratatosk::fuzz {

/// A file in a folder of this process's own, in memory where the machine has such a place. Both go away with the object.
class ScratchFile
{
public:
    explicit ScratchFile(const std::string& name) : m_folder(parent() / ("ratatosk-fuzz-" + std::to_string(getpid()) + "-" + name))
    {
        std::filesystem::create_directories(m_folder);
    }
    ~ScratchFile()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_folder, ignored);
    }
    ScratchFile(const ScratchFile&) = delete;
    ScratchFile& operator=(const ScratchFile&) = delete;

    std::filesystem::path path() const { return m_folder / "scratch"; }

    /// The folder holds nothing but a file of these bytes then.
    void write(std::string_view bytes) const
    {
        clear();
        std::ofstream(path(), std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    }
    void clear() const
    {
        for (const auto& entry : std::filesystem::directory_iterator(m_folder))
            std::filesystem::remove(entry);
    }
    std::string read() const { return read(path()); }
    static std::string read(const std::filesystem::path& file)
    {
        std::ifstream stream(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }

private:
    static std::filesystem::path parent()
    {
        const std::filesystem::path inMemory = "/dev/shm";
        return std::filesystem::is_directory(inMemory) ? inMemory : std::filesystem::temp_directory_path();
    }

    std::filesystem::path m_folder;
};

} // namespace ratatosk::fuzz
