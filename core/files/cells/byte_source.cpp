// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/cells/byte_source.h"

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>

namespace ratatosk {

namespace {

constexpr unsigned kReadAhead = 1u << 17;
constexpr std::int64_t kUnpackedInAnyCase = 1LL << 30; ///< beyond that a text of tables is hardly packed to a hundredth
constexpr std::int64_t kMostPacked = 100;

} // namespace

void ByteSource::Close::operator()(gzFile_s* file) const
{
    gzclose(file);
}

Result<ByteSource> ByteSource::open(const std::filesystem::path& file)
{
    gzFile source = gzopen(file.c_str(), "rb");
    if (!source)
        return Error{ErrorCode::PermissionDenied, fmt::format("'{}' could not be opened.", file.string())};
    gzbuffer(source, kReadAhead);
    return ByteSource(source, file);
}

bool ByteSource::seek(std::int64_t begin)
{
    return gzdirect(m_source.get()) != 0 && gzseek(m_source.get(), begin, SEEK_SET) == begin;
}

Result<std::size_t> ByteSource::read(char* bytes, std::size_t most)
{
    const int count = gzread(m_source.get(), bytes, static_cast<unsigned>(std::min<std::size_t>(most, kUnpackedInAnyCase)));
    int failure = Z_OK;
    gzerror(m_source.get(), &failure);
    if (failure == Z_BUF_ERROR)
        m_isCutOff = true;
    else if (failure == Z_DATA_ERROR)
        return Error{ErrorCode::NotADatabase, fmt::format("The compressed file '{}' is damaged.", m_name)};
    else if (count < 0)
        return Error{ErrorCode::IoError, fmt::format("'{}' could not be read.", m_name)};
    m_unpacked += std::max(count, 0);
    if (m_unpacked > kUnpackedInAnyCase && m_unpacked > kMostPacked * static_cast<std::int64_t>(gzoffset(m_source.get())))
        return Error{ErrorCode::NotADatabase,
                     fmt::format("'{}' unpacks to more than a hundred times its size. Unpack it first, then open the result.", m_name)};
    return static_cast<std::size_t>(std::max(count, 0));
}

} // namespace ratatosk
