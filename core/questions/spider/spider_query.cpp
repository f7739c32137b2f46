// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/spider/spider_query.h"

namespace ratatosk::sql::spider {

bool Condition::operator==(const Condition& other) const = default; // here, where Query is complete

const Query* nestedQuery(const Operand& operand)
{
    const Nested* nested = std::get_if<Nested>(&operand);
    return nested && !nested->empty() ? &nested->front() : nullptr;
}

std::vector<const Condition*> allConditions(const Query& query)
{
    std::vector<const Condition*> all;
    for (const Conditions* part : {&query.joins, &query.where, &query.having}) {
        for (const Condition& condition : part->units)
            all.push_back(&condition);
    }
    return all;
}

std::vector<Connector> allConnectors(const Query& query)
{
    std::vector<Connector> all;
    for (const Conditions* part : {&query.joins, &query.where, &query.having})
        all.insert(all.end(), part->connectors.begin(), part->connectors.end());
    return all;
}

} // namespace ratatosk::sql::spider
