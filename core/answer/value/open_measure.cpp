// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/open_measure.h"

#include "core/answer/value/unused_words.h"
#include "core/english/language/attribute_words.h"
#include "core/english/language/word_splitter.h"

#include <algorithm>
#include <optional>
#include <span>

namespace ratatosk {
namespace {

constexpr std::size_t kMostMeasures = 4; ///< buttons in a row

/// Good, best, worst: what asks for a rating.
std::span<const std::string_view> judgingWords()
{
    return askingWords("rating");
}

std::optional<ColumnId> columnOfOrder(const sql::Query& query)
{
    if (!query.limit || query.orderBy.size() != 1)
        return {};
    const auto* column = std::get_if<sql::ColumnReference>(&query.orderBy.front().expression.term);
    return column ? std::optional(column->column) : std::nullopt;
}

bool isNamed(ColumnId column, const Question& question, const Schema& schema)
{
    const std::vector<Word> name = splitName(schema.column(column).readableName);
    const auto shares = [&](const Word& word) {
        return std::ranges::any_of(name, [&](const Word& part) { return part.lemmas.front() == word.lemmas.front(); });
    };
    return std::ranges::any_of(question.words, shares);
}

/// A judging word that no name and no cell of the database has.
std::optional<std::string> judgement(const Question& question, const SchemaLinks& links)
{
    const std::vector<bool> isLinked = linkedWords(question, links);
    for (std::size_t i = 0; i < question.words.size(); ++i) {
        const Word& word = question.words[i];
        const bool isCount = i + 1 < question.words.size() && hasDigit(question.words[i + 1].text); // "the top 5"
        const auto judges = [&](const std::string& form) { return std::ranges::find(judgingWords(), form) != judgingWords().end(); };
        if (!isLinked[i] && !isCount && std::ranges::any_of(word.lemmas, judges))
            return word.text;
    }
    return {};
}

/// A rating, a score, a rank.
bool isRating(ColumnId column, const Schema& schema)
{
    return std::ranges::any_of(splitName(schema.column(column).readableName),
                               [](const Word& word) { return std::ranges::equal(askingWords(word.lemmas.front()), judgingWords()); });
}

bool isMeasure(ColumnId id, const Schema& schema)
{
    const Column& column = schema.column(id);
    const auto refers = [&](const ForeignKey& key) { return key.from == id; };
    return column.type == ColumnType::Number && !column.isPrimaryKey && std::ranges::none_of(schema.foreignKeys(), refers);
}

} // namespace

OpenMeasure openMeasureOf(const sql::Query& query, const Question& question, const SchemaLinks& links, const Schema& schema)
{
    const auto column = columnOfOrder(query);
    const bool isOpen = column && !isNamed(*column, question, schema) && !isRating(*column, schema);
    const auto word = isOpen ? judgement(question, links) : std::nullopt;
    if (!word)
        return {};
    OpenMeasure open{*word, {schema.column(*column).readableName}};
    for (const ColumnId other : schema.columnsOf(schema.column(*column).table))
        if (other != *column && isMeasure(other, schema) && open.measures.size() < kMostMeasures)
            open.measures.push_back(schema.column(other).readableName);
    return open;
}

} // namespace ratatosk
