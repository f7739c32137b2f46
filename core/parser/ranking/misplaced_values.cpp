// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parser/ranking/misplaced_values.h"

#include "core/sql/tree/term_walk.h"

#include <algorithm>

namespace ratatosk {
namespace {

class MisplacedValueCounter
{
public:
    explicit MisplacedValueCounter(const std::vector<ValueCandidate>& values) : m_values(values) {}

    void countIn(const sql::Query& query)
    {
        countIn(query.first);
        for (const sql::SetOperand& operand : query.rest)
            countIn(operand.block);
    }

    int count() const { return m_count; }

private:
    void countIn(const sql::SelectBlock& block)
    {
        if (block.where)
            countIn(*block.where);
        sql::visitTerms(
            block, [](const sql::Expression&) {}, [this](const sql::Query& inner) { countIn(inner); });
    }

    void countIn(const sql::Condition& condition)
    {
        if (const auto* junction = std::get_if<sql::Junction>(&condition.test)) {
            for (const sql::Condition& part : junction->parts)
                countIn(part);
        }
        const auto* comparison = std::get_if<sql::Comparison>(&condition.test);
        const auto* column = comparison ? std::get_if<sql::ColumnReference>(&comparison->left.term) : nullptr;
        const auto* literal = comparison ? std::get_if<sql::Literal>(&comparison->right.term) : nullptr;
        if (column && literal)
            m_count += isMisplaced(literal->text, column->column);
    }

    bool isMisplaced(const std::string& text, ColumnId column) const
    {
        const auto value = std::ranges::find_if(m_values,
                                                [&](const ValueCandidate& one) { return one.text == text && !one.evidence.empty(); });
        return value != m_values.end() && std::ranges::find(value->evidence, column) == value->evidence.end();
    }

    const std::vector<ValueCandidate>& m_values;
    int m_count = 0;
};

} // namespace

int misplacedValues(const sql::Query& query, const std::vector<ValueCandidate>& values)
{
    MisplacedValueCounter counter(values);
    counter.countIn(query);
    return counter.count();
}

} // namespace ratatosk
