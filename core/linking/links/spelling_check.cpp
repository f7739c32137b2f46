// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/spelling_check.h"

#include "core/english/language/known_words.h"
#include "core/english/language/word_splitter.h"
#include "core/english/text/characters.h"
#include "core/linking/links/capital_run.h"
#include "core/linking/links/quotation.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace ratatosk {
namespace {

constexpr std::size_t kShortestMisspelt = 5; ///< of four letters one edit makes another word
constexpr std::size_t kLongWord = 9;         ///< of so many two edits do not
constexpr std::size_t kLongName = 6;
constexpr std::size_t kMostOffers = 3;

int mostEdits(std::size_t letters)
{
    return letters >= kLongWord ? 2 : 1;
}

bool isOfLetters(const std::string& word)
{
    return std::ranges::all_of(word, [](unsigned char byte) { return byte >= 0x80 || (byte | 0x20) - 'a' < 26u; });
}

/// "halls" where the file has "Hall": what is told apart by its ending alone is spelled rightly.
bool hasForm(const Word& word, const FileWords& words)
{
    return std::ranges::any_of(word.lemmas, [&](const std::string& lemma) { return words.has(lemma); });
}

std::vector<bool> quotedWords(const Question& question)
{
    std::vector<bool> quoted(question.words.size(), false);
    for (const Quotation& quotation : quotationsOf(question))
        std::fill(quoted.begin() + quotation.begin, quoted.begin() + quotation.end, true);
    return quoted;
}

/// The one word of the file that is nearest.
std::optional<std::string> nearestTo(const std::string& lower, const FileWords& words)
{
    const std::vector<FileWords::Near> near = words.near(lower, mostEdits(lower.size()));
    const bool isClear = !near.empty() && (near.size() == 1 || near[1].edits > near[0].edits);
    return isClear ? std::optional(near.front().word) : std::nullopt;
}

/// The same for a plural: "tortises" is one edit away from a plural of "tortoise", and two from the word itself.
std::optional<std::string> nearestToForms(const std::string& lower, const Word& word, const FileWords& words)
{
    auto nearest = nearestTo(lower, words);
    for (auto lemma = word.lemmas.begin(); !nearest && lemma != word.lemmas.end(); ++lemma)
        if (lemma->size() >= kShortestMisspelt && *lemma + "s" == lower)
            nearest = nearestTo(*lemma, words);
    return nearest;
}

std::optional<std::string> correctionOf(const Word& word, bool isOpening, const FileWords& words, const ValueIndex& values)
{
    const std::string lower = ValueIndex::normalise(word.text);
    const bool isName = isCapitalised(word) && !isOpening;
    if (lower.size() < (isName ? kLongName : kShortestMisspelt) || !isOfLetters(lower) || hasForm(word, words) || words.has(lower)
        || isEnglishWord(word) || !values.cellsContaining(lower).empty())
        return {};
    auto nearest = nearestToForms(lower, word, words);
    if (nearest && !isName && !isOpening)
        nearest = isCapital(static_cast<unsigned char>(word.text.front())) ? nearest : lowerCase(*nearest);
    return nearest;
}

} // namespace

SpellingCheck correctedSpelling(Question question, const FileWords& words, const ValueIndex& values)
{
    std::string text = question.text;
    std::vector<SpellingCorrection> corrections;
    const std::vector<bool> quoted = quotedWords(question);
    for (std::size_t i = question.words.size(); i-- > 0;) { // from behind: places before stay
        const Word& word = question.words[i];
        if (quoted[i] || question.text.compare(static_cast<std::size_t>(word.begin), word.text.size(), word.text) != 0)
            continue;
        if (const auto read = correctionOf(word, i == 0, words, values)) {
            text.replace(static_cast<std::size_t>(word.begin), static_cast<std::size_t>(word.end - word.begin), *read);
            corrections.insert(corrections.begin(), {word.text, *read});
        }
    }
    auto corrected = corrections.empty() ? Result<Question>(std::move(question)) : splitQuestion(text);
    if (!corrected) // too long now
        return {std::move(question), {}};
    return {*std::move(corrected), std::move(corrections)};
}

std::vector<SpellingOffer> spellingOffers(const std::vector<std::string>& unused, const FileWords& words)
{
    std::vector<SpellingOffer> offers;
    for (const std::string& typed : unused) {
        const std::string lower = ValueIndex::normalise(typed);
        if (lower.size() + 1 < kShortestMisspelt || !isOfLetters(lower) || words.has(lower))
            continue;
        SpellingOffer offer{typed, {}};
        for (const FileWords::Near& near : words.near(lower, mostEdits(lower.size()))) {
            if (offer.near.size() < kMostOffers)
                offer.near.push_back(near.word);
        }
        if (!offer.near.empty())
            offers.push_back(std::move(offer));
    }
    return offers;
}

} // namespace ratatosk
