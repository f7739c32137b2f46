// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/referrals/figures_above.h"

#include "core/evidence/own_demands.h"
#include "core/evidence/question_words.h"
#include "core/language/scaffold_words.h"
#include "core/language/word_splitter.h"
#include "core/referrals/reference_words.h"
#include "core/schema/name_columns.h"
#include "core/sql/query_search.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;
using sql::SelectBlock;

/// Rows of a table, and the places in FROM of them and of those that they refer to.
struct PairInFrom {
    ForeignKey reference;
    int below = 0;
    int above = 0;
};

std::optional<PairInFrom> pairInFrom(const SelectBlock& block, const Schema& schema)
{
    for (int below = 0; below < static_cast<int>(block.from.size()); ++below) {
        const auto* table = std::get_if<TableId>(&block.from[static_cast<std::size_t>(below)].relation);
        const auto reference = table ? selfReference(*table, schema) : std::nullopt;
        if (const int above = reference ? sql::placeAbove(block, below, *reference) : -1; above >= 0)
            return PairInFrom{*reference, below, above};
    }
    return {};
}

bool isOfAbove(const Question& question, int word, const Column& reference)
{
    const Word& said = question.words[static_cast<std::size_t>(word)];
    return isOfReference(said, reference) || std::ranges::any_of(said.lemmas, isSuperiorName);
}

/// The columns of the table that words [begin, end) name, in their order; "name" stands for all that rows are called by.
std::vector<ColumnId> columnsNamed(const Question& question, int begin, int end, TableId table, const Schema& schema)
{
    std::vector<ColumnId> columns;
    const auto add = [&](ColumnId column) {
        if (std::ranges::find(columns, column) == columns.end())
            columns.push_back(column);
    };
    for (int word = std::max(0, begin); word < std::min(end, static_cast<int>(question.words.size())); ++word) {
        const Word& said = question.words[static_cast<std::size_t>(word)];
        const std::string_view before = wordAt(question, word - 1);
        if (hasLemma(said, "name") && before != "first" && before != "last" && before != "family")
            std::ranges::for_each(nameColumns(schema, table), add);
        for (const ColumnId column : schema.columnsOf(table)) {
            const std::vector<Word> name = splitName(schema.column(column).spokenName);
            const bool isPart = !name.empty()
                && (sameWord(said, name.front()) || (name.size() > 1 && sameWord(said, name[1]) && !hasLemma(said, "name")));
            if (isPart && !schema.column(column).isPrimaryKey)
                add(column);
        }
    }
    return columns;
}

/// Where what is said of one thing begins, behind what was said of another: "of | the trainer and name of the mentor".
int beginningOfThing(const Question& question, int of)
{
    static constexpr std::array<std::string_view, 3> ends{"of", "then", "?"};
    int word = of;
    while (word > 0 && !isOneOf(wordAt(question, word - 1), ends))
        --word;
    return word;
}

/// What the question asks of those above: "name of the mentor", "the boss's pay".
std::vector<ColumnId> askedOfThoseAbove(const Question& question, const PairInFrom& pair, const Schema& schema)
{
    const Column& reference = schema.column(pair.reference.from);
    const int end = static_cast<int>(question.words.size());
    for (int word = end - 1; word > 0; --word) {
        if (!isOfAbove(question, word, reference))
            continue;
        if (wordAt(question, word + 1) == "'s")
            return columnsNamed(question, word + 2, end, reference.table, schema);
        const int of = wordAt(question, word - 1) == "of" ? word - 1 : word - 2;
        if (wordAt(question, of) == "of")
            return columnsNamed(question, beginningOfThing(question, of), of, reference.table, schema);
    }
    return {};
}

/// "both rates", "both salaries": of either row.
std::vector<ColumnId> askedOfBoth(const Question& question, const PairInFrom& pair, const Schema& schema)
{
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word)
        if (wordAt(question, word) == "both")
            return columnsNamed(question, word + 1, word + 3, schema.column(pair.reference.from).table, schema);
    return {};
}

} // namespace

bool showWhatIsAskedOfThoseAbove(sql::Query& query, const Question& question, const Schema& schema)
{
    SelectBlock& block = query.first;
    const bool isPlain = isFlat(query) && block.groupBy.empty();
    const auto pair = isPlain ? pairInFrom(block, schema) : std::nullopt;
    if (!pair)
        return false;
    bool hasChanged = false;
    const auto show = [&](int source, ColumnId column) {
        const Expression shown{ColumnReference{{0, source}, column}};
        if (shows(block, shown))
            return;
        block.items.push_back({shown, {}});
        hasChanged = true;
    };
    for (const ColumnId column : askedOfBoth(question, *pair, schema)) {
        show(pair->below, column);
        show(pair->above, column);
    }
    for (const ColumnId column : askedOfThoseAbove(question, *pair, schema))
        if (shows(block, {ColumnReference{{0, pair->below}, column}}))
            show(pair->above, column);
    return hasChanged;
}

} // namespace ratatosk
