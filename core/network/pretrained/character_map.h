// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

namespace ratatosk {

/// What stands for what in a text before it is cut, in UTF-8; an empty replacement leaves out.
using Replacements = std::map<std::string, std::string>;

/// The map as sentencepiece keeps it ("precompiled_charsmap"): the size of a double array (Aoe, "An efficient digital search algorithm by
/// using a double-array structure", 1989) in the layout of darts-clone, the array, and behind it the replacements, each ended by zero. Of
/// several that fit at a place sentencepiece takes the longest. Empty for an empty map. Requires: no empty keys, and no zeros inside.
std::string characterMap(const Replacements& replacements);

} // namespace ratatosk
