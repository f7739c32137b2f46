// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/variants/key_variant.h"

#include <vector>

namespace ratatosk {
namespace {

constexpr double kAllForeignKeys = 0.7, kSomeForeignKeys = 0.5, kPrimaryKeys = 0.4;

/// By table.
std::vector<bool> drawnTables(const Schema& schema, Dice& dice)
{
    const bool areAll = dice.chance(kAllForeignKeys);
    std::vector<bool> drawn;
    for (int table = 0; table < schema.tableCount(); ++table)
        drawn.push_back(areAll || dice.chance(kSomeForeignKeys));
    return drawn;
}

} // namespace

void dropKeys(Variant& variant, Dice& dice)
{
    Schema& schema = variant.content.schema;
    const std::vector<bool> drawn = drawnTables(schema, dice);
    std::vector<ForeignKey> keys = schema.foreignKeys();
    std::erase_if(keys, [&](const ForeignKey& key) { return drawn[static_cast<std::size_t>(index(schema.column(key.from).table))]; });
    std::vector<Column> columns = schema.columns();
    if (dice.chance(kPrimaryKeys)) {
        for (Column& column : columns)
            column.isPrimaryKey = false;
    }
    schema = *Schema::create(schema.tables(), std::move(columns), std::move(keys)); // of a schema that was checked
}

} // namespace ratatosk
