// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answering/guessed_joins.h"

#include "core/facade/item_labels.h"
#include "core/sql/term_walk.h"

#include <algorithm>

#include <fmt/format.h>

namespace ratatosk {

namespace {

class JoinCollector
{
public:
    explicit JoinCollector(const Schema& schema) : m_schema(schema) {}

    void collect(const sql::Query& query)
    {
        collect(query.first);
        for (const sql::SetOperand& operand : query.rest)
            collect(operand.block);
    }

    std::vector<std::string> joins() && { return std::move(m_joins); }

private:
    void collect(const sql::SelectBlock& block)
    {
        for (const sql::Source& source : block.from) {
            for (const sql::JoinKey& key : source.keys)
                collect(key);
        }
        sql::visitTerms(block, [](const sql::Expression&) {}, [this](const sql::Query& inner) { collect(inner); });
    }

    void collect(const sql::JoinKey& key)
    {
        if (key.origin != sql::JoinOrigin::Guessed)
            return;
        std::string join = fmt::format("{} = {}", labelOf(m_schema, key.left.column), labelOf(m_schema, key.right.column));
        if (std::ranges::find(m_joins, join) == m_joins.end())
            m_joins.push_back(std::move(join));
    }

    const Schema& m_schema;
    std::vector<std::string> m_joins;
};

} // namespace

std::vector<std::string> guessedJoins(const sql::Query& query, const Schema& schema)
{
    JoinCollector collector(schema);
    collector.collect(query);
    return std::move(collector).joins();
}

} // namespace ratatosk
