// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/language/mapped_file.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

enum class WordClass { Noun, Verb, Adjective, Adverb };

/// Reads WordNet's dictionary files (index.noun, data.noun, index.verb, data.verb, index.adj, index.adv; format: wndb(5WN)) in place.
/// Files that are absent or damaged give no synonyms and no senses. Const calls are thread-safe.
class WordNet
{
public:
    explicit WordNet(const std::filesystem::path& folder);

    /// Other words of the most frequent senses of `phrase` (lower case, words separated by spaces): two senses as a noun, and where
    /// it is no noun one as a verb. Lower case, spaces for WordNet's underscores, no repeats.
    std::vector<std::string> synonymsOf(std::string_view phrase) const;

    /// Of the most frequent sense of `phrase` as a noun those words whose own most frequent sense it is: "surname" of "last name", and no "escort" of "date".
    std::vector<std::string> nearSynonymsOf(std::string_view phrase) const;

    /// What is a kind of `phrase` in its most frequent sense as a noun ("car", "bus" of "vehicle"), and kinds of these; single words, no repeats.
    /// None of what has so many that they say nothing ("person").
    std::vector<std::string> kindsOf(std::string_view phrase) const;

    /// How many senses `word` (lower case) has as a word of that class; 0 when it is none.
    int senses(std::string_view word, WordClass wordClass) const;

    /// Whether there is a list of adjectives at all.
    bool knowsAdjectives() const { return !m_adjectives.text().empty(); }

private:
    struct PartOfSpeech {
        PartOfSpeech(const std::filesystem::path& folder, const std::string& name);
        MappedFile index;
        MappedFile data;
    };

    static void addSynonyms(const PartOfSpeech& part, const std::string& entry, int senses, std::vector<std::string>& synonyms);

    PartOfSpeech m_nouns;
    PartOfSpeech m_verbs;
    MappedFile m_adjectives; ///< the index
    MappedFile m_adverbs;
};

/// The folder that WNSEARCHDIR names, else that beside the program (share/wordnet), else Debian's wordnet-base. Any thread.
const WordNet& installedWordNet();

} // namespace ratatosk
