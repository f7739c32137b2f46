// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace ratatosk {

/// Words that ask for an attribute without naming it: "age" -> old, younger ...; "date" -> when, latest ... Empty for other names.
/// Requires: one word in lower case.
std::span<const std::string_view> askingWords(std::string_view attribute);

/// What people also call the thing of the name: "invoice" -> bill (`resources/english/casual_names.words`). Requires: a lemma.
std::span<const std::string_view> casualNames(std::string_view name);

} // namespace ratatosk
