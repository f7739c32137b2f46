// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/language/synonyms.h"

#include "core/language/wordnet.h"

#include <cstdlib>

namespace ratatosk {
namespace {

std::filesystem::path installedFolder()
{
    const char* named = std::getenv("WNSEARCHDIR"); // WordNet's own variable
    return named ? named : "/usr/share/wordnet";
}

} // namespace

std::vector<std::string> synonymsOf(std::string_view name)
{
    static const WordNet wordNet(installedFolder());
    return wordNet.synonymsOf(name);
}

} // namespace ratatosk
