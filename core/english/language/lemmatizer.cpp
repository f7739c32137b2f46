// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/lemmatizer.h"

#include "core/english/language/irregular_forms.h"
#include "core/english/language/stemmer.h"

#include <algorithm>

namespace ratatosk {
namespace {

bool isVowelOrY(char letter)
{
    return std::string_view("aeiouy").find(letter) != std::string_view::npos;
}

bool hasVowel(std::string_view text)
{
    return std::any_of(text.begin(), text.end(), isVowelOrY);
}

bool endsWithAny(std::string_view word, std::initializer_list<std::string_view> endings)
{
    return std::any_of(endings.begin(), endings.end(), [word](std::string_view ending) { return word.ends_with(ending); });
}

std::string cut(std::string_view word, size_t letters, std::string_view ending = "")
{
    return std::string(word.substr(0, word.size() - letters)).append(ending);
}

bool isDoubled(std::string_view stem)
{
    const size_t size = stem.size();
    return size > 2 && stem[size - 1] == stem[size - 2] && !isVowelOrY(stem[size - 1]);
}

/// What may stand before -ed or -ing: "stopp" -> stopp, stop; "mak" -> mak, make.
std::vector<std::string> basesOf(std::string_view stem)
{
    std::vector<std::string> bases{std::string(stem)};
    if (isDoubled(stem))
        bases.push_back(cut(stem, 1));
    else if (!isVowelOrY(stem.back()) || stem.back() == 'u' || stem.ends_with("e"))
        bases.push_back(std::string(stem) + "e");
    return bases;
}

void addNew(std::vector<std::string>& words, std::string word)
{
    if (!word.empty() && std::find(words.begin(), words.end(), word) == words.end())
        words.push_back(std::move(word));
}

} // namespace

std::string nounLemma(std::string_view word)
{
    if (const std::string_view irregular = irregularNoun(word); !irregular.empty())
        return std::string(irregular);
    if (word.size() < 3 || word.back() != 's' || endsWithAny(word, {"ss", "us", "is"}))
        return std::string(word);
    if (word.size() > 4 && word.ends_with("ies"))
        return cut(word, 3, "y");
    if (word.size() > 4 && endsWithAny(word, {"sses", "xes", "zzes", "ches", "shes"}))
        return cut(word, 2);
    return cut(word, 1);
}

std::vector<std::string> verbLemmas(std::string_view word)
{
    if (const std::string_view irregular = irregularVerb(word); !irregular.empty())
        return {std::string(irregular)};
    if (word.size() > 4 && word.ends_with("ied"))
        return {cut(word, 3, "y")};
    for (const std::string_view ending : {std::string_view("ed"), std::string_view("ing")}) {
        const std::string_view stem = word.substr(0, word.size() - std::min(word.size(), ending.size()));
        if (word.ends_with(ending) && stem.size() > 1 && hasVowel(stem))
            return basesOf(stem);
    }
    return {};
}

std::vector<std::string> lemmasOf(std::string_view word)
{
    std::vector<std::string> lemmas{std::string(word)};
    addNew(lemmas, nounLemma(word));
    for (std::string& lemma : verbLemmas(word))
        addNew(lemmas, std::move(lemma));
    addNew(lemmas, stemOf(word));
    return lemmas;
}

} // namespace ratatosk
