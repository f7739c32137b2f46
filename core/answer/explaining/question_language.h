// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace ratatosk {

/// Languages that people ask in and that the parser does not read.
enum class ForeignLanguage { Chinese, Dutch, French, German, Italian, Japanese, Korean, Portuguese, Russian, Spanish };

/// The language of a question that is not in English: by its letters, or by several of the words that sentences of a language are built
/// with. Nothing for English, for other languages and where it is not plain. What stands in quotes is not looked at.
std::optional<ForeignLanguage> foreignLanguage(std::string_view question);

} // namespace ratatosk
