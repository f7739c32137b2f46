// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/english_forms.h"

#include "core/english/language/irregular_forms.h"
#include "core/english/language/lemmatizer.h"
#include "core/english/language/word_list.h"

#include <algorithm>
#include <string_view>

namespace ratatosk {
namespace {

const WordSet& nounsWithoutPlural()
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/nouns_without_plural.words"
    );
    return list;
}

const WordSet& people()
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/people.words"
    );
    return list;
}

/// "start from": the last word is no noun.
const WordSet& phraseEnds()
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/phrase_ends.words"
    );
    return list;
}

const WordSet& nounsInEd()
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/nouns_in_ed.words"
    );
    return list;
}

const WordSet& headLinks()
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/head_links.words"
    );
    return list;
}

const WordSet& consonantBeginnings()
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/consonant_beginnings.words"
    );
    return list;
}

const WordSet& silentBeginnings()
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/silent_beginnings.words"
    );
    return list;
}

const WordTable& numberNames()
{
    static const WordTable list = WordTable::builtIn(
#include "resources/english/number_units.words"
    );
    return list;
}

bool endsWith(std::string_view text, std::string_view end)
{
    return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

bool isVowel(char c)
{
    return std::string_view("aeiou").find(c) != std::string_view::npos;
}

std::string pluralOfWord(const std::string& word)
{
    if (word.size() < 2 || nounsWithoutPlural().contains(word) || nounLemma(word) != word)
        return word;
    if (const std::string_view irregular = irregularPlural(word); !irregular.empty())
        return std::string(irregular);
    const char last = word.back();
    if (!(last >= 'a' && last <= 'z'))
        return word;
    if (last == 'y' && !isVowel(word[word.size() - 2]))
        return word.substr(0, word.size() - 1) + "ies";
    const bool hisses = last == 's' || last == 'x' || last == 'z' || endsWith(word, "ch") || endsWith(word, "sh");
    return word + (hisses ? "es" : "s");
}

/// Where the leading noun ends: before "of", "in" and their like, or at the end.
size_t headEnd(const std::string& phrase)
{
    size_t end = phrase.find(" (");
    for (size_t begin = phrase.find(' '); begin < end;) {
        const size_t next = phrase.find(' ', begin + 1);
        if (next != std::string::npos && headLinks().contains(std::string_view(phrase).substr(begin + 1, next - begin - 1)))
            end = begin;
        begin = next;
    }
    end = std::min(end, phrase.size());
    const std::string_view head = std::string_view(phrase).substr(0, end);
    const size_t space = head.rfind(' ');
    return space != std::string_view::npos && isRegularParticiple(head.substr(space + 1)) ? space : end;
}

template <class Change>
std::string withHead(const std::string& phrase, Change change)
{
    const size_t end = headEnd(phrase);
    const size_t before = phrase.rfind(' ', end == 0 ? 0 : end - 1);
    const size_t begin = before == std::string::npos ? 0 : before + 1;
    return phrase.substr(0, begin) + change(phrase.substr(begin, end - begin)) + phrase.substr(end);
}

} // namespace

std::string pluralOf(const std::string& phrase)
{
    return withHead(phrase, [](const std::string& word) { return phraseEnds().contains(word) ? word : pluralOfWord(word); });
}

std::string singularOf(const std::string& phrase)
{
    return withHead(phrase, [](const std::string& word) { return nounsWithoutPlural().contains(word) ? word : nounLemma(word); });
}

std::string lastWord(const std::string& phrase)
{
    return phrase.substr(phrase.rfind(' ') + 1); // npos + 1 == 0
}

std::string withArticle(const std::string& phrase)
{
    const auto isBeginning = [&phrase](std::string_view letters) { return phrase.starts_with(letters); };
    const bool soundsLikeYou = std::ranges::any_of(consonantBeginnings().words(), isBeginning);
    const bool isSilent = std::ranges::any_of(silentBeginnings().words(), isBeginning);
    const bool isOpen = !phrase.empty() && (isVowel(phrase.front()) || isSilent) && !soundsLikeYou;
    return (isOpen ? "an " : "a ") + phrase;
}

std::string listed(const std::vector<std::string>& phrases, const std::string& conjunction)
{
    std::string text;
    for (size_t i = 0; i < phrases.size(); ++i)
        text += (i == 0 ? "" : i + 1 < phrases.size() ? ", " : ' ' + conjunction + ' ') + phrases[i];
    return text;
}

std::string numberWord(int number)
{
    constexpr int kMostInWords = 12; // as books of style have it: larger numbers are digits
    const std::string digits = std::to_string(number);
    for (const WordTable::Entry& unit : numberNames().entries()) {
        if (number <= kMostInWords && unit.values.front() == digits)
            return std::string(unit.key);
    }
    return digits;
}

bool isPerson(const std::string& singular)
{
    return people().contains(lastWord(singular));
}

bool isRegularParticiple(std::string_view word)
{
    return word.size() > 4 && word.ends_with("ed") && !isNounInEd(word);
}

bool isNounInEd(std::string_view word)
{
    return nounsInEd().contains(word);
}

} // namespace ratatosk
