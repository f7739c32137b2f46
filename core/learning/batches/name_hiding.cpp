// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/batches/name_hiding.h"

#include <algorithm>
#include <map>
#include <set>

namespace ratatosk {
namespace {

constexpr auto kGap = "..."; ///< stands for a word that was not said

bool isByName(LinkKind kind)
{
    return kind == LinkKind::Partial || kind == LinkKind::Synonym || kind == LinkKind::Exact;
}

bool isInLiteral(const PreparedQuestion& question, int word)
{
    return std::ranges::any_of(question.values,
                               [&](const ValueCandidate& value) { return value.beginWord <= word && word < value.endWord; });
}

/// Takes links away and gathers the words to take away.
template <class Item>
void hideLinks(std::vector<Link<Item>>& links, const NameHiding& hiding, RandomEngine& random, std::set<int>& words)
{
    std::bernoulli_distribution isHidden(hiding.links), isSilent(hiding.words);
    std::map<Item, bool> hidden; // item -> its words go too
    for (const Link<Item>& link : links) {
        if (isByName(link.kind) && !hidden.contains(link.item) && isHidden(random))
            hidden.emplace(link.item, isSilent(random));
    }
    std::erase_if(links, [&](const Link<Item>& link) {
        const auto found = hidden.find(link.item);
        if (!isByName(link.kind) || found == hidden.end())
            return false;
        if (found->second)
            words.insert(link.word);
        return true;
    });
}

} // namespace

void hideNames(PreparedQuestion& question, const NameHiding& hiding, RandomEngine& random)
{
    if (hiding.links <= 0)
        return;
    std::set<int> words;
    hideLinks(question.links.columns, hiding, random, words);
    hideLinks(question.links.tables, hiding, random, words);
    for (const int word : words) {
        if (!isInLiteral(question, word))
            question.question.words[static_cast<std::size_t>(word)].text = kGap;
    }
}

} // namespace ratatosk
