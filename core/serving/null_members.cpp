// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/null_members.h"

#include "core/ranking/trial_run.h"
#include "core/schema/identifier.h"
#include "core/sql/term_walk.h"

#include <fmt/format.h>

#include <optional>
#include <utility>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Condition;
using sql::InQuery;
using sql::Query;
using sql::SelectBlock;

class NullMembers
{
public:
    NullMembers(const Schema& schema, const Connection& database, std::stop_token stop)
        : m_schema(schema), m_database(database), m_stop(std::move(stop))
    {
    }

    void mend(Query& query)
    {
        mend(query.first);
        for (sql::SetOperand& operand : query.rest)
            mend(operand.block);
    }

    bool hasChanged() const { return m_hasChanged; }

private:
    void mend(SelectBlock& block)
    {
        for (auto* clause : {&block.where, &block.having}) {
            if (*clause)
                mend(**clause);
        }
        sql::editTerms(
            block, [](sql::Expression&) {}, [this](Query& inner) { mend(inner); });
    }

    void mend(Condition& condition)
    {
        if (auto* junction = std::get_if<sql::Junction>(&condition.test)) {
            for (Condition& part : junction->parts)
                mend(part);
        }
        if (auto* in = std::get_if<InQuery>(&condition.test); in && in->isNegated)
            leaveOut(*in->query);
    }

    void leaveOut(Query& inner)
    {
        const auto* column = inner.rest.empty() && inner.first.items.size() == 1
            ? std::get_if<ColumnReference>(&inner.first.items.front().expression.term)
            : nullptr;
        if (!column || !holdsNull(column->column))
            return;
        Condition known{sql::NullTest{{*column}, true}};
        std::optional<Condition>& where = inner.first.where;
        where = where ? Condition{sql::Junction{sql::Connective::And, {*std::move(where), std::move(known)}}} : std::move(known);
        m_hasChanged = true;
    }

    bool holdsNull(ColumnId id) const
    {
        const Column& column = m_schema.column(id);
        const std::string sql = fmt::format("SELECT 1 FROM {} WHERE {} IS NULL LIMIT 1",
                                            quotedIdentifier(m_schema.table(column.table).name), quotedIdentifier(column.name));
        const auto rows = m_database.run(sql, kTrialLimits, m_stop);
        return rows && !rows->rows.empty();
    }

    const Schema& m_schema;
    const Connection& m_database;
    std::stop_token m_stop;
    bool m_hasChanged = false;
};

} // namespace

bool leaveOutNullMembers(Query& query, const Schema& schema, const Connection& database, std::stop_token stop)
{
    NullMembers members(schema, database, std::move(stop));
    members.mend(query);
    return members.hasChanged();
}

} // namespace ratatosk
