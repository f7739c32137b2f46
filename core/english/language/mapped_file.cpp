// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/mapped_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ratatosk {

MappedFile::MappedFile(const std::filesystem::path& file)
{
    const int opened = open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (opened < 0)
        return;
    struct stat status {
    };
    if (fstat(opened, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0) {
        const auto bytes = static_cast<size_t>(status.st_size);
        if (void* start = mmap(nullptr, bytes, PROT_READ, MAP_PRIVATE, opened, 0); start != MAP_FAILED)
            m_text = {static_cast<const char*>(start), bytes};
    }
    close(opened); // the mapping stays
}

MappedFile::~MappedFile()
{
    if (!m_text.empty())
        munmap(const_cast<char*>(m_text.data()), m_text.size());
}

} // namespace ratatosk
