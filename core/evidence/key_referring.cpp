// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evidence/key_referring.h"

#include "core/evidence/question_words.h"
#include "core/language/word_splitter.h"
#include "core/schema/name_columns.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace ratatosk {
namespace {

bool speaksOfThem(const ForeignKey& key, const Question& question, const Schema& schema)
{
    return speaksOf(question, splitName(schema.table(schema.column(key.from).table).spokenName));
}

/// "Tools per hire" of the lines of a hire, which refer to tools.
bool speaksOfWhatTheyReferTo(const ForeignKey& key, const Question& question, const Schema& schema)
{
    const TableId lines = schema.column(key.from).table;
    return std::ranges::any_of(schema.foreignKeys(), [&](const ForeignKey& other) {
        const TableId things = schema.column(other.to).table;
        if (schema.column(other.from).table != lines || things == schema.column(key.to).table)
            return false;
        const std::vector<ColumnId> names = nameColumns(schema, things);
        return speaksOf(question, splitName(schema.table(things).spokenName))
            || std::ranges::any_of(names, [&](ColumnId name) { return namesColumn(question, schema.column(name)); });
    });
}

} // namespace

std::optional<ForeignKey> keyReferring(TableId table, const Question& question, const Schema& schema)
{
    std::vector<ForeignKey> keys;
    std::ranges::copy_if(schema.foreignKeys(), std::back_inserter(keys), [&](const ForeignKey& key) {
        return schema.column(key.to).table == table && schema.column(key.from).table != table;
    });
    std::vector<ForeignKey> spokenOf;
    for (const auto isMeant : {speaksOfThem, speaksOfWhatTheyReferTo}) {
        if (keys.size() > 1 && spokenOf.empty())
            std::ranges::copy_if(keys, std::back_inserter(spokenOf), [&](const ForeignKey& key) { return isMeant(key, question, schema); });
    }
    if (keys.size() > 1)
        keys = spokenOf;
    return keys.size() == 1 ? std::optional(keys.front()) : std::nullopt;
}

} // namespace ratatosk
