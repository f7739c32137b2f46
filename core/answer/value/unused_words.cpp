// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/unused_words.h"

#include "core/english/language/number_words.h"
#include "core/english/language/scaffold_words.h"
#include "core/english/language/stop_words.h"

#include <algorithm>
#include <cctype>
#include <set>

namespace ratatosk {

namespace {

bool isScaffold(const Word& word)
{
    return isStopWord(word)
        || std::ranges::any_of(word.lemmas, [](const std::string& lemma) { return isOpeningWord(lemma) || isScaffoldWord(lemma); });
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

bool hasDigit(std::string_view word)
{
    return std::ranges::any_of(word, [](unsigned char byte) { return std::isdigit(byte) != 0; });
}

std::vector<bool> contentWords(const Question& question)
{
    std::vector<bool> content;
    for (const Word& word : question.words)
        content.push_back((!isScaffold(word) && !hasDigit(word.text)) || isLateWord(word.lemmas.front()));
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

SchemaLinks linksTakenUp(const SchemaLinks& links, const Schema& schema, const ItemsUsed& used)
{
    std::set<int> tables, columns, taken, near; // words
    for (const Link<TableId>& link : links.tables) {
        if (isTelling(link.kind) && used.table(link.item))
            taken.insert(link.word);
        else if (link.kind == LinkKind::Exact)
            tables.insert(link.word);
    }
    for (const Link<ColumnId>& link : links.columns) {
        if (!isTelling(link.kind))
            continue;
        if (used.column(link.item))
            taken.insert(link.word);
        else if (used.table(schema.column(link.item).table))
            near.insert(link.word);
        if (link.kind == LinkKind::Exact)
            columns.insert(link.word);
    }
    const auto isLeftOut = [&](const auto& link) {
        return !taken.contains(link.word) && (columns.contains(link.word) || (tables.contains(link.word) && !near.contains(link.word)));
    };
    SchemaLinks result = links;
    std::erase_if(result.columns, isLeftOut);
    std::erase_if(result.tables, isLeftOut);
    return result;
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
