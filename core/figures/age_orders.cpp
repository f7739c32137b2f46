// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/age_orders.h"

#include "core/evidence/question_words.h"
#include "core/language/word_splitter.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::OrderKey;

constexpr std::array<std::string_view, 1> kYoung{"youngest"}, kOld{"oldest"};
constexpr std::array<std::string_view, 4> kBirths{"birth", "born", "birthday", "birthdate"};

/// Whether the last born come first; nothing where nobody asks.
std::optional<bool> wantsLastBorn(const Question& question)
{
    const bool isYoung = says(question, kYoung), isOld = says(question, kOld);
    return isYoung == isOld ? std::nullopt : std::optional(isYoung);
}

bool isOfBirth(const sql::Expression& key, const Schema& schema)
{
    const auto* column = std::get_if<ColumnReference>(&key.term);
    if (!column)
        return false;
    const std::vector<Word> name = splitName(schema.column(column->column).spokenName);
    return std::ranges::any_of(name, [](const Word& word) { return hasLemma(word, kBirths); });
}

/// The first key alone: what comes behind breaks ties.
bool turn(std::vector<OrderKey>& keys, bool isDescending, const Schema& schema)
{
    if (keys.empty() || !isOfBirth(keys.front().expression, schema) || keys.front().isDescending == isDescending)
        return false;
    keys.front().isDescending = isDescending;
    return true;
}

} // namespace

bool orderByAgeAsked(sql::Query& query, const Question& question, const Schema& schema)
{
    const auto wanted = wantsLastBorn(question);
    if (!wanted)
        return false;
    bool hasChanged = query.rest.empty() && query.limit && turn(query.orderBy, *wanted, schema);
    const auto turnWindow = [&](sql::Expression& expression) {
        auto* window = std::get_if<sql::WindowCall>(&expression.term);
        hasChanged |= window && turn(window->orderBy, *wanted, schema);
    };
    sql::editParts(query, {.condition = [](sql::Condition&) {}, .expression = turnWindow});
    return hasChanged;
}

} // namespace ratatosk
