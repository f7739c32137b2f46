// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cells/text_encoding.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <string>
#include <string_view>

namespace ratatosk {

namespace {

constexpr std::size_t kScanned = 1 << 18;               ///< bytes at a time
constexpr std::uint64_t kHighBits = 0x8080808080808080; ///< of eight bytes: set in those that are no ASCII

/// Whether bytes that come in pieces are UTF-8 (RFC 3629).
class Utf8Check
{
public:
    bool take(std::string_view bytes)
    {
        for (std::size_t i = 0; i < bytes.size() && m_isValid;) {
            std::uint64_t eight = 0;
            if (m_wanted == 0 && i + 8 <= bytes.size() && (std::memcpy(&eight, &bytes[i], 8), (eight & kHighBits) == 0))
                i += 8;
            else
                take(static_cast<unsigned char>(bytes[i++]));
        }
        return m_isValid;
    }
    bool isComplete() const { return m_isValid && m_wanted == 0; }

private:
    void take(unsigned char byte)
    {
        if (m_wanted > 0) {
            m_isValid = byte >= m_least && byte <= m_most;
            m_least = 0x80;
            m_most = 0xbf;
            --m_wanted;
        } else if (byte >= 0x80) {
            begin(byte);
        }
    }
    void begin(unsigned char byte)
    {
        m_isValid = byte >= 0xc2 && byte <= 0xf4;
        m_wanted = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
        m_least = byte == 0xe0 ? 0xa0 : byte == 0xf0 ? 0x90 : 0x80; // no longer spelling than is needed
        m_most = byte == 0xed ? 0x9f : byte == 0xf4 ? 0x8f : 0xbf;  // no surrogates, nothing above U+10FFFF
    }

    bool m_isValid = true;
    int m_wanted = 0;
    unsigned char m_least = 0x80;
    unsigned char m_most = 0xbf;
};

/// A NUL, or more than one control character in twenty.
bool isBinary(std::string_view bytes)
{
    if (std::memchr(bytes.data(), 0, bytes.size()))
        return true;
    const auto isControl = [](char byte) {
        return static_cast<unsigned char>(byte) < ' ' && byte != '\n' && byte != '\r' && byte != '\t' && byte != '\f' && byte != '\x1a';
    };
    return std::ranges::count_if(bytes, isControl) * 20 > static_cast<std::ptrdiff_t>(bytes.size());
}

Error isNoText(const std::filesystem::path& file)
{
    return {ErrorCode::NotADatabase, fmt::format("'{}' holds bytes that no text has.", file.filename().string())};
}

} // namespace

Result<TextEncoding> textEncodingOf(const std::filesystem::path& file, ImportPace& pace)
{
    std::ifstream stream(file, std::ios::binary);
    std::string bytes(kScanned, '\0');
    Utf8Check utf8;
    bool isFirst = true;
    while (stream) {
        stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        const std::string_view piece(bytes.data(), static_cast<std::size_t>(stream.gcount()));
        if (piece.empty())
            break;
        if (isFirst && (piece.starts_with("\xff\xfe") || piece.starts_with("\xfe\xff")))
            return piece.front() == '\xff' ? TextEncoding::Utf16Little : TextEncoding::Utf16Big;
        isFirst = false;
        if (isBinary(piece))
            return isNoText(file);
        utf8.take(piece);
        if (const auto advanced = pace.advance(static_cast<std::int64_t>(piece.size())); !advanced)
            return advanced.error();
    }
    if (!stream.eof())
        return Error{ErrorCode::IoError, fmt::format("'{}' could not be read.", file.string())};
    if (isFirst)
        return Error{ErrorCode::NotADatabase, fmt::format("'{}' is empty.", file.filename().string())};
    return utf8.isComplete() ? TextEncoding::Utf8 : TextEncoding::Windows1252;
}

} // namespace ratatosk
