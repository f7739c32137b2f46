// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

struct gzFile_s;

namespace ratatosk {

/// The bytes of a file, unpacked where they are packed by gzip.
class ByteSource
{
public:
    /// Error: PermissionDenied.
    static Result<ByteSource> open(const std::filesystem::path& file);

    /// How many bytes were read; 0: there are no more. Errors: IoError, NotADatabase (damaged, or unpacks to far more than it seems).
    Result<std::size_t> read(char* bytes, std::size_t most);

    /// Reads on from that byte. False: the file is packed, and only read from its beginning.
    bool seek(std::int64_t begin);

    /// Whether a packed file ended before it should have; known at the end.
    bool isCutOff() const { return m_isCutOff; }

private:
    struct Close {
        void operator()(gzFile_s* file) const;
    };

    ByteSource(gzFile_s* source, const std::filesystem::path& file) : m_source(source), m_name(file.filename().string()) {}

    std::unique_ptr<gzFile_s, Close> m_source;
    std::string m_name;
    std::int64_t m_unpacked = 0;
    bool m_isCutOff = false;
};

} // namespace ratatosk
