// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/key_disambiguation.h"

#include "core/database/schema/key_names.h"
#include "core/database/schema/rival_keys.h"
#include "core/english/language/stop_words.h"
#include "core/english/language/word_splitter.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace ratatosk {
namespace {

using Words = std::vector<Word>;

bool contains(const Words& words, const Word& word)
{
    return std::ranges::any_of(words, [&](const Word& other) { return sameWord(word, other); });
}

Words tableWordsOf(ColumnId column, const Schema& schema)
{
    return splitName(schema.table(schema.column(column).table).readableName);
}

bool beginsWith(const std::string& word, const std::string& beginning)
{
    constexpr std::size_t kShortest = 3; // "win" for winner; two letters begin too many words
    return beginning.size() >= kShortest && word.starts_with(beginning);
}

bool standsFor(const Word& word, const Word& name)
{
    const auto isBeginning = [&](const std::string& lemma) { return beginsWith(name.lemmas.front(), lemma); };
    const bool isRelated = beginsWith(word.lemmas.front(), name.lemmas.front()) || std::ranges::any_of(word.lemmas, isBeginning);
    return sameWord(word, name) || (isRelated && !isStopWord(word));
}

bool speaksOf(const Question& question, const Word& name)
{
    return std::ranges::any_of(question.words, [&](const Word& word) { return standsFor(word, name); });
}

/// The words of each rival's name that it does not share with all others, or with the names of the two tables.
std::vector<Words> tellingWords(const KeyRivals& rivals, const Schema& schema)
{
    const Words child = tableWordsOf(rivals.keys.front().from, schema);
    const Words parent = tableWordsOf(rivals.keys.front().to, schema);
    std::vector<Words> names;
    for (const ColumnId column : rivals.columns())
        names.push_back(splitName(schema.column(column).readableName));
    std::vector<Words> telling = names;
    for (Words& words : telling) {
        std::erase_if(words, [&](const Word& word) {
            const bool isShared = std::ranges::all_of(names, [&](const Words& name) { return contains(name, word); });
            return isShared || contains(child, word) || contains(parent, word);
        });
    }
    return telling;
}

/// What a question says of one rival: the more words of its name the better, then the fewer others.
using Mention = std::pair<std::ptrdiff_t, std::ptrdiff_t>;

Mention mentionOf(const Words& telling, const Question& question)
{
    const auto mentioned = std::ranges::count_if(telling, [&](const Word& word) { return speaksOf(question, word); });
    return {mentioned, mentioned - std::ssize(telling)};
}

/// The only one that is `best`.
template <class Values>
std::optional<std::size_t> onlyOne(const Values& values, const typename Values::value_type& best)
{
    const auto first = std::ranges::find(values, best);
    if (first == values.end() || std::find(std::next(first), values.end(), best) != values.end())
        return {};
    return static_cast<std::size_t>(first - values.begin());
}

/// The rival whose name points to the parent more plainly than the others.
std::optional<std::size_t> plainest(const KeyRivals& rivals, const Schema& schema, const KeyNames& names)
{
    if (!std::ranges::all_of(rivals.keys, [&](const ForeignKey& key) { return schema.column(key.to).isPrimaryKey; }))
        return {};
    std::vector<KeyNaming> namings;
    for (const ForeignKey& key : rivals.keys)
        namings.push_back(names.naming(key.from, key.to));
    return onlyOne(namings, std::ranges::max(namings));
}

std::optional<std::size_t> intendedOf(const KeyRivals& rivals, const Question& question, const Schema& schema, const KeyNames& names)
{
    std::vector<Mention> mentions;
    for (const Words& telling : tellingWords(rivals, schema))
        mentions.push_back(mentionOf(telling, question));
    const Mention best = std::ranges::max(mentions);
    return best.first > 0 ? onlyOne(mentions, best) : plainest(rivals, schema, names);
}

} // namespace

std::vector<ColumnId> disambiguatedKeys(const Question& question, const Schema& schema)
{
    std::vector<ColumnId> intended;
    const std::vector<KeyRivals> all = rivalKeys(schema);
    if (all.empty())
        return intended; // taking all names apart is not free
    const KeyNames names(schema);
    for (const KeyRivals& rivals : all) {
        if (const auto which = intendedOf(rivals, question, schema, names))
            intended.push_back(rivals.keys[*which].from);
    }
    return intended;
}

std::vector<int> keyMentions(const Question& question, const Schema& schema)
{
    Words names;
    for (const KeyRivals& rivals : rivalKeys(schema)) {
        for (const Words& telling : tellingWords(rivals, schema))
            names.insert(names.end(), telling.begin(), telling.end());
    }
    std::vector<int> places;
    for (int place = 0; place < std::ssize(question.words); ++place) {
        const Word& word = question.words[static_cast<std::size_t>(place)];
        if (std::ranges::any_of(names, [&](const Word& name) { return standsFor(word, name); }))
            places.push_back(place);
    }
    return places;
}

} // namespace ratatosk
