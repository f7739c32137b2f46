// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/name_matcher.h"

#include "core/english/language/stop_words.h"
#include "core/english/language/word_splitter.h"

#include <algorithm>
#include <map>
#include <utility>

namespace ratatosk {
/// The strongest hit of each (word, item).
class NameMatcher::StrongestHits
{
public:
    void add(int word, int item, LinkKind kind, const std::string& evidence)
    {
        NameHit& hit = m_hits[{word, item}];
        if (kind > hit.kind)
            hit = {word, item, kind, evidence};
    }

    std::vector<NameHit> take()
    {
        std::vector<NameHit> hits;
        for (auto& entry : m_hits)
            hits.push_back(std::move(entry.second));
        return hits;
    }

private:
    std::map<std::pair<int, int>, NameHit> m_hits;
};

NameMatcher::NameMatcher(std::vector<ItemName> names) : m_names(std::move(names)), m_nameWords(m_names.size())
{
    for (int name = 0; name < static_cast<int>(m_names.size()); ++name)
        addName(name);
}

void NameMatcher::addName(int name)
{
    for (const Word& word : splitName(m_names[name].text)) {
        if (isPunctuation(word))
            continue;
        const WordId id = wordId(word);
        m_uses[id].push_back({name, static_cast<int>(m_nameWords[name].size())});
        m_nameWords[name].push_back(id);
    }
}

NameMatcher::WordId NameMatcher::wordId(const Word& word)
{
    for (const WordId id : m_byLemma[word.lemmas.front()]) {
        if (m_lemmas[id] == word.lemmas)
            return id;
    }
    const auto id = static_cast<WordId>(m_lemmas.size());
    for (const std::string& lemma : word.lemmas)
        m_byLemma[lemma].push_back(id);
    m_lemmas.push_back(word.lemmas);
    m_uses.emplace_back();
    m_isStopWord.push_back(isStopWord(word));
    return id;
}

std::vector<NameMatcher::WordId> NameMatcher::idsOf(const Word& word) const
{
    std::vector<WordId> ids;
    for (const std::string& lemma : word.lemmas) {
        if (const auto found = m_byLemma.find(lemma); found != m_byLemma.end())
            ids.insert(ids.end(), found->second.begin(), found->second.end());
    }
    std::ranges::sort(ids);
    ids.erase(std::ranges::unique(ids).begin(), ids.end());
    return ids;
}

bool NameMatcher::continues(int name, const std::vector<std::vector<WordId>>& ids, size_t begin) const
{
    const std::vector<WordId>& words = m_nameWords[name];
    if (begin + words.size() > ids.size())
        return false;
    for (size_t k = 1; k < words.size(); ++k) {
        if (!std::ranges::binary_search(ids[begin + k], words[k]))
            return false;
    }
    return true;
}

std::vector<NameMatcher::Mention> NameMatcher::mentionsOf(const std::vector<Word>& question,
                                                          const std::vector<std::vector<WordId>>& ids) const
{
    std::vector<Mention> mentions;
    for (size_t begin = 0; begin < ids.size(); ++begin) {
        for (const WordId id : ids[begin]) {
            for (const Use& use : m_uses[id]) {
                if (use.place == 0 && continues(use.name, ids, begin))
                    mentions.push_back({static_cast<int>(begin), static_cast<int>(begin + m_nameWords[use.name].size()), use.name});
            }
        }
    }
    addJoinedMentions(question, mentions);
    return mentions;
}

/// Two words of the question that are one word of a name: "zip code" for "zipcode".
void NameMatcher::addJoinedMentions(const std::vector<Word>& question, std::vector<Mention>& mentions) const
{
    for (size_t begin = 0; begin + 1 < question.size(); ++begin) {
        const auto found = m_byLemma.find(question[begin].lemmas.front() + question[begin + 1].lemmas.front());
        if (found == m_byLemma.end())
            continue;
        for (const WordId id : found->second) {
            for (const Use& use : m_uses[id]) {
                if (m_nameWords[use.name].size() == 1)
                    mentions.push_back({static_cast<int>(begin), static_cast<int>(begin) + 2, use.name});
            }
        }
    }
}

/// Per word the length of the longest blocking mention that covers it; 1 where none does.
std::vector<int> NameMatcher::blockersOf(const std::vector<Mention>& mentions, size_t words) const
{
    std::vector<int> blockers(words, 1);
    for (const Mention& mention : mentions) {
        for (int word = mention.begin; word < mention.end && m_names[mention.name].blocks; ++word)
            blockers[word] = std::max(blockers[word], mention.end - mention.begin);
    }
    return blockers;
}

std::vector<NameHit> NameMatcher::match(const std::vector<Word>& question) const
{
    std::vector<std::vector<WordId>> ids;
    std::ranges::transform(question, std::back_inserter(ids), [this](const Word& word) { return idsOf(word); });
    const std::vector<Mention> mentions = mentionsOf(question, ids);
    const std::vector<int> blockers = blockersOf(mentions, question.size());
    StrongestHits hits;
    for (const Mention& mention : mentions)
        addMention(mention, blockers, hits);
    for (size_t word = 0; word < ids.size(); ++word) {
        for (const WordId id : ids[word]) {
            if (!m_isStopWord[id] && blockers[word] == 1)
                addParts(static_cast<int>(word), id, hits);
        }
    }
    return hits.take();
}

/// Marks all words of a mention, unless a longer one covers part of it.
void NameMatcher::addMention(const Mention& mention, const std::vector<int>& blockers, StrongestHits& hits) const
{
    const ItemName& name = m_names[mention.name];
    for (int word = mention.begin; word < mention.end; ++word) {
        if (blockers[word] > mention.end - mention.begin)
            return;
    }
    for (int word = mention.begin; word < mention.end; ++word)
        hits.add(word, name.item, name.wholeKind, name.text);
}

void NameMatcher::addParts(int word, WordId id, StrongestHits& hits) const
{
    for (const Use& use : m_uses[id]) {
        const ItemName& name = m_names[use.name];
        if (name.linksParts)
            hits.add(word, name.item, LinkKind::Partial, name.text);
    }
}

} // namespace ratatosk
