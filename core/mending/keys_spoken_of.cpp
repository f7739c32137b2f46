// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/keys_spoken_of.h"

#include "core/evidence/question_words.h"
#include "core/language/scaffold_words.h"
#include "core/sql/join_origin.h"

#include <algorithm>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::JoinKey;

/// The words of a key's name that are no words of the two tables.
std::vector<Word> ownWords(const ForeignKey& key, const Schema& schema)
{
    std::vector<Word> words = splitName(schema.column(key.from).spokenName);
    for (const TableId table : {schema.column(key.from).table, schema.column(key.to).table})
        for (const Word& part : splitName(schema.table(table).spokenName))
            std::erase_if(words, [&](const Word& word) { return sameWord(word, part) || word.text == "id"; });
    return words;
}

const ForeignKey* keyOf(const JoinKey& join, const Schema& schema)
{
    const auto found = std::ranges::find_if(schema.foreignKeys(), [&](const ForeignKey& key) {
        return (key.from == join.left.column && key.to == join.right.column)
            || (key.from == join.right.column && key.to == join.left.column);
    });
    return found == schema.foreignKeys().end() ? nullptr : &*found;
}

/// In the key's own words, or, of one who stands above, in others.
bool isSpokenOf(const ForeignKey& key, const Question& question, const Schema& schema)
{
    const std::vector<Word> words = ownWords(key, schema);
    const bool isOfSuperior = std::ranges::any_of(words, [](const Word& word) { return isSuperiorName(word.lemmas.front()); });
    const auto isSuperior = [](const Word& word) { return std::ranges::any_of(word.lemmas, isSuperiorName); };
    return speaksOf(question, words) || (isOfSuperior && std::ranges::any_of(question.words, isSuperior));
}

/// The one key that leads the other way, and is spoken of.
const ForeignKey* wayBack(const ForeignKey& taken, const Question& question, const Schema& schema)
{
    const TableId from = schema.column(taken.from).table, to = schema.column(taken.to).table;
    const ForeignKey* found = nullptr;
    for (const ForeignKey& key : schema.foreignKeys()) {
        const bool isBack = from != to && schema.column(key.from).table == to && schema.column(key.to).table == from;
        if (!isBack || !isSpokenOf(key, question, schema))
            continue;
        if (found)
            return nullptr;
        found = &key;
    }
    return found;
}

} // namespace

bool joinByKeysSpokenOf(sql::Query& query, const Question& question, const Schema& schema)
{
    bool hasChanged = false;
    for (sql::Source& source : query.first.from)
        for (JoinKey& join : source.keys) {
            const ForeignKey* taken = keyOf(join, schema);
            const ForeignKey* back = taken && !speaksOf(question, ownWords(*taken, schema)) ? wayBack(*taken, question, schema) : nullptr;
            if (!back)
                continue;
            const bool isLeft = schema.column(join.left.column).table == schema.column(back->from).table;
            join.left.column = isLeft ? back->from : back->to;
            join.right.column = isLeft ? back->to : back->from;
            join.origin = sql::joinOrigin(schema, back->from, back->to);
            hasChanged = true;
        }
    return hasChanged;
}

} // namespace ratatosk
