// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/counted_keys.h"

#include "core/database/schema/item_names.h"
#include "core/database/schema/only_key.h"
#include "core/english/language/english_forms.h"
#include "core/english/language/lemmatizer.h"
#include "core/english/language/wordnet.h"

#include <algorithm>
#include <vector>

namespace ratatosk {
namespace {

/// "pupil_id" is of pupils whatever they do there; "winner_id" is of players, but only of those that won.
bool saysThing(const Column& column, const std::string& thing)
{
    const std::vector<std::string> words = identifierWords(column.name);
    return std::ranges::any_of(words, [&](const std::string& word) { return nounLemma(word) == thing; });
}

/// Names of another language stay as they are.
std::string inPlural(const std::string& name)
{
    const bool isEnglish = installedWordNet().senses(nounLemma(lastWord(name)), WordClass::Noun) > 0;
    return isEnglish ? pluralOf(name) : name;
}

} // namespace

std::string thingsCountedByKey(const sql::AggregateCall& call, const Schema& schema)
{
    const bool isCount = call.function == sql::Aggregate::Count && call.isDistinct;
    const auto* reference = isCount ? std::get_if<sql::ColumnReference>(&call.argument->term) : nullptr;
    const auto table = reference ? tableBehind(reference->column, schema) : std::nullopt;
    if (!table)
        return {};
    const Column& column = schema.column(reference->column);
    const std::string& name = schema.table(*table).readableName.empty() ? schema.table(*table).name : schema.table(*table).readableName;
    const bool isOfAll = column.table == *table || saysThing(column, nounLemma(lastWord(name)));
    return isOfAll ? inPlural(name) : std::string();
}

} // namespace ratatosk
