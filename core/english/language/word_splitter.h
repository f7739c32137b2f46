// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/english/text/question.h"

#include <string_view>

namespace ratatosk {

/// Cuts text into words with byte offsets and lemmas. Curly quotes and the like count as their ASCII forms, `-` and `/` stay inside
/// words, numbers, dates, e-mails and URLs are one word each, spans of years ("1840-49") three. Errors: InvalidQuestion (empty, not UTF-8, too long).
Result<Question> splitQuestion(std::string_view text);

/// The lemma sets of a schema name's words, by the same code, so that systematic mistakes cancel.
std::vector<Word> splitName(std::string_view readableName);

/// Two words are equal when their lemma sets meet.
bool sameWord(const Word& left, const Word& right);

} // namespace ratatosk
