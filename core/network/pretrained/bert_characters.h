// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/pretrained/character_map.h"

namespace ratatosk {

/// What BERT does to characters before it cuts words.
struct BertCharacters {
    bool lowerCase = true;
    bool stripAccents = true;

    bool operator==(const BertCharacters&) const = default;
};

/// Capitals of all scripts; accents of Latin, Greek and Cyrillic letters, and those that stand by themselves (U+0300 to U+036F); what controls
/// or is not seen is left out.
Replacements bertReplacements(const BertCharacters& characters);

} // namespace ratatosk
