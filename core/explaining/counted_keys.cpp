// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explaining/counted_keys.h"

#include "core/language/english_forms.h"
#include "core/schema/only_key.h"

namespace ratatosk {

std::string thingsCountedByKey(const sql::AggregateCall& call, const Schema& schema)
{
    const bool isCount = call.function == sql::Aggregate::Count && call.isDistinct;
    const auto* column = isCount ? std::get_if<sql::ColumnReference>(&call.argument->term) : nullptr;
    const auto table = column ? tableBehind(column->column, schema) : std::nullopt;
    if (!table)
        return {};
    const Table& things = schema.table(*table);
    return pluralOf(things.spokenName.empty() ? things.name : things.spokenName);
}

} // namespace ratatosk
