// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flags/directions.h"

#include "core/evidence/question_words.h"
#include "core/sql/conjuncts.h"
#include "core/sql/query_search.h"
#include "core/text/characters.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;

/// The two cells of a column that holds nothing but these, as they are spelled.
struct Ways {
    std::string in;
    std::string out;
};

std::optional<Ways> waysOf(ColumnId column, const CellLookup& cells)
{
    static constexpr std::array<std::string_view, 2> ins{"in", "incoming"}, outs{"out", "outgoing"};
    Ways ways;
    const std::vector<Cell> found = cells.cells(column, {sql::NullTest{cellOf(column), true}}, 3);
    for (const Cell& cell : found) {
        const auto* text = std::get_if<std::string>(&cell);
        if (text && isOneOf(lowerCase(*text), ins))
            ways.in = *text;
        else if (text && isOneOf(lowerCase(*text), outs))
            ways.out = *text;
    }
    return found.size() == 2 && !ways.in.empty() && !ways.out.empty() ? std::optional(ways) : std::nullopt;
}

bool saysUsBehind(const Question& question, int word)
{
    return wordAt(question, word + 1) == "us" || (wordAt(question, word + 1) == "to" && wordAt(question, word + 2) == "us");
}

bool isFromUs(const Question& question, int word)
{
    constexpr int reach = 4;
    for (int next = word + 1; next <= word + reach; ++next)
        if (wordAt(question, next) == "from" && wordAt(question, next + 1) == "us")
            return true;
    return false;
}

/// True: out; false: in; nothing: neither is said, or both.
std::optional<bool> isOutSaid(const Question& question)
{
    static constexpr std::array<std::string_view, 3> lendings{"lend", "lent", "loan"};
    static constexpr std::array<std::string_view, 1> borrowings{"borrow"};
    static constexpr std::array<std::string_view, 7> goings{"go", "went", "send", "lend", "loan", "pay", "ship"};
    static constexpr std::array<std::string_view, 5> comings{"come", "came", "bring", "take", "get"};
    bool isOut = false, isIn = false;
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        const Word& said = question.words[static_cast<std::size_t>(word)];
        const std::string_view lemma = said.lemmas.front();
        const bool isVerb = !hasLemma(said, "loan") || said.text == "loaned";
        const bool isLent = (hasLemma(said, lendings) && isVerb) || lemma == "lent-out" || lemma == "loaned-out";
        const bool isBorrower = lowerCase(said.text).starts_with("borrower");
        const bool isBorrowed = hasLemma(said, borrowings) && !isBorrower;
        const bool isParticle = wordAt(question, word + 1) == "out" || wordAt(question, word + 1) == "in";
        isIn = isIn || lemma == "incoming" || (isLent && saysUsBehind(question, word)) || (isBorrowed && !isFromUs(question, word))
            || (isParticle && wordAt(question, word + 1) == "in" && hasLemma(said, comings));
        isOut = isOut || lemma == "outgoing" || isBorrower || (isLent && !saysUsBehind(question, word))
            || (isBorrowed && isFromUs(question, word)) || (isParticle && wordAt(question, word + 1) == "out" && hasLemma(said, goings))
            || (lemma == "out" && wordAt(question, word + 1) == "on");
    }
    return isOut == isIn ? std::nullopt : std::optional(isOut);
}

} // namespace

bool testDirectionsSaid(sql::Query& query, const Question& question, const CellLookup& cells)
{
    const auto isOut = isOfTables(query.first) && query.rest.empty() ? isOutSaid(question) : std::nullopt;
    if (!isOut)
        return false;
    for (const ColumnReference& column : columnsInFrom(query.first, cells.schema())) {
        if (cells.schema().column(column.column).type != ColumnType::Text || usesColumn(query, column.column))
            continue;
        const auto ways = waysOf(column.column, cells);
        if (!ways)
            continue;
        sql::Source& source = query.first.from[static_cast<std::size_t>(column.source.index)];
        const bool isOuter = source.kind == sql::JoinKind::Left && column.source.index > 0;
        sql::addConjunct(isOuter ? source.condition : query.first.where,
                         {sql::Comparison{{column}, sql::ComparisonOperator::Equal, {sql::textLiteral(*isOut ? ways->out : ways->in)}}});
        return true;
    }
    return false;
}

} // namespace ratatosk
