// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/naming/whole_names.h"

#include "core/evidence/question_words.h"
#include "core/schema/name_columns.h"
#include "core/sql/conjuncts.h"
#include "core/text/characters.h"

#include <algorithm>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Comparison;
using sql::Condition;
using sql::Expression;
using sql::Literal;

/// A test of one part of a name.
struct PartTested {
    ColumnReference column;
    std::string text; ///< in lower case
};

std::optional<PartTested> partTested(const Condition& condition)
{
    const auto* test = std::get_if<Comparison>(&condition.test);
    const auto* column = test ? std::get_if<ColumnReference>(&test->left.term) : nullptr;
    const auto* literal = test ? std::get_if<Literal>(&test->right.term) : nullptr;
    const bool isPart = column && literal && test->operation == sql::ComparisonOperator::Equal && literal->type == ValueType::Text
        && column->source.level == 0;
    return isPart ? std::optional(PartTested{*column, lowerCase(literal->text)}) : std::nullopt;
}

class WholeNames
{
public:
    WholeNames(sql::SelectBlock& block, const Question& question, const CellLookup& cells)
        : m_block(block), m_question(question), m_cells(cells)
    {
    }

    bool mend()
    {
        bool hasChanged = false;
        const std::vector<Condition> demands = sql::conjuncts(m_block.where);
        for (const Condition& demand : demands) {
            const auto part = partTested(demand);
            auto other = part ? otherPart(*part, demands) : std::nullopt;
            if (!other)
                continue;
            sql::addConjunct(m_block.where, *std::move(other));
            hasChanged = true;
        }
        return hasChanged;
    }

private:
    std::optional<Condition> otherPart(const PartTested& part, const std::vector<Condition>& demands) const
    {
        const std::vector<ColumnId> names = namePairOf(m_cells.schema(), part.column.column);
        if (names.empty())
            return {};
        const bool isFirst = names.front() == part.column.column;
        const ColumnReference other{part.column.source, isFirst ? names.back() : names.front()};
        const auto testsOther = [&](const Condition& demand) {
            const auto tested = partTested(demand);
            return tested && tested->column == other;
        };
        if (std::ranges::any_of(demands, testsOther))
            return {};
        for (int word = 0; word < static_cast<int>(m_question.words.size()); ++word) {
            if (lowerCase(m_question.words[static_cast<std::size_t>(word)].text) != part.text)
                continue;
            if (auto test = testOf(other, isFirst ? word + 1 : word - 1))
                return test;
        }
        return {};
    }

    /// As a cell has the word.
    std::optional<Condition> testOf(const ColumnReference& column, int word) const
    {
        if (wordAt(m_question, word).empty())
            return {};
        const Literal said{ValueType::Text, m_question.words[static_cast<std::size_t>(word)].text};
        const std::vector<Cell> found = m_cells.cells(column.column, {sql::Like{cellOf(column.column), {said}}}, 2);
        const auto* cell = found.size() == 1 ? std::get_if<std::string>(&found.front()) : nullptr;
        if (!cell)
            return {};
        return Condition{Comparison{{column}, sql::ComparisonOperator::Equal, {Literal{ValueType::Text, *cell}}}};
    }

    sql::SelectBlock& m_block;
    const Question& m_question;
    const CellLookup& m_cells;
};

} // namespace

bool testWholeNames(sql::Query& query, const Question& question, const CellLookup& cells)
{
    return query.rest.empty() && WholeNames(query.first, question, cells).mend();
}

} // namespace ratatosk
