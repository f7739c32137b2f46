// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// The dictionary forms that a word may have, without knowing its part of speech: itself, its noun lemma, its verb lemmas and its
/// Snowball (Porter2) stem; no repeats, the word itself first. Requires: lower case.
std::vector<std::string> lemmasOf(std::string_view word);

/// Singular of a noun: "cities" -> "city", "children" -> "child"; the word itself when nothing applies.
std::string nounLemma(std::string_view word);

/// Base forms of a verb: "stopped" -> stop, "making" -> mak, make, "went" -> go; empty when nothing applies.
std::vector<std::string> verbLemmas(std::string_view word);

} // namespace ratatosk
