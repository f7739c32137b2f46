// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/language/english_forms.h"

#include "core/language/lemmatizer.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace ratatosk {
namespace {

using namespace std::string_view_literals;

constexpr std::array kWithoutPlural{"information"sv, "staff"sv,   "data"sv,     "weather"sv, "equipment"sv,    "music"sv,    "software"sv,
                                    "series"sv,      "species"sv, "aircraft"sv, "news"sv,    "mail"sv,         "feedback"sv, "furniture"sv,
                                    "money"sv,       "traffic"sv, "sales"sv,    "points"sv,  "headquarters"sv, "luggage"sv,  "media"sv};

constexpr std::array<std::pair<std::string_view, std::string_view>, 14> kIrregular{{
    {"person", "people"},
    {"child", "children"},
    {"man", "men"},
    {"woman", "women"},
    {"foot", "feet"},
    {"mouse", "mice"},
    {"goose", "geese"},
    {"life", "lives"},
    {"wife", "wives"},
    {"shelf", "shelves"},
    {"leaf", "leaves"},
    {"half", "halves"},
    {"analysis", "analyses"},
    {"criterion", "criteria"},
}};

constexpr std::array kPeople{"person"sv,    "student"sv,    "customer"sv,  "client"sv, "guest"sv,  "patient"sv,  "physician"sv,
                             "nurse"sv,     "chef"sv,       "captain"sv,   "artist"sv, "pilot"sv,  "member"sv,   "staff"sv,
                             "candidate"sv, "journalist"sv, "scientist"sv, "parent"sv, "tenant"sv, "resident"sv, "athlete"sv,
                             "champion"sv,  "coach"sv,      "friend"sv,    "host"sv,   "user"sv,   "employee"sv, "people"sv,
                             "musician"sv,  "politician"sv, "president"sv, "agent"sv};

// Endings of doers, and nouns with these endings that are none.
constexpr std::array kDoers{"singer"sv,    "player"sv,   "teacher"sv,    "driver"sv,    "author"sv,   "actor"sv,    "director"sv,
                            "writer"sv,    "manager"sv,  "instructor"sv, "professor"sv, "editor"sv,   "owner"sv,    "reviewer"sv,
                            "swimmer"sv,   "wrestler"sv, "performer"sv,  "reader"sv,    "lecturer"sv, "trainer"sv,  "buyer"sv,
                            "seller"sv,    "doctor"sv,   "researcher"sv, "worker"sv,    "engineer"sv, "designer"sv, "mentor"sv,
                            "conductor"sv, "visitor"sv,  "voter"sv,      "passenger"sv};

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
    if (word.size() < 2 || std::ranges::find(kWithoutPlural, word) != kWithoutPlural.end() || nounLemma(word) != word)
        return word;
    for (const auto& [one, many] : kIrregular) {
        if (word == one)
            return std::string(many);
    }
    const char last = word.back();
    if (!(last >= 'a' && last <= 'z'))
        return word;
    if (last == 'y' && !isVowel(word[word.size() - 2]))
        return word.substr(0, word.size() - 1) + "ies";
    const bool hisses = last == 's' || last == 'x' || last == 'z' || endsWith(word, "ch") || endsWith(word, "sh");
    return word + (hisses ? "es" : "s");
}

/// "start from", "year awarded": the last word is no noun.
bool endsInNoNoun(std::string_view word)
{
    constexpr std::array links{"from"sv, "to"sv, "by"sv, "in"sv, "on"sv, "at"sv, "for"sv, "of"sv, "with"sv, "until"sv, "here"sv, "only"sv};
    return std::ranges::find(links, word) != links.end();
}

bool isParticiple(std::string_view word)
{
    constexpr std::array nouns{"seed"sv, "speed"sv, "need"sv, "feed"sv, "bed"sv, "breed"sv, "shed"sv, "deed"sv, "weed"sv, "id"sv};
    return word.size() > 4 && endsWith(word, "ed") && std::ranges::find(nouns, word) == nouns.end();
}

/// Where the leading noun ends: before "of", "in" and their like, or at the end.
size_t headEnd(const std::string& phrase)
{
    size_t end = phrase.size();
    for (const std::string_view link : {" of ", " in ", " per ", " to ", " from ", " for ", " by ", " on ", " at ", " with ", " ("})
        end = std::min(end, phrase.find(link));
    const std::string_view head = std::string_view(phrase).substr(0, end);
    const size_t space = head.rfind(' ');
    return space != std::string_view::npos && isParticiple(head.substr(space + 1)) ? space : end;
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
    return withHead(phrase, [](const std::string& word) { return endsInNoNoun(word) ? word : pluralOfWord(word); });
}

std::string singularOf(const std::string& phrase)
{
    return withHead(phrase, [](const std::string& word) {
        return std::ranges::find(kWithoutPlural, word) != kWithoutPlural.end() ? word : nounLemma(word);
    });
}

std::string lastWord(const std::string& phrase)
{
    return phrase.substr(phrase.rfind(' ') + 1); // npos + 1 == 0
}

std::string withArticle(const std::string& phrase)
{
    const bool soundsLikeYou = phrase.starts_with("uni") || phrase.starts_with("use") || phrase.starts_with("eu")
        || phrase.starts_with("one");
    const bool isOpen = !phrase.empty() && (isVowel(phrase.front()) || phrase.starts_with("hour")) && !soundsLikeYou;
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
    constexpr std::array words{"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"};
    return number >= 0 && number < static_cast<int>(words.size()) ? words[static_cast<size_t>(number)] : std::to_string(number);
}

bool isPerson(const std::string& singular)
{
    const std::string word = lastWord(singular);
    return std::ranges::find(kPeople, word) != kPeople.end() || std::ranges::find(kDoers, word) != kDoers.end();
}

} // namespace ratatosk
