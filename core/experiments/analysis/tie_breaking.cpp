// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/analysis/tie_breaking.h"

#include "core/sql/printing/unparser.h"
#include "core/sql/tree/query_reader.h"
#include "core/sql/tree/term_walk.h"

namespace ratatosk {
namespace {

class TieBreaking
{
public:
    explicit TieBreaking(bool isDescending) : m_isDescending(isDescending) {}

    void edit(sql::Query& query)
    {
        if (query.limit && !query.orderBy.empty() && query.rest.empty())
            addKeys(query);
        const sql::EditTerm leave = [](sql::Expression&) {};
        const sql::EditQuery inside = [this](sql::Query& inner) { edit(inner); };
        sql::editTerms(query.first, leave, inside);
        for (sql::SetOperand& operand : query.rest)
            sql::editTerms(operand.block, leave, inside);
    }

    bool hasEdited() const { return m_hasEdited; }

private:
    void addKeys(sql::Query& query)
    {
        for (const sql::SelectItem& item : query.first.items) {
            if (std::holds_alternative<sql::Star>(item.expression.term))
                continue;
            query.orderBy.push_back({item.expression, m_isDescending});
            m_hasEdited = true;
        }
    }

    bool m_isDescending;
    bool m_hasEdited = false;
};

} // namespace

std::vector<std::string> withTiesBroken(const std::string& sql, const Schema& schema)
{
    const auto query = sql::readQuery(sql, schema);
    if (!query)
        return {};
    std::vector<std::string> statements;
    for (const bool isDescending : {false, true}) {
        sql::Query edited = *query;
        TieBreaking breaking(isDescending);
        breaking.edit(edited);
        if (!breaking.hasEdited())
            return {};
        statements.push_back(unparse(edited, schema));
    }
    return statements;
}

} // namespace ratatosk
