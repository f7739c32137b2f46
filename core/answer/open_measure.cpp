// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/open_measure.h"

#include "core/answer/unused_words.h"
#include "core/language/attribute_words.h"
#include "core/language/column_senses.h"
#include "core/language/word_splitter.h"

#include <algorithm>
#include <optional>

namespace ratatosk {
namespace {

constexpr std::size_t kMostMeasures = 4; ///< buttons in a row

std::optional<ColumnId> columnOfOrder(const sql::Query& query)
{
    if (!query.limit || query.orderBy.size() != 1)
        return {};
    const auto* column = std::get_if<sql::ColumnReference>(&query.orderBy.front().expression.term);
    return column ? std::optional(column->column) : std::nullopt;
}

bool isNamed(ColumnId column, const Question& question, const Schema& schema)
{
    const std::vector<Word> name = splitName(schema.column(column).spokenName);
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
        if (!isLinked[i] && !isCount && std::ranges::find(askingWords("quality"), word.lemmas.back()) != askingWords("quality").end())
            return word.text;
    }
    return {};
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
    const bool isOpen = column && !isNamed(*column, question, schema)
        && !hasSense(schema.column(*column).spokenName, ColumnSense::Judgement);
    const auto word = isOpen ? judgement(question, links) : std::nullopt;
    if (!word)
        return {};
    OpenMeasure open{*word, {schema.column(*column).spokenName}};
    for (const ColumnId other : schema.columnsOf(schema.column(*column).table))
        if (other != *column && isMeasure(other, schema) && open.measures.size() < kMostMeasures)
            open.measures.push_back(schema.column(other).spokenName);
    return open;
}

} // namespace ratatosk
