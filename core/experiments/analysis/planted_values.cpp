// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/analysis/planted_values.h"

#include "core/database/schema/identifier.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <optional>

namespace ratatosk {
namespace {

using namespace sql;

constexpr int kLargestGroup = 12;

std::optional<double> numberOf(const Literal& literal)
{
    double number = 0;
    const char* const end = literal.text.data() + literal.text.size();
    const auto read = std::from_chars(literal.text.data(), end, number);
    return read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

Cell cellOf(double number)
{
    const auto whole = static_cast<std::int64_t>(number);
    return static_cast<double>(whole) == number ? Cell(whole) : Cell(number);
}

std::string upperCase(std::string text)
{
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return text;
}

/// What fits a pattern: its own letters, alone and inside of others.
std::string withoutWildcards(std::string text)
{
    std::erase_if(text, [](char c) { return c == '%' || c == '_'; });
    return text;
}

class Planting
{
public:
    Planting(PlantedValues& planted, const Schema& schema) : m_planted(planted), m_schema(schema) {}

    void look(const Condition& condition)
    {
        if (const auto* test = std::get_if<Comparison>(&condition.test)) {
            pair(test->left, test->right);
            pair(test->right, test->left);
        } else if (const auto* between = std::get_if<Between>(&condition.test)) {
            pair(between->value, between->low);
            pair(between->value, between->high);
        } else if (const auto* like = std::get_if<Like>(&condition.test)) {
            pattern(like->value, like->pattern);
        } else if (const auto* list = std::get_if<InList>(&condition.test)) {
            for (const Expression& one : list->list)
                pair(list->value, one);
        }
    }

    void addJoins(const Query& query)
    {
        addJoins(query.first);
        for (const SetOperand& operand : query.rest)
            addJoins(operand.block);
    }

private:
    void addJoins(const SelectBlock& block)
    {
        for (const Source& source : block.from) {
            for (const JoinKey& key : source.keys)
                m_planted.joins.emplace_back(key.left.column, key.right.column);
        }
        visitTerms(
            block, [](const Expression&) {}, [this](const Query& inner) { addJoins(inner); });
    }

    std::vector<Cell>* cellsFor(const Expression& expression)
    {
        const auto* reference = std::get_if<ColumnReference>(&expression.term);
        if (!reference)
            return nullptr;
        const Column& column = m_schema.column(reference->column);
        return &m_planted.cells[{foldedIdentifier(m_schema.table(column.table).name), foldedIdentifier(column.name)}];
    }

    void pair(const Expression& value, const Expression& other)
    {
        const auto* literal = std::get_if<Literal>(&other.term);
        if (!literal)
            return;
        const auto number = numberOf(*literal);
        if (std::vector<Cell>* cells = cellsFor(value))
            number ? addNumber(*cells, *number) : addText(*cells, literal->text);
        else if (number && std::holds_alternative<AggregateCall>(value.term) && *number >= 0 && *number <= kLargestGroup)
            m_planted.counts.insert(static_cast<int>(*number));
    }

    void pattern(const Expression& value, const Expression& other)
    {
        const auto* literal = std::get_if<Literal>(&other.term);
        std::vector<Cell>* cells = literal ? cellsFor(value) : nullptr;
        if (!cells)
            return;
        const std::string text = withoutWildcards(literal->text);
        for (const std::string& around : {text, "Ab " + text, text + " yz", "Ab " + text + " yz"})
            cells->emplace_back(around);
    }

    static void addNumber(std::vector<Cell>& cells, double number)
    {
        for (const double near : {number, number + 1, number - 1})
            cells.push_back(cellOf(near));
    }

    static void addText(std::vector<Cell>& cells, const std::string& text)
    {
        cells.insert(cells.end(), {Cell(text), Cell(text), Cell(upperCase(text))});
    }

    PlantedValues& m_planted;
    const Schema& m_schema;
};

} // namespace

void PlantedValues::add(const Query& query, const Schema& schema)
{
    Planting planting(*this, schema);
    Query copy = query; // the walk is one for editing
    planting.addJoins(query);
    editParts(copy, {.condition = [&](Condition& condition) { planting.look(condition); }, .expression = {}});
}

} // namespace ratatosk
