// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/unused_words.h"

#include "core/language/number_words.h"
#include "core/language/stop_words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

namespace ratatosk {

namespace {

/// What a question is built with, rather than what it is about: these become clauses, operators and order, not columns. Lemmas.
// clang-format off
constexpr auto kScaffold = std::to_array<std::string_view>({
    "about", "above", "accord", "according", "across", "after", "again", "against", "allow", "along", "alphabetic",
    "alphabetical", "alphabetically", "also", "although", "altogether", "always", "among", "amongst", "amount", "another",
    "any", "anyone", "anything", "appear", "around", "ascend", "ascending", "ask", "associate", "associated", "available",
    "average", "avg", "away", "back", "bad", "base", "because", "become", "been", "before", "begin", "behind", "belong",
    "below", "beside", "best", "better", "between", "beyond", "big", "bigger", "biggest", "both", "bring", "but", "by",
    "calculate", "can", "case", "certain", "cheap", "cheaper", "cheapest", "come", "common", "compare", "compared", "compute",
    "concern", "consider", "consist", "contain", "correspond", "corresponding", "could", "count", "cumulative", "cumulatively",
    "currently", "daily", "database", "datum", "day", "decade", "decrease", "decreasing", "depend", "descend", "descending",
    "describe", "detail", "difference", "different", "display", "distinct", "during", "each", "earlier", "earliest", "early",
    "either", "else", "end", "entire", "equal", "especially", "even", "ever", "every", "everyone", "everything", "exactly",
    "example", "exceed", "except", "exist", "far", "few", "fewer", "fewest", "find", "first", "follow", "following", "former",
    "fraction", "frequent", "frequently", "from", "full", "get", "give", "go", "good", "great", "greater", "greatest", "group",
    "half", "happen", "have", "he", "help", "her", "here", "high", "higher", "highest", "him", "his", "hold", "hour", "i",
    "include", "increase", "increasing", "individual", "information", "instead", "into", "involve", "its", "just", "keep",
    "kind", "know", "large", "larger", "largest", "last", "late", "later", "latest", "least", "less", "lesser", "let", "letter",
    "lexicographical", "lie", "like", "list", "little", "long", "longer", "longest", "look", "low", "lower", "lowest", "make",
    "many", "match", "max", "maximal", "maximum", "mean", "median", "mention", "min", "mind", "minimal", "minimum", "month",
    "monthly", "more", "most", "much", "must", "my", "near", "need", "neither", "never", "new", "newer", "newest", "no", "none",
    "nor", "not", "nothing", "now", "number", "occur", "off", "often", "old", "older", "oldest", "once", "one", "only", "onto",
    "order", "other", "our", "over", "overall", "own", "part", "particular", "per", "percent", "percentage", "please",
    "popular", "portion", "possible", "present", "proportion", "provide", "put", "quarter", "query", "quite", "rank", "rather",
    "ratio", "reach", "recent", "recently", "record", "regard", "regardless", "relate", "remain", "require", "respect",
    "respective", "respectively", "result", "retrieve", "return", "reverse", "running", "same", "say", "see", "seem", "select",
    "several", "shall", "share", "she", "short", "shorter", "shortest", "should", "show", "similar", "since", "small",
    "smaller", "smallest", "so", "some", "somehow", "someone", "something", "sort", "specific", "start", "still", "such", "sum",
    "take", "tell", "than", "their", "them", "then", "there", "these", "they", "thing", "those", "through", "throughout",
    "today", "together", "too", "top", "total", "toward", "try", "twice", "type", "under", "unique", "until", "up", "upon",
    "us", "use", "value", "various", "versus", "very", "via", "want", "way", "we", "week", "weekday", "weekend", "weekly",
    "well", "whatever", "when", "where", "whether", "which", "whichever", "while", "who", "whole", "whom", "whose", "why",
    "will", "within", "without", "worse", "worst", "would", "year", "yearly", "yet", "you", "young", "younger", "youngest",
    "your",
});
// clang-format on

static_assert(std::ranges::is_sorted(kScaffold));

bool isScaffold(const Word& word)
{
    return isStopWord(word) || std::ranges::any_of(word.lemmas, [](const std::string& lemma) {
               return isOpeningWord(lemma) || std::ranges::binary_search(kScaffold, lemma);
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
void mark(const std::vector<Link<Item>>& links, std::vector<bool>& linked)
{
    for (const Link<Item>& link : links) {
        if (isTelling(link.kind))
            linked[static_cast<std::size_t>(link.word)] = true;
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

std::vector<bool> linkedWords(const Question& question, const SchemaLinks& links)
{
    std::vector<bool> linked(question.words.size(), false);
    mark(links.columns, linked);
    mark(links.tables, linked);
    return linked;
}

std::vector<std::string> unusedWords(const Question& question, const SchemaLinks& links, const std::vector<WordRange>& valueSpans)
{
    std::vector<bool> open = contentWords(question);
    const std::vector<bool> linked = linkedWords(question, links);
    for (std::size_t i = 0; i < open.size(); ++i)
        open[i] = open[i] && !linked[i];
    for (const WordRange& span : valueSpans)
        std::fill(open.begin() + span.begin, open.begin() + span.end, false);
    std::vector<std::string> words;
    for (std::size_t i = 0; i < open.size(); ++i) {
        if (open[i])
            words.push_back(question.words[i].text);
    }
    return words;
}

} // namespace ratatosk
