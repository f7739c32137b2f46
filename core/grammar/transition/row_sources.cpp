// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/row_sources.h"

#include "core/grammar/transition/referring_terms.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <map>
#include <utility>

namespace ratatosk {

using sql::ColumnReference;
using sql::Condition;
using sql::Expression;
using sql::OutputReference;
using sql::Query;
using sql::SelectBlock;
using sql::Source;

namespace {

template <class Reference>
const Reference* ownIn(const Expression& expression)
{
    const auto* found = std::get_if<Reference>(&expression.term);
    return found && found->source.level == 0 ? found : nullptr;
}

bool mentionsRows(const Condition& condition)
{
    bool isFound = false;
    sql::visitTerms(condition, [&](const Expression& term) { isFound = isFound || std::holds_alternative<OutputReference>(term.term); });
    return isFound;
}

std::vector<Condition> partsOf(const std::optional<Condition>& condition)
{
    const auto* junction = condition ? std::get_if<sql::Junction>(&condition->test) : nullptr;
    if (junction && junction->connective == sql::Connective::And)
        return junction->parts;
    return condition ? std::vector{*condition} : std::vector<Condition>();
}

void add(std::optional<Condition>& clause, Condition more)
{
    std::vector<Condition> parts = partsOf(clause);
    parts.push_back(std::move(more));
    clause = parts.size() == 1 ? std::move(parts.front()) : Condition{sql::Junction{sql::Connective::And, std::move(parts)}};
}

/// Takes a block apart: tables, queries, and what joins them.
class RowSourceFinder
{
public:
    RowSourceFinder(const SelectBlock& block, const std::vector<sql::OrderKey>& orderBy) : m_given(block)
    {
        m_found.block = block;
        m_found.orderBy = orderBy;
        m_found.block.from.clear();
    }

    std::optional<RowSources> find()
    {
        if (!takeSources() || !takeConditions() || !takeKeys())
            return std::nullopt;
        renumber();
        return std::move(m_found);
    }

private:
    struct Key {
        int output = -1; ///< -1: not joined yet
        int before = -1; ///< the query before whose key it is; -1: a column's
    };

    bool isQuery(int source) const { return std::holds_alternative<sql::Box<Query>>(m_given.from[static_cast<size_t>(source)].relation); }

    bool takeSources()
    {
        for (size_t i = 0; i < m_given.from.size(); ++i) {
            const Source& source = m_given.from[i];
            if (const auto* rows = std::get_if<sql::Box<Query>>(&source.relation)) {
                const auto isStar = [](const sql::SelectItem& item) { return std::holds_alternative<sql::Star>(item.expression.term); };
                if (std::ranges::any_of((*rows)->first.items, isStar))
                    return false;
                m_places[static_cast<int>(i)] = static_cast<int>(m_found.rows.size());
                m_found.rows.push_back({**rows, {}, source.kind == sql::JoinKind::Left});
            } else {
                m_places[static_cast<int>(i)] = static_cast<int>(m_found.block.from.size());
                m_found.block.from.push_back({source.relation, source.kind, source.keys, {}});
            }
        }
        m_keys.resize(m_found.rows.size());
        const bool startsWithTable = m_found.block.from.empty() || m_found.block.from.front().kind == sql::JoinKind::Inner;
        return startsWithTable;
    }

    /// What joins a query stays with it; other conditions of inner joins could stand in WHERE as well.
    bool takeConditions()
    {
        for (size_t i = 0; i < m_given.from.size(); ++i) {
            const Source& source = m_given.from[i];
            for (const Condition& part : partsOf(source.condition)) {
                if (takeKey(part))
                    continue;
                if (!mentionsRows(part) && !isQuery(static_cast<int>(i)))
                    add(m_found.block.from[static_cast<size_t>(m_places[static_cast<int>(i)])].condition, part);
                else if (source.kind == sql::JoinKind::Inner)
                    add(m_found.block.where, part);
                else
                    return false;
            }
        }
        return true;
    }

    bool takeKey(const Condition& part)
    {
        const auto* test = std::get_if<sql::Comparison>(&part.test);
        if (!test || test->operation != sql::ComparisonOperator::Equal)
            return false;
        return takeKey(test->left, test->right) || takeKey(test->right, test->left);
    }

    /// `output` of a query is a column, or the key of a query before it.
    bool takeKey(const Expression& output, const Expression& other)
    {
        const auto* own = ownIn<OutputReference>(output);
        if (!own)
            return false;
        Key& key = m_keys[placeOf(own->source)];
        RowSource& rows = m_found.rows[placeOf(own->source)];
        if (const auto* column = ownIn<ColumnReference>(other); column && key.output < 0) {
            key.output = own->output;
            rows.key = *column;
            return true;
        }
        const auto* before = ownIn<OutputReference>(other);
        if (!before || placeOf(before->source) >= placeOf(own->source) || key.output >= 0)
            return false;
        Key& first = m_keys[placeOf(before->source)];
        if (first.output >= 0 && first.output != before->output)
            return false;
        first.output = before->output;
        key = {own->output, static_cast<int>(placeOf(before->source))};
        return true;
    }

    size_t placeOf(const sql::SourceReference& source) const { return static_cast<size_t>(m_places.at(source.index)); }

    /// Every query but the first of several without tables is joined, and what joins it is its first item.
    bool takeKeys()
    {
        const bool hasTables = !m_found.block.from.empty();
        for (size_t i = 0; i < m_keys.size(); ++i) {
            const Key& key = m_keys[i];
            RowSource& rows = m_found.rows[i];
            const bool isFirst = !hasTables && i == 0;
            const bool isJoined = rows.key.has_value() || (key.before >= 0 && i > 0 && !rows.isOptional);
            if ((!isFirst && !isJoined) || (hasTables && i == 0 && !rows.key))
                return false;
            std::vector<sql::SelectItem>& items = rows.rows.first.items;
            if (key.output > 0 && !rows.rows.rest.empty())
                return false;
            if (key.output > 0)
                std::rotate(items.begin(), items.begin() + key.output, items.begin() + key.output + 1);
        }
        return true;
    }

    void renumber()
    {
        const int tables = static_cast<int>(m_found.block.from.size());
        const sql::EditTermAt renumber = [&](Expression& term, int depth) {
            if (auto* column = std::get_if<ColumnReference>(&term.term); column && column->source.level == depth)
                column->source.index = m_places.at(column->source.index);
            if (auto* star = std::get_if<sql::Star>(&term.term); star && star->source && depth == 0)
                star->source = m_places.at(*star->source);
            auto* output = std::get_if<OutputReference>(&term.term);
            if (!output || output->source.level != depth)
                return;
            const int key = m_keys[placeOf(output->source)].output;
            output->output = output->output == key ? 0 : output->output + (output->output < key ? 1 : 0);
            output->source.index = tables + m_places.at(output->source.index);
        };
        sql::editReferringTerms(m_found.block, renumber);
        Query order{.orderBy = std::move(m_found.orderBy)};
        sql::editReferringTerms(order, renumber);
        m_found.orderBy = std::move(order.orderBy);
        for (RowSource& rows : m_found.rows)
            if (rows.key)
                rows.key->source.index = m_places.at(rows.key->source.index);
    }

    const SelectBlock& m_given;
    RowSources m_found;
    std::map<int, int> m_places; ///< of a source: its place among the tables, or among the queries
    std::vector<Key> m_keys;     ///< one for each query
};

} // namespace

std::optional<RowSources> rowSourcesIn(const SelectBlock& block, const std::vector<sql::OrderKey>& orderBy)
{
    return RowSourceFinder(block, orderBy).find();
}

} // namespace ratatosk
