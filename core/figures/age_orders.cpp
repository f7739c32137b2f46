// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/age_orders.h"

#include "core/evidence/comparison_order.h"
#include "core/evidence/question_words.h"
#include "core/language/word_splitter.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::OrderKey;

constexpr std::array<std::string_view, 1> kYoung{"youngest"}, kOld{"oldest"};
constexpr std::array<std::string_view, 3> kLong{"longest", "longest-serving", "longest-standing"};
constexpr std::array<std::string_view, 4> kBirths{"birth", "born", "birthday", "birthdate"};
constexpr std::array<std::string_view, 14> kBeginnings{"hire",  "hired",    "join",      "joined",     "employ",
                                                       "since", "reg",      "register",  "registered", "registration",
                                                       "enrol", "enrolled", "enrolment", "appointed"};

/// Which days are put in order, and whether the last come first.
struct OrderAsked {
    std::span<const std::string_view> names; ///< of the columns
    bool isDescending = false;
};

/// Of births by who is oldest, of beginnings by who has been there longest; nothing where nobody asks.
std::optional<OrderAsked> orderAsked(const Question& question)
{
    const bool isYoung = says(question, kYoung), isOld = says(question, kOld);
    if (isYoung != isOld)
        return OrderAsked{kBirths, isYoung};
    return says(question, kLong) ? std::optional(OrderAsked{kBeginnings, false}) : std::nullopt;
}

bool isCalledSo(const sql::Expression& key, std::span<const std::string_view> names, const Schema& schema)
{
    const auto* column = std::get_if<ColumnReference>(&key.term);
    return column && isCalled(schema.column(column->column), names);
}

/// What was born, built or founded earlier is older.
bool compareAges(sql::Condition& condition, const Question& question, const Schema& schema)
{
    static constexpr std::array<std::string_view, 10> beginnings{"birth", "born",    "birthday", "form",      "formed",
                                                                 "found", "founded", "built",    "establish", "opened"};
    static constexpr std::array<std::string_view, 1> older{"older"};
    static constexpr std::array<std::string_view, 2> younger{"younger", "newer"};
    auto* test = std::get_if<sql::Comparison>(&condition.test);
    const bool isCompared = test && isOrdering(test->operation) && std::holds_alternative<sql::ScalarQuery>(test->right.term);
    const bool isOld = says(question, older);
    if (!isCompared || isOld == says(question, younger) || !isCalledSo(test->left, beginnings, schema))
        return false;
    const auto meant = isOld ? sql::ComparisonOperator::Less : sql::ComparisonOperator::Greater;
    return std::exchange(test->operation, meant) != meant;
}

/// The one column of the key's table that says when rows began.
std::optional<ColumnReference> beginBeside(const sql::Expression& key, const Schema& schema)
{
    static constexpr std::array<std::string_view, 8> beginnings{"birth",   "born",        "birthday", "built",
                                                                "founded", "established", "since",    "construction"};
    const auto* column = std::get_if<ColumnReference>(&key.term);
    std::vector<ColumnReference> found;
    for (const ColumnId other : column ? schema.columnsOf(schema.column(column->column).table) : std::vector<ColumnId>())
        if (const ColumnReference one{column->source, other}; isCalledSo({one}, beginnings, schema))
            found.push_back(one);
    return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
}

/// "The second oldest boat" put in order of something that the question says nothing of.
bool orderByBeginning(std::vector<OrderKey>& keys, const Question& question, const Schema& schema)
{
    static constexpr std::array<std::string_view, 2> young{"youngest", "newest"};
    static constexpr std::array<std::string_view, 10> names{"birth",       "born",  "birthday",     "built", "founded",
                                                            "established", "since", "construction", "age",   "year"};
    const auto* column = keys.size() == 1 ? std::get_if<ColumnReference>(&keys.front().expression.term) : nullptr;
    if (!column || says(question, young) == says(question, kOld) || isCalledSo(keys.front().expression, names, schema)
        || namesColumn(question, schema.column(column->column)))
        return false;
    const auto begin = beginBeside(keys.front().expression, schema);
    if (begin)
        keys = {{{*begin}, says(question, young)}};
    return begin.has_value();
}

/// The first key alone: what comes behind breaks ties.
bool turn(std::vector<OrderKey>& keys, const OrderAsked& asked, const Schema& schema)
{
    if (keys.empty() || !isCalledSo(keys.front().expression, asked.names, schema) || keys.front().isDescending == asked.isDescending)
        return false;
    keys.front().isDescending = asked.isDescending;
    return true;
}

} // namespace

bool orderByAgeAsked(sql::Query& query, const Question& question, const Schema& schema)
{
    bool hasChanged = false;
    sql::editParts(query,
                   {.condition = [&](sql::Condition& condition) { hasChanged |= compareAges(condition, question, schema); },
                    .expression = [](sql::Expression&) {}});
    hasChanged |= query.rest.empty() && query.limit && query.first.groupBy.empty() && orderByBeginning(query.orderBy, question, schema);
    const auto wanted = orderAsked(question);
    if (!wanted)
        return hasChanged;
    hasChanged |= query.rest.empty() && query.limit && turn(query.orderBy, *wanted, schema);
    const auto turnWindow = [&](sql::Expression& expression) {
        auto* window = std::get_if<sql::WindowCall>(&expression.term);
        hasChanged |= window && turn(window->orderBy, *wanted, schema);
    };
    sql::editParts(query, {.condition = [](sql::Condition&) {}, .expression = turnWindow});
    return hasChanged;
}

} // namespace ratatosk
