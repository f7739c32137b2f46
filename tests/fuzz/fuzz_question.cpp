// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/grammar_gap.h"
#include "core/answer/value/unused_words.h"
#include "core/english/language/word_splitter.h"
#include "core/linking/links/quotation.h"
#include "core/linking/links/schema_linker.h"
#include "core/linking/links/value_candidate.h"
#include "core/messages/answers/json_text.h"
#include "core/sql/tree/spelling.h"
#include "core/sql/tree/sql_lexer.h"
#include "tests/fuzz/fuzz_targets.h"
#include "tests/support/library_schema.h"

#include <set>

namespace ratatosk::fuzz {

namespace {

/// The library of the tests, with cells in several scripts, numbers and dates.
struct Library {
    Schema schema = librarySchema();
    std::shared_ptr<const ValueIndex> values = ValueIndex::fromCells({{ColumnId{1}, "Ada Löwe"},
                                                                      {ColumnId{1}, "O'Brien"},
                                                                      {ColumnId{4}, "Dawn of the Dead"},
                                                                      {ColumnId{4}, "1984"},
                                                                      {ColumnId{4}, "Straße"},
                                                                      {ColumnId{9}, "Kim"},
                                                                      {ColumnId{10}, "New York"},
                                                                      {ColumnId{10}, "São Paulo"},
                                                                      {ColumnId{15}, "F"},
                                                                      {ColumnId{15}, "M"},
                                                                      {ColumnId{15}, "A-12/b"},
                                                                      {ColumnId{15}, "2012-05-01"}});
    SchemaLinker linker{schema, values};
};

void wordsStandInTheText(const Question& question)
{
    int end = 0;
    for (const Word& word : question.words) {
        promise(word.begin >= end && word.end > word.begin && word.end <= static_cast<int>(question.text.size()), "words stand in order",
                word.text);
        promise(question.text.compare(word.begin, word.end - word.begin, word.text) == 0, "a word is what stands there", word.text);
        const std::set<std::string> lemmas(word.lemmas.begin(), word.lemmas.end());
        promise(!lemmas.empty() && lemmas.size() == word.lemmas.size(), "a word has lemmas, each once", word.text);
        end = word.end;
    }
}

template <class Item>
void linksJoinWhatIsThere(const std::vector<Link<Item>>& links, const Question& question, int items)
{
    for (const Link<Item>& link : links) {
        promise(0 <= link.word && link.word < std::ssize(question.words), "a link has a word of the question", link.evidence);
        promise(0 <= index(link.item) && index(link.item) < items && link.kind != LinkKind::None, "a link has an item", link.evidence);
    }
}

bool isOneNumber(const std::string& literal)
{
    const auto tokens = sql::tokensOf(literal);
    const size_t sign = literal.starts_with('-') ? 1 : 0;
    return tokens && tokens->size() == 2 + sign && (*tokens)[sign].kind == sql::SqlToken::Kind::Number;
}

void isALiteral(const ValueCandidate& candidate)
{
    const std::string literal = sql::spelledLiteral({candidate.type, candidate.text});
    if (candidate.type == ValueType::Integer || candidate.type == ValueType::Real)
        promise(isOneNumber(literal), "a number is spelled as one", literal);
    if (candidate.type == ValueType::Text)
        promise(sql::tokensOf(literal).has_value(), "a text is spelled as one", literal);
}

void candidatesAreApart(const Question& question, const Library& library, ValueRange range)
{
    const auto candidates = findValueCandidates(question, library.schema, *library.values, range);
    promise(candidates == findValueCandidates(question, library.schema, *library.values, range), "candidates are the same each time");
    promise(candidates.size() <= kMaxValueCandidates + kMaxListedCandidates, "there are not too many candidates");
    std::set<std::pair<ValueType, std::string>> seen;
    for (const ValueCandidate& candidate : candidates) {
        const int words = static_cast<int>(question.words.size());
        const bool hasSpan = candidate.beginWord != -1 || candidate.endWord != -1;
        promise(!hasSpan || (0 <= candidate.beginWord && candidate.beginWord < candidate.endWord && candidate.endWord <= words),
                "a candidate stands in the question", candidate.text);
        promise(seen.emplace(candidate.type, candidate.text).second, "no candidate comes twice", candidate.text);
        isALiteral(candidate);
    }
}

void quotationsHoldWords(const Question& question)
{
    for (const Quotation& quotation : quotationsOf(question))
        promise(0 <= quotation.begin && quotation.begin <= quotation.end && quotation.end <= std::ssize(question.words),
                "a quotation holds words", quotation.text);
}

} // namespace

void fuzzQuestion(std::string_view bytes)
{
    static const Library library;
    (void)splitName(bytes);
    const auto question = splitQuestion(bytes);
    if (!question)
        return;
    wordsStandInTheText(*question);
    quotationsHoldWords(*question);
    const SchemaLinks links = library.linker.link(*question);
    linksJoinWhatIsThere(links.columns, *question, library.schema.columnCount());
    linksJoinWhatIsThere(links.tables, *question, library.schema.tableCount());
    for (const ValueRange range : {ValueRange::Named, ValueRange::Listed, ValueRange::Broad})
        candidatesAreApart(*question, library, range);
    if (const auto gap = gapIn(*question, links))
        promise(!gapName(gap->gap).empty() && !gap->words.empty(), "a gap has a name");
    (void)jsonOf(*question, links, unusedWords(*question, links));
}

} // namespace ratatosk::fuzz
