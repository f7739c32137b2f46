// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flags/named_flags.h"

#include "core/evidence/question_words.h"
#include "core/flags/flag_sense.h"
#include "core/language/word_splitter.h"
#include "core/sql/conjuncts.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Condition;
using sql::Expression;
using sql::Literal;

/// Where these stand, both yes and no are asked about.
constexpr std::array<std::string_view, 9> kOfBoth{"whether", "if", "share", "percent", "percentage", "proportion", "rate", "vs", "versus"};

struct UsesFound {
    std::vector<ColumnId> columns;
    bool hasFilter = false;
};

UsesFound usesOf(const sql::Query& query)
{
    UsesFound found;
    const auto look = [&](const Expression& expression) {
        if (const auto* column = std::get_if<ColumnReference>(&expression.term))
            found.columns.push_back(column->column);
        const auto* call = std::get_if<sql::AggregateCall>(&expression.term);
        found.hasFilter = found.hasFilter || (call && !call->filter.empty())
            || std::holds_alternative<sql::CaseExpression>(expression.term);
    };
    sql::visitParts(query, {.expression = look});
    return found;
}

bool holdsWord(const std::string& spokenName, const Word& word)
{
    return std::ranges::any_of(splitName(spokenName), [&](const Word& part) { return sameWord(part, word); });
}

class NamedFlags
{
public:
    NamedFlags(sql::Query& query, const Question& question, const CellLookup& cells)
        : m_block(query.first), m_uses(usesOf(query)), m_question(question), m_cells(cells)
    {
    }

    bool mend()
    {
        bool hasChanged = false;
        const std::vector<ColumnReference> columns = columnsInFrom(m_block, m_cells.schema());
        for (const ColumnReference& column : m_uses.hasFilter ? std::vector<ColumnReference>() : columns)
            hasChanged |= hasWordToItself(column.column, columns) && test(column);
        return hasChanged;
    }

private:
    /// "Win" of a league and of a division says neither; "time" of full time says nothing.
    bool hasWordToItself(ColumnId id, const std::vector<ColumnReference>& columns) const
    {
        static constexpr std::array<std::string_view, 4> general{"time", "day", "date", "year"};
        const std::vector<Word> name = splitName(m_cells.schema().column(id).spokenName);
        return !name.empty() && !hasLemma(name.back(), general) && std::ranges::none_of(columns, [&](const ColumnReference& other) {
            const std::vector<Word> rival = splitName(m_cells.schema().column(other.column).spokenName);
            return other.column != id && !rival.empty() && sameWord(rival.back(), name.back()) && !flagCells(other.column, m_cells).empty();
        });
    }

    bool test(const ColumnReference& column)
    {
        const Column& named = m_cells.schema().column(column.column);
        const auto said = isFree(named, column.column) && !isAllowed(named) ? flagSaid(m_question, named) : std::nullopt;
        auto isMeant = said ? flagTest(column, *said, m_cells) : std::nullopt;
        if (!isMeant)
            return false;
        sql::Source& source = m_block.from[static_cast<std::size_t>(column.source.index)];
        sql::addConjunct(source.kind == sql::JoinKind::Left ? source.condition : m_block.where, *std::move(isMeant));
        return true;
    }

    /// "refunds too", "returned ones as well"
    bool isAllowed(const Column& column) const
    {
        const std::vector<Word> name = splitName(column.spokenName);
        for (int word = 0; word + 1 < static_cast<int>(m_question.words.size()); ++word) {
            const bool isSaid = areOfOneStem(m_question.words[static_cast<std::size_t>(word)], name.back());
            if (isSaid
                && (wordAt(m_question, word + 1) == "too"
                    || (wordAt(m_question, word + 1) == "as" && wordAt(m_question, word + 2) == "well")))
                return true;
        }
        return false;
    }

    /// Whether the query leaves it out, and its name speaks of nothing that the query has.
    bool isFree(const Column& column, ColumnId id) const
    {
        const std::vector<Word> name = splitName(column.spokenName);
        if (name.empty() || column.isPrimaryKey || std::ranges::find(m_uses.columns, id) != m_uses.columns.end())
            return false;
        const Schema& schema = m_cells.schema();
        return std::ranges::none_of(m_uses.columns, [&](ColumnId used) { return holdsWord(schema.column(used).spokenName, name.back()); })
            && std::ranges::none_of(schema.tables(), [&](const Table& table) { return holdsWord(table.spokenName, name.back()); });
    }

    sql::SelectBlock& m_block;
    UsesFound m_uses;
    const Question& m_question;
    const CellLookup& m_cells;
};

} // namespace

bool testFlagsNamed(sql::Query& query, const Question& question, const CellLookup& cells)
{
    const bool isOfOne = query.rest.empty() && cells.schema().dialect() == Dialect::Sqlite && !says(question, kOfBoth);
    return isOfOne && NamedFlags(query, question, cells).mend();
}

} // namespace ratatosk
