// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"
#include "core/linking/links/schema_links.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace ratatosk {

/// A name under which an item may be mentioned.
struct ItemName {
    int item = 0;
    std::string text;                     ///< words separated by spaces
    LinkKind wholeKind = LinkKind::Exact; ///< kind of the link when all of it is mentioned
    bool linksParts = false;              ///< single words of it give partial links
    bool blocks = false;                  ///< a mention of two or more words leaves no weaker link inside it

    bool operator==(const ItemName&) const = default;
};

/// A word of a question that mentions an item.
struct NameHit {
    int word = 0;
    int item = 0;
    LinkKind kind = LinkKind::None; ///< Exact, Synonym or Partial
    std::string evidence;           ///< the name

    bool operator==(const NameHit&) const = default;
};

/// Finds mentions of names in questions: whole names as consecutive words (the longest wins), else their single words. Words compare
/// by lemma sets; "zip code" and "zipcode" are equal. Prepared once; const calls are thread-safe.
class NameMatcher
{
public:
    explicit NameMatcher(std::vector<ItemName> names);

    /// By word, then item; one hit, the strongest, for each pair.
    std::vector<NameHit> match(const std::vector<Word>& question) const;

private:
    using WordId = int; ///< a distinct word of the names
    class StrongestHits;

    struct Use {
        int name = 0;
        int place = 0; ///< which word of the name
    };
    struct Mention {
        int begin = 0; ///< words of the question, [begin, end)
        int end = 0;
        int name = 0;
    };

    void addName(int name);
    WordId wordId(const Word& word);
    std::vector<WordId> idsOf(const Word& word) const;
    std::vector<Mention> mentionsOf(const std::vector<Word>& question, const std::vector<std::vector<WordId>>& ids) const;
    void addJoinedMentions(const std::vector<Word>& question, std::vector<Mention>& mentions) const;
    std::vector<int> blockersOf(const std::vector<Mention>& mentions, size_t words) const;
    void addMention(const Mention& mention, const std::vector<int>& blockers, StrongestHits& hits) const;
    void addParts(int word, WordId id, StrongestHits& hits) const;
    bool continues(int name, const std::vector<std::vector<WordId>>& ids, size_t begin) const;

    std::vector<ItemName> m_names;
    std::vector<std::vector<WordId>> m_nameWords;   ///< per name
    std::vector<std::vector<Use>> m_uses;           ///< per word id
    std::vector<std::vector<std::string>> m_lemmas; ///< per word id
    std::vector<bool> m_isStopWord;                 ///< per word id
    std::unordered_map<std::string, std::vector<WordId>> m_byLemma;
};

} // namespace ratatosk
