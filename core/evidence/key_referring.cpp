// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evidence/key_referring.h"

#include "core/evidence/question_words.h"
#include "core/language/word_splitter.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace ratatosk {

std::optional<ForeignKey> keyReferring(TableId table, const Question& question, const Schema& schema)
{
    std::vector<ForeignKey> keys;
    std::ranges::copy_if(schema.foreignKeys(), std::back_inserter(keys), [&](const ForeignKey& key) {
        return schema.column(key.to).table == table && schema.column(key.from).table != table;
    });
    if (keys.size() > 1)
        std::erase_if(keys, [&](const ForeignKey& key) {
            return !speaksOf(question, splitName(schema.table(schema.column(key.from).table).spokenName));
        });
    return keys.size() == 1 ? std::optional(keys.front()) : std::nullopt;
}

} // namespace ratatosk
