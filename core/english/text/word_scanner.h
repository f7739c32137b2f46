// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace ratatosk {

/// Byte range of one word.
struct WordSpan {
    int begin = 0;
    int end = 0;

    bool operator==(const WordSpan&) const = default;
};

/// Where the words of a text are. One word each: URLs, e-mail addresses, dates, times, numbers (1,250.5 10% 3k), abbreviations (U.S.),
/// runs of letters and digits with inner - / & or apostrophe, clitics ('s 't 're ...), and every other character. White space and
/// `_` only separate. Requires: UTF-8.
std::vector<WordSpan> scanWords(std::string_view text);

} // namespace ratatosk
