// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/tree/query_use.h"

#include "core/sql/tree/term_walk.h"

namespace ratatosk {
namespace {

class UseCollector
{
public:
    void collect(const sql::Query& query)
    {
        collect(query.first);
        for (const sql::SetOperand& operand : query.rest)
            collect(operand.block);
        for (const sql::OrderKey& key : query.orderBy)
            visit(key.expression);
    }

    QueryUse use;

private:
    void collect(const sql::SelectBlock& block)
    {
        for (const sql::SelectItem& item : block.items)
            visit(item.expression);
        for (const sql::Source& source : block.from)
            collect(source);
        if (block.where)
            visit(*block.where);
        for (const sql::Expression& key : block.groupBy)
            visit(key);
        if (block.having)
            visit(*block.having);
    }

    void collect(const sql::Source& source)
    {
        if (const auto* table = std::get_if<TableId>(&source.relation))
            use.tables.insert(*table);
        else
            collect(*std::get<sql::Box<sql::Query>>(source.relation));
        if (source.condition)
            visit(*source.condition);
    }

    template <class Part>
    void visit(const Part& part)
    {
        sql::visitTerms(part, m_visitTerm, m_visitQuery);
    }

    sql::VisitTerm m_visitTerm = [this](const sql::Expression& expression) {
        if (const auto* column = std::get_if<sql::ColumnReference>(&expression.term))
            use.columns.insert(column->column);
    };
    sql::VisitQuery m_visitQuery = [this](const sql::Query& inner) { collect(inner); };
};

} // namespace

QueryUse useOf(const sql::Query& query)
{
    UseCollector collector;
    collector.collect(query);
    return std::move(collector.use);
}

} // namespace ratatosk
