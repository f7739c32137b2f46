// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/stemmer.h"

#include <libstemmer.h>

#include <memory>

namespace ratatosk {
namespace {

struct DeleteStemmer {
    void operator()(sb_stemmer* stemmer) const { sb_stemmer_delete(stemmer); }
};

} // namespace

std::string stemOf(std::string_view word)
{
    thread_local const std::unique_ptr<sb_stemmer, DeleteStemmer> stemmer(sb_stemmer_new("english", nullptr)); // keeps state: one each
    const auto* letters = reinterpret_cast<const sb_symbol*>(word.data());
    const sb_symbol* stem = stemmer ? sb_stemmer_stem(stemmer.get(), letters, static_cast<int>(word.size())) : nullptr;
    if (!stem)
        return std::string(word);
    return std::string(reinterpret_cast<const char*>(stem), static_cast<size_t>(sb_stemmer_length(stemmer.get())));
}

} // namespace ratatosk
