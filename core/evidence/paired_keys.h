// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/question_words.h"
#include "core/language/word_splitter.h"
#include "core/schema/only_key.h"
#include "core/schema/schema.h"
#include "core/text/question.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace ratatosk {

/// The key of this one column to another table.
inline std::optional<ForeignKey> keyAt(ColumnId column, const Schema& schema)
{
    const auto key = std::ranges::find(schema.foreignKeys(), column, &ForeignKey::from);
    const bool isOne = key != schema.foreignKeys().end() && std::ranges::count(schema.foreignKeys(), key->group, &ForeignKey::group) == 1;
    return isOne && schema.column(key->from).table != schema.column(key->to).table ? std::optional(*key) : std::nullopt;
}

/// The only other key from the same table to the same column: a match's winner beside its loser.
inline std::optional<ForeignKey> rivalOf(const ForeignKey& key, const Schema& schema)
{
    return onlyForeignKey(schema, [&](const ForeignKey& other) {
        return other.to == key.to && other.from != key.from && schema.column(other.from).table == schema.column(key.from).table;
    });
}

/// Whether the question has a word of the key's name that the other's lacks: "editor" beside "producer".
inline bool isSaidApart(const ForeignKey& key, const ForeignKey& rival, const Question& question, const Schema& schema)
{
    static constexpr std::array<std::string_view, 6> forms{"id", "identifier", "key", "code", "number", "no"};
    const std::vector<Word> others = splitName(schema.column(rival.from).spokenName);
    return std::ranges::any_of(splitName(schema.column(key.from).spokenName), [&](const Word& part) {
        const bool isShared = std::ranges::any_of(others, [&](const Word& other) { return sameWord(other, part); });
        return !isShared && !hasLemma(part, forms) && speaksOf(question, {part});
    });
}

} // namespace ratatosk
