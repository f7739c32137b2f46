// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/synonyms.h"

#include "core/english/language/wordnet.h"

namespace ratatosk {

std::vector<std::string> synonymsOf(std::string_view name)
{
    return installedWordNet().synonymsOf(name);
}

std::vector<std::string> nearSynonymsOf(std::string_view name)
{
    return installedWordNet().nearSynonymsOf(name);
}

} // namespace ratatosk
