// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/dice.h"
#include "core/database/schema/schema.h"
#include "core/questions/sampling/database_facts.h"
#include "core/questions/sampling/grouped_query_sampler.h"
#include "core/questions/sampling/nested_query_sampler.h"
#include "core/questions/sampling/plain_query_sampler.h"
#include "core/questions/sampling/query_shape.h"
#include "core/questions/sampling/set_query_sampler.h"
#include "core/sql/tree/query.h"

#include <optional>

namespace ratatosk {

/// Draws typed queries over any schema: valid by construction, joins over foreign keys only, no table twice in one FROM.
///
/// What `question_writer` relies on: the first table in FROM is the one whose rows are asked about (in a group: whose rows are counted);
/// a join adds one table more, and perhaps one between; several blocks have the same FROM[0] and the same select list.
///
/// Requires: schema, facts and dice outlive it.
class QuerySampler
{
public:
    QuerySampler(const Schema& schema, const DatabaseFacts& facts, Dice& dice)
        : m_plain(schema, facts, dice), m_grouped(schema, facts, dice), m_nested(schema, facts, dice), m_sets(schema, facts, dice)
    {
    }

    /// Nothing where chance led nowhere, or where the schema has no such query.
    std::optional<sql::Query> draw(const QueryShape& shape);

private:
    PlainQuerySampler m_plain;
    GroupedQuerySampler m_grouped;
    NestedQuerySampler m_nested;
    SetQuerySampler m_sets;
};

} // namespace ratatosk
