// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/evidence/discounts_aside.h"

#include "core/rules/evidence/question_words.h"

#include <array>
#include <string_view>

namespace ratatosk {
namespace {

constexpr std::array<std::string_view, 3> kDiscounts{"discount", "rebate", "reduction"};

bool isDiscount(const Question& question, int word)
{
    return !wordAt(question, word).empty() && hasLemma(question.words[static_cast<std::size_t>(word)], kDiscounts);
}

/// "before any", "ignoring the order's", "leaving": the word behind; the word itself: nothing of that kind begins there.
int behindOpening(const Question& question, int word)
{
    static constexpr std::array<std::string_view, 5> openings{"before", "ignoring", "leaving", "forget", "disregarding"};
    static constexpr std::array<std::string_view, 6> between{"any", "the", "all", "order", "'s", "invoice"};
    if (!isOneOf(question.words[static_cast<std::size_t>(word)].text, openings))
        return word;
    int next = word + 1;
    while (isOneOf(wordAt(question, next), between))
        ++next;
    return next;
}

/// "ignored", "aside", "not taken off", "taken off" behind "no": the word behind; the word itself: nothing of that kind stands there.
int behindEnding(const Question& question, int word, bool isDenied)
{
    static constexpr std::array<std::string_view, 3> aside{"aside", "ignored", "apart"};
    static constexpr std::array<std::string_view, 2> taken{"taken", "take"};
    const auto said = [&](int place) {
        return wordAt(question, place).empty() ? std::string_view()
                                               : std::string_view(question.words[static_cast<std::size_t>(place)].text);
    };
    if (isOneOf(said(word), aside))
        return word + 1;
    const int verb = said(word) == "not" ? word + 1 : word;
    const bool isOff = (isOneOf(said(verb), taken) && said(verb + 1) == "off") || said(verb) == "deducted" || said(verb) == "counted";
    if (!isOff || (verb == word && !isDenied))
        return word;
    return isOneOf(said(verb), taken) ? verb + 2 : verb + 1;
}

} // namespace

int behindDiscountsAside(const Question& question, int word)
{
    const bool isDenied = wordAt(question, word) == "no";
    const int opened = isDenied ? word + 1 : behindOpening(question, word);
    if (!isDiscount(question, opened))
        return word;
    const int ended = behindEnding(question, opened + 1, isDenied);
    const bool isSaid = (opened > word && !isDenied) || ended > opened + 1;
    return isSaid ? ended : word;
}

bool leavesDiscountsAside(const Question& question)
{
    const auto whole = splitQuestion(question.text);
    for (int word = 0; whole && word < static_cast<int>(whole->words.size()); ++word)
        if (behindDiscountsAside(*whole, word) > word)
            return true;
    return false;
}

} // namespace ratatosk
