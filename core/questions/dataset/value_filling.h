// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace ratatosk {

/// What a query says where its literal is not known.
inline constexpr auto kUnknownValue = "value";

/// A query whose literals were replaced by the word `value`, with literals again: those of `goal` (the query of the conversation's end) that
/// stand behind the same column and comparison, else a number that was `said`. Where neither helps the text 'value' stays, or LIMIT 1. A query
/// without such words comes back as it is.
std::string withValues(const std::string& query, const std::string& goal, const std::string& utterance);

} // namespace ratatosk
