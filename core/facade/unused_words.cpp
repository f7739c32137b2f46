// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/facade/unused_words.h"

#include "core/linking/number_words.h"
#include "core/linking/stop_words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

namespace ratatosk {

namespace {

/// What a question is built with, rather than what it is about: these become clauses, operators and order, not columns. Lemmas.
constexpr auto kScaffold = std::to_array<std::string_view>({
    "about", "above", "across", "after", "again", "against", "along", "alphabetical", "alphabetically", "alphabetic", "also", "although",
    "always", "amount", "among", "amongst", "another", "any", "appear", "around", "ascend", "ascending", "average", "avg", "back", "base",
    "because", "become", "before", "begin", "behind", "belong", "below", "beside", "best", "between", "beyond", "big", "both", "but", "by",
    "calculate", "can", "common", "compute", "consist", "contain", "correspond", "corresponding", "could", "count", "currently", "datum",
    "decrease", "decreasing", "descend", "descending", "describe", "detail", "different", "display", "distinct", "during", "each",
    "early", "either", "else", "end", "equal", "especially", "even", "ever", "every", "exactly", "except", "exceed", "exist", "few",
    "find", "first", "follow", "following", "former", "frequent", "frequently", "from", "full", "get", "give", "go", "great", "greater",
    "group", "half", "he", "her", "here", "high", "him", "his", "hold", "i", "include", "increase", "increasing", "individual",
    "information", "instead", "into", "its", "just", "keep", "kind", "know", "large", "last", "late", "least", "less", "let", "letter",
    "lexicographical", "like", "list", "little", "long", "low", "make", "many", "match", "maximal", "maximum", "max", "mean", "mention",
    "mind", "min", "minimal", "minimum", "more", "most", "much", "must", "my", "neither", "never", "no", "none", "nor", "not", "number",
    "occur", "off", "often", "one", "only", "onto", "order", "other", "our", "over", "overall", "own", "particular", "per", "percentage",
    "please", "popular", "possible", "present", "provide", "rank", "rather", "record", "reach", "relate", "respective", "respectively",
    "result", "retrieve", "return", "reverse", "same", "see", "select", "several", "shall", "she", "short", "should", "show", "similar",
    "since", "small", "so", "some", "somehow", "sort", "specific", "start", "still", "such", "sum", "take", "tell", "than", "their",
    "them", "then", "there", "these", "they", "thing", "those", "through", "throughout", "together", "top", "total", "toward", "type",
    "under", "unique", "until", "up", "upon", "us", "use", "value", "various", "via", "want", "we", "well", "when", "where", "whether",
    "which", "while", "who", "whole", "whom", "whose", "why", "will", "within", "without", "would", "yet", "you", "young", "your", "old",
});
static_assert(kScaffold.size() > 100);

bool isScaffold(const Word& word)
{
    return isStopWord(word) || std::ranges::any_of(word.lemmas, [](const std::string& lemma) {
               return isOpeningWord(lemma) || std::ranges::find(kScaffold, lemma) != kScaffold.end();
           });
}

bool hasDigit(const Word& word)
{
    return std::ranges::any_of(word.text, [](unsigned char byte) { return std::isdigit(byte) != 0; });
}

/// Whether a link says something about the word itself; that a number could stand in a column of numbers does not.
bool isTelling(LinkKind kind)
{
    return kind != LinkKind::None && kind != LinkKind::NumberHint && kind != LinkKind::TimeHint;
}

template <class Item>
void strikeLinked(const std::vector<Link<Item>>& links, std::vector<bool>& open)
{
    for (const Link<Item>& link : links) {
        if (isTelling(link.kind))
            open[link.word] = false;
    }
}

} // namespace

std::vector<bool> contentWords(const Question& question)
{
    std::vector<bool> content;
    for (const Word& word : question.words)
        content.push_back(!isScaffold(word) && !hasDigit(word));
    for (const NumberPhrase& phrase : numberPhrasesOf(question))
        std::fill(content.begin() + phrase.begin, content.begin() + phrase.end, false);
    return content;
}

std::vector<std::string> unusedWords(const Question& question, const SchemaLinks& links, const std::vector<WordSpan>& valueSpans)
{
    std::vector<bool> open = contentWords(question);
    strikeLinked(links.columns, open);
    strikeLinked(links.tables, open);
    for (const WordSpan& span : valueSpans)
        std::fill(open.begin() + span.begin, open.begin() + span.end, false);
    std::vector<std::string> words;
    for (std::size_t i = 0; i < open.size(); ++i) {
        if (open[i])
            words.push_back(question.words[i].text);
    }
    return words;
}

} // namespace ratatosk
