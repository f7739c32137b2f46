// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/query_steps.h"

#include "core/sql/printing/unparser.h"
#include "core/sql/tree/query_reader.h"

namespace ratatosk {

namespace {

using namespace sql;
using Kind = QueryStep::Kind;

Expression allColumns()
{
    return {Star{}};
}

Expression rowCount()
{
    return {AggregateCall{Aggregate::Count, false, Box<Expression>(allColumns())}};
}

std::optional<Condition> joined(std::vector<Condition> parts)
{
    if (parts.empty())
        return {};
    if (parts.size() == 1)
        return parts.front();
    return Condition{Junction{Connective::And, std::move(parts)}};
}

/// Builds the statement up again, clause by clause.
class StepWriter
{
public:
    StepWriter(const Query& query, const Schema& schema) : m_query(query), m_schema(schema) {}

    std::vector<QueryStep> write()
    {
        for (int block = 0; block <= std::ssize(m_query.rest); ++block) {
            writeBlock(block);
            if (block > 0)
                add(Kind::Combine, block, 0, {m_query.first, {m_query.rest.begin(), m_query.rest.begin() + block}});
        }
        const int last = static_cast<int>(std::ssize(m_query.rest));
        if (!m_query.orderBy.empty())
            add(Kind::Order, last, 0, {m_query.first, m_query.rest, m_query.orderBy});
        if (m_query.limit)
            add(Kind::Limit, last, 0, m_query);
        return std::move(m_steps);
    }

private:
    void writeBlock(int number)
    {
        const SelectBlock& whole = blockOf(m_query, number);
        SelectBlock shown{.items = {{allColumns(), {}}}};
        for (size_t source = 0; source < whole.from.size(); ++source) {
            shown.from.push_back(whole.from[source]);
            add(source == 0 ? Kind::From : Kind::Join, number, static_cast<int>(source), {shown});
        }
        writeConditions(number, shown, whole.where, &SelectBlock::where, Kind::Where);
        if (!whole.groupBy.empty()) {
            shown.groupBy = whole.groupBy;
            shown.items.clear();
            for (const Expression& key : whole.groupBy)
                shown.items.push_back({key, {}});
            shown.items.push_back({rowCount(), {}});
            add(Kind::Group, number, 0, {shown});
            writeConditions(number, shown, whole.having, &SelectBlock::having, Kind::Having);
        }
        shown = whole;
        shown.isDistinct = false;
        add(Kind::Select, number, 0, {shown});
        if (whole.isDistinct)
            add(Kind::Distinct, number, 0, {whole});
    }

    void writeConditions(int block, SelectBlock& shown, const std::optional<Condition>& clause,
                         std::optional<Condition> SelectBlock::*member, Kind kind)
    {
        std::vector<Condition> sofar;
        for (const Condition& condition : conjuncts(clause)) {
            sofar.push_back(condition);
            shown.*member = joined(sofar);
            add(kind, block, static_cast<int>(sofar.size()) - 1, {shown});
        }
    }

    void add(Kind kind, int block, int part, const Query& shown) { m_steps.push_back({kind, block, part, unparse(shown, m_schema)}); }

    const Query& m_query;
    const Schema& m_schema;
    std::vector<QueryStep> m_steps;
};

} // namespace

Result<QueryExplanation> explainQuery(std::string_view sql, const Schema& schema)
{
    auto query = readQuery(sql, schema);
    if (!query)
        return query.error();
    std::vector<QueryStep> steps = StepWriter(*query, schema).write();
    return QueryExplanation{*std::move(query), std::move(steps)};
}

const SelectBlock& blockOf(const Query& query, int block)
{
    return block == 0 ? query.first : query.rest[static_cast<size_t>(block) - 1].block;
}

} // namespace ratatosk
