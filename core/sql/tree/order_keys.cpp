// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/tree/order_keys.h"

#include <vector>

namespace ratatosk {
namespace {

void editKeys(std::vector<sql::OrderKey>& keys, const sql::EditTerm& edit)
{
    for (sql::OrderKey& key : keys)
        edit(key.expression);
}

void editOrders(sql::Query& query, const sql::EditTerm& edit)
{
    if (query.rest.empty())
        editKeys(query.orderBy, edit);
    sql::editTerms(
        query.first, [](sql::Expression&) {}, [&](sql::Query& inner) { editOrders(inner, edit); });
}

} // namespace

void editOrderKeys(sql::Query& query, const sql::EditTerm& edit)
{
    const auto editWindow = [&](sql::Expression& expression) {
        if (auto* window = std::get_if<sql::WindowCall>(&expression.term))
            editKeys(window->orderBy, edit);
    };
    sql::editParts(query, {.condition = [](sql::Condition&) {}, .expression = editWindow});
    editOrders(query, edit);
}

} // namespace ratatosk
