// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/cells/text_encoding.h"

#include "core/files/cells/byte_source.h"
#include "core/files/cells/double_byte_guess.h"
#include "core/files/cells/letter_guess.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace ratatosk {

namespace {

constexpr std::size_t kScanned = 1 << 18;               ///< bytes at a time
constexpr std::size_t kCountedTogether = 128;           ///< bytes, less than a byte counts
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

/// Notes the lines with bytes of 0, which are left out. `line`: of the first of the bytes.
void noteZeros(std::string_view bytes, std::int64_t& line, ImportPace& pace)
{
    while (!bytes.empty()) {
        const std::size_t zero = std::min(bytes.find('\0'), bytes.size());
        line += std::ranges::count(bytes.substr(0, zero), '\n');
        if (zero < bytes.size())
            pace.noteFault(line, "a zero byte was skipped");
        bytes.remove_prefix(std::min(zero + 1, bytes.size()));
    }
}

/// 1 or 0, without a branch.
std::uint8_t isControl(unsigned char byte)
{
    return static_cast<std::uint8_t>((byte < ' ') & (byte != '\n') & (byte != '\r') & (byte != '\t') & (byte != '\f') & (byte != 0x1a));
}

Error isNoText(const std::filesystem::path& file)
{
    return {ErrorCode::NotADatabase, fmt::format("'{}' contains bytes that are not text.", file.filename().string())};
}

/// Utf8: it is none.
TextEncoding utf16At(std::string_view beginning)
{
    if (beginning.starts_with("\xff\xfe"))
        return TextEncoding::Utf16Little;
    return beginning.starts_with("\xfe\xff") ? TextEncoding::Utf16Big : unmarkedUtf16(beginning);
}

} // namespace

bool areNoText(std::string_view bytes)
{
    constexpr std::ptrdiff_t neverCounted = 2; // one in a short text is a slip
    std::ptrdiff_t controls = 0;
    for (std::size_t begin = 0; begin < bytes.size(); begin += kCountedTogether) {
        std::uint8_t few = 0; // a byte, so that the compiler counts many at once
        for (const char byte : bytes.substr(begin, kCountedTogether))
            few += isControl(static_cast<unsigned char>(byte));
        controls += few;
    }
    return (controls - neverCounted) * 20 > static_cast<std::ptrdiff_t>(bytes.size());
}

Result<TextEncoding> textEncodingOf(const std::filesystem::path& file, ImportPace& pace)
{
    auto source = ByteSource::open(file);
    if (!source)
        return source.error();
    std::string bytes(kScanned, '\0');
    Utf8Check utf8;
    ByteTally tally;
    DoubleByteSample sample;
    std::int64_t line = 1;
    bool isFirst = true;
    while (true) {
        const auto count = source->read(bytes.data(), bytes.size());
        if (!count)
            return count.error();
        const std::string_view piece(bytes.data(), *count);
        if (piece.empty())
            break;
        const TextEncoding wide = isFirst ? utf16At(piece) : TextEncoding::Utf8;
        if (wide != TextEncoding::Utf8)
            return wide;
        isFirst = false;
        if (areNoText(piece))
            return isNoText(file);
        noteZeros(piece, line, pace);
        utf8.take(piece);
        tally.take(piece);
        sample.take(piece);
        if (const auto advanced = pace.advance(static_cast<std::int64_t>(piece.size())); !advanced)
            return advanced.error();
    }
    if (isFirst)
        return Error{ErrorCode::NotADatabase, fmt::format("'{}' is empty.", file.filename().string())};
    if (source->isCutOff())
        pace.noteFault(0, "the end of the compressed file is missing");
    tally.take(" "); // what the last byte stands before
    return utf8.isComplete() ? TextEncoding::Utf8 : likelyEncoding(tally, sample.text());
}

} // namespace ratatosk
