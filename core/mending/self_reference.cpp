// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/self_reference.h"

#include "core/evidence/question_words.h"
#include "core/language/word_splitter.h"
#include "core/sql/join_origin.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Comparison;
using sql::Expression;
using sql::JoinKey;
using sql::Query;
using sql::SelectBlock;
using sql::Source;

std::optional<ForeignKey> selfReference(TableId table, const Schema& schema)
{
    const auto found = std::ranges::find_if(schema.foreignKeys(), [&](const ForeignKey& key) {
        return schema.column(key.from).table == table && schema.column(key.to).table == table;
    });
    return found == schema.foreignKeys().end() ? std::nullopt : std::optional(*found);
}

bool namesReference(const Question& question, const Column& reference)
{
    const std::vector<Word> name = splitName(reference.spokenName);
    return std::ranges::any_of(question.words, [&](const Word& word) {
        return std::ranges::any_of(name, [&](const Word& part) { return part.text != "id" && sameWord(word, part); });
    });
}

/// "X's boss", "the boss of X"; not "whose boss is X", "who has X as boss", which ask for those below.
bool asksForTheOneAbove(const Question& question, const Column& reference)
{
    const auto turns = [](const Word& word) { return word.lemmas.front() == "whose" || word.lemmas.front() == "as"; };
    return namesReference(question, reference) && std::ranges::none_of(question.words, turns);
}

/// The column that WHERE fixes, and nothing else.
const ColumnReference* columnFixed(const SelectBlock& block)
{
    const auto* test = block.where ? std::get_if<Comparison>(&block.where->test) : nullptr;
    const bool isFixed = test && test->operation == sql::ComparisonOperator::Equal
        && std::holds_alternative<sql::Literal>(test->right.term);
    return isFixed ? std::get_if<ColumnReference>(&test->left.term) : nullptr;
}

JoinKey keyBetween(int shown, int named, bool isAbove, const ForeignKey& reference)
{
    const ColumnReference left{{0, shown}, isAbove ? reference.to : reference.from};
    return {left,
            {{0, named}, isAbove ? reference.from : reference.to},
            reference.isGuess ? sql::JoinOrigin::Guessed : sql::JoinOrigin::Declared};
}

/// SELECT name ... WHERE name = 'Tom Pike'
bool showsWhatIsFixed(const SelectBlock& block)
{
    const ColumnReference* fixed = block.from.size() == 1 && block.groupBy.empty() ? columnFixed(block) : nullptr;
    return fixed && std::ranges::any_of(block.items, [&](const sql::SelectItem& item) { return item.expression == Expression{*fixed}; });
}

bool leadOn(SelectBlock& block, const Question& question, const Schema& schema)
{
    const auto* table = std::get_if<TableId>(&block.from.front().relation);
    const auto reference = table ? selfReference(*table, schema) : std::nullopt;
    if (!reference || !namesReference(question, schema.column(reference->from)))
        return false;
    Source named{.relation = *table};
    named.keys.push_back(keyBetween(0, 1, asksForTheOneAbove(question, schema.column(reference->from)), *reference));
    block.from.push_back(std::move(named));
    std::get<ColumnReference>(std::get<Comparison>(block.where->test).left.term).source.index = 1;
    return true;
}

/// FROM staff AS s1 JOIN staff AS s2 ON s1.staff_id = s2.staff_id: the place of the named one.
std::optional<int> rowWithItself(const SelectBlock& block)
{
    const ColumnReference* fixed = block.from.size() == 2 ? columnFixed(block) : nullptr;
    const bool isOneKey = fixed && block.from.back().keys.size() == 1 && block.from.front().relation == block.from.back().relation;
    const bool isOwn = isOneKey && block.from.back().keys.front().left.column == block.from.back().keys.front().right.column;
    return isOwn ? std::optional(fixed->source.index) : std::nullopt;
}

} // namespace

bool followSelfReference(Query& query, const Question& question, const Schema& schema)
{
    SelectBlock& block = query.first;
    if (!query.rest.empty() || block.from.empty())
        return false;
    if (showsWhatIsFixed(block))
        return leadOn(block, question, schema);
    const auto named = rowWithItself(block);
    const auto* table = named ? std::get_if<TableId>(&block.from.front().relation) : nullptr;
    const auto reference = table ? selfReference(*table, schema) : std::nullopt;
    if (!reference)
        return false;
    const bool isAbove = asksForTheOneAbove(question, schema.column(reference->from));
    block.from.back().keys.front() = keyBetween(1 - *named, *named, isAbove, *reference);
    return true;
}

} // namespace ratatosk
