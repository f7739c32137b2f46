// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/cells/byte_source.h"
#include "core/files/cells/text_encoding.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace ratatosk {

/// A text read in pieces, as UTF-8 whatever it is written in; what its encoding does not have becomes U+FFFD. Its byte order mark is left out,
/// and so are bytes of 0.
class TextFile
{
public:
    /// From the byte `begin` on. `pace` must outlive it. Errors: PermissionDenied, NotADatabase (an encoding that this system does not know,
    /// or a packed file that is not read from its beginning).
    static Result<TextFile> open(const std::filesystem::path& file, TextEncoding encoding, ImportPace& pace, std::int64_t begin = 0);
    TextFile(TextFile&&) noexcept = default;

    /// The next piece, valid until the next call; empty at the end. It may end within a character. Errors: as ByteSource, Cancelled.
    Result<std::string_view> next();

private:
    struct CloseConverter {
        void operator()(void* converter) const;
    };

    TextFile(ByteSource bytes, const std::filesystem::path& file, ImportPace& pace);
    void convert();

    std::string m_name;
    ImportPace* m_pace;
    ByteSource m_source;
    std::unique_ptr<void, CloseConverter> m_converter; ///< null: it is UTF-8 already
    std::size_t m_unit = 1;                            ///< bytes of what is left out where nothing fits
    std::string m_bytes;                               ///< as they are in the file
    std::size_t m_kept = 0;                            ///< of them, the beginning of a character whose end is still to come
    std::string m_text;                                ///< converted, or without bytes of 0
    bool m_isFirst = true;
};

} // namespace ratatosk
