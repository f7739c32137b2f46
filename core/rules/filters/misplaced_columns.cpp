// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/filters/misplaced_columns.h"

#include "core/english/text/characters.h"
#include "core/sql/tree/query_search.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::SelectBlock;

std::set<TableId> tablesOf(const SelectBlock& block)
{
    std::set<TableId> tables;
    for (const sql::Source& source : block.from)
        tables.insert(std::get<TableId>(source.relation));
    return tables;
}

/// Rows of tables, put together.
bool isOfRows(const sql::Query& query)
{
    return query.rest.empty() && isOfTables(query.first);
}

class Misplacement
{
public:
    explicit Misplacement(const RuleContext& context) : m_schema(context.schema)
    {
        for (const Link<TableId>& link : context.prepared->links.tables)
            m_named.insert(link.item);
    }

    /// Whether the first shows what the other would show from a better place.
    bool isWorse(const sql::Query& one, const sql::Query& other) const
    {
        if (!isOfRows(one) || !isOfRows(other) || one.first.items.size() != other.first.items.size())
            return false;
        std::set<TableId> ofOne, ofOther; // of what differs
        for (std::size_t i = 0; i < one.first.items.size(); ++i) {
            const auto* left = std::get_if<ColumnReference>(&one.first.items[i].expression.term);
            const auto* right = std::get_if<ColumnReference>(&other.first.items[i].expression.term);
            if (!left != !right || (left && !areCalledAlike(left->column, right->column)))
                return false;
            if (!left || left->column == right->column)
                continue;
            ofOne.insert(m_schema.column(left->column).table);
            ofOther.insert(m_schema.column(right->column).table);
        }
        if (ofOne.empty() || std::ranges::any_of(ofOne, [&](TableId table) { return m_named.contains(table); }))
            return false;
        return std::ranges::all_of(ofOther, [&](TableId table) { return m_named.contains(table); }) || needsFewer(other.first, one.first);
    }

private:
    bool areCalledAlike(ColumnId left, ColumnId right) const
    {
        return lowerCase(m_schema.column(left).spokenName) == lowerCase(m_schema.column(right).spokenName);
    }

    /// Some of the tables, and none of those left out is spoken of.
    bool needsFewer(const SelectBlock& fewer, const SelectBlock& more) const
    {
        const std::set<TableId> some = tablesOf(fewer), all = tablesOf(more);
        std::set<TableId> extra;
        std::ranges::set_difference(all, some, std::inserter(extra, extra.end()));
        return std::ranges::includes(all, some) && !extra.empty()
            && std::ranges::none_of(extra, [&](TableId table) { return m_named.contains(table); });
    }

    const Schema& m_schema;
    std::set<TableId> m_named;
};

} // namespace

std::vector<bool> hasMisplacedColumn(const std::vector<const CandidateQuery*>& candidates, const RuleContext& context)
{
    const Misplacement misplacement(context);
    return markedWhere(candidates, [&](const CandidateQuery& one) {
        return std::ranges::any_of(candidates, [&](const CandidateQuery* other) { return misplacement.isWorse(one.query, other->query); });
    });
}

} // namespace ratatosk
