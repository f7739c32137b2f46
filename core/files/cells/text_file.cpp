// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/cells/text_file.h"

#include <fmt/format.h>
#include <iconv.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace ratatosk {

namespace {

constexpr std::size_t kPieceBytes = 1 << 17;
constexpr std::string_view kReplacement = "\xef\xbf\xbd";
constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf"; ///< in UTF-8, and what those of UTF-16 become

const char* converterName(TextEncoding encoding)
{
    switch (encoding) {
    case TextEncoding::Utf16Little: return "UTF-16LE";
    case TextEncoding::Utf16Big: return "UTF-16BE";
    case TextEncoding::Windows1252: return "WINDOWS-1252";
    case TextEncoding::Windows1250: return "WINDOWS-1250";
    case TextEncoding::Windows1251: return "WINDOWS-1251";
    case TextEncoding::Gb18030: return "GB18030";
    case TextEncoding::ShiftJis: return "CP932";
    case TextEncoding::EucKr: return "CP949";
    case TextEncoding::Big5: return "CP950";
    case TextEncoding::MacRoman: return "MACINTOSH";
    case TextEncoding::Utf8Damaged: return "UTF-8";
    case TextEncoding::Utf8: break;
    }
    return nullptr;
}

} // namespace

void TextFile::CloseConverter::operator()(void* converter) const
{
    iconv_close(converter);
}

TextFile::TextFile(ByteSource bytes, const std::filesystem::path& file, ImportPace& pace)
    : m_name(file.filename().string()), m_pace(&pace), m_source(std::move(bytes))
{
}

Result<TextFile> TextFile::open(const std::filesystem::path& file, TextEncoding encoding, ImportPace& pace, std::int64_t begin)
{
    auto bytes = ByteSource::open(file);
    if (!bytes)
        return bytes.error();
    TextFile text(*std::move(bytes), file, pace);
    if (const char* name = converterName(encoding)) {
        const iconv_t converter = iconv_open("UTF-8", name);
        if (converter == reinterpret_cast<iconv_t>(-1)) // NOLINT: that is how iconv says it
            return Error{ErrorCode::NotADatabase,
                         fmt::format("'{}' has the encoding {}, which this system cannot read.", text.m_name, name)};
        text.m_converter.reset(converter);
        text.m_unit = encoding == TextEncoding::Utf16Little || encoding == TextEncoding::Utf16Big ? 2 : 1;
    }
    text.m_bytes.resize(kPieceBytes);
    if (begin > 0 && !text.m_source.seek(begin))
        return Error{ErrorCode::NotADatabase, fmt::format("'{}' is compressed and can only be read from its beginning.", text.m_name)};
    return text;
}

Result<std::string_view> TextFile::next()
{
    const auto read = m_source.read(m_bytes.data() + m_kept, kPieceBytes - m_kept);
    if (!read)
        return read.error();
    const std::size_t count = *read;
    if (const auto advanced = m_pace->advance(static_cast<std::int64_t>(count)); !advanced)
        return advanced.error();
    std::string_view piece(m_bytes.data(), m_kept + count);
    if (count == 0 && m_kept > 0) { // half a character ends the file
        m_kept = 0;
        return kReplacement;
    }
    if (m_converter) {
        m_text.clear();
        m_kept += count;
        convert();
        piece = m_text;
    }
    if (std::memchr(piece.data(), 0, piece.size())) {
        m_text = piece; // which may be a part of it
        std::erase(m_text, '\0');
        piece = m_text;
    }
    if (m_isFirst && piece.starts_with(kByteOrderMark))
        piece.remove_prefix(kByteOrderMark.size());
    if (piece.empty() && count > 0) { // nothing but the mark, or bytes of 0
        m_isFirst = false;
        return next();
    }
    m_isFirst = false;
    return piece;
}

/// From m_bytes to m_text; what is left of m_bytes goes to its beginning.
void TextFile::convert()
{
    char* input = m_bytes.data();
    std::size_t left = m_kept;
    while (left > 0) {
        const std::size_t before = m_text.size();
        m_text.resize(before + 3 * left); // no character of two bytes takes more than three in UTF-8
        char* output = m_text.data() + before;
        std::size_t room = m_text.size() - before;
        const std::size_t outcome = iconv(m_converter.get(), &input, &left, &output, &room);
        m_text.resize(m_text.size() - room);
        if (outcome != static_cast<std::size_t>(-1) || errno == EINVAL) // all, or all but half a character
            break;
        if (errno == EILSEQ) {
            const std::size_t skipped = std::min(m_unit, left);
            input += skipped;
            left -= skipped;
            m_text += kReplacement;
        }
    }
    m_bytes.replace(0, left, m_bytes, static_cast<std::size_t>(input - m_bytes.data()), left);
    m_bytes.resize(kPieceBytes);
    m_kept = left;
}

} // namespace ratatosk
