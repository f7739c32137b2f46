// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/limit_ties.h"

#include "core/sql/printing/unparser.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <charconv>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

/// A number of rows; nothing for anything else.
std::optional<std::int64_t> wholeNumber(const std::optional<sql::Literal>& literal)
{
    std::int64_t number = 0;
    if (!literal)
        return {};
    const char* end = literal->text.data() + literal->text.size();
    return std::from_chars(literal->text.data(), end, number).ptr == end ? std::optional(number) : std::nullopt;
}

/// What the rows are ordered by, for every row.
std::string keysOf(sql::Query query, const Schema& schema)
{
    query.first.items.clear();
    for (const sql::OrderKey& key : query.orderBy)
        query.first.items.push_back({key.expression});
    query.orderBy.clear();
    query.limit.reset();
    query.offset.reset();
    return sql::unparse(query, schema);
}

std::string countStatement(const sql::Query& query, std::int64_t rows, const Schema& schema)
{
    std::vector<std::string> names, orders, equal;
    for (std::size_t i = 0; i < query.orderBy.size(); ++i) {
        names.push_back(fmt::format("k{}", i));
        orders.push_back(names.back() + (query.orderBy[i].isDescending ? " DESC" : ""));
        equal.push_back(fmt::format("one.k{0} IS last.k{0}", i));
    }
    return fmt::format("WITH keys({0}) AS ({1}), taken AS (SELECT * FROM keys ORDER BY {2} LIMIT {3}), "
                       "last AS (SELECT * FROM keys ORDER BY {2} LIMIT 1 OFFSET {3} - 1) "
                       "SELECT (SELECT count(*) FROM taken AS one, last WHERE {4}), (SELECT count(*) FROM keys AS one, last WHERE {4}), "
                       "(SELECT k0 FROM last)",
                       fmt::join(names, ", "), keysOf(query, schema), fmt::join(orders, ", "), rows, fmt::join(equal, " AND "));
}

} // namespace

std::optional<LimitTie> tieAtLimit(DatabaseBrowser& browser, const QueryExplanation& explanation, std::stop_token stop)
{
    const sql::Query& query = explanation.query;
    const auto limit = wholeNumber(query.limit);
    const bool isOrdered = !query.orderBy.empty() && query.rest.empty() && !query.first.isDistinct && !query.takesMiddle;
    if (!isOrdered || !limit || *limit < 1 || browser.schema().dialect() == Dialect::Postgres)
        return {};
    const std::int64_t rows = *limit + wholeNumber(query.offset).value_or(0);
    const auto counts = browser.run(countStatement(query, rows, browser.schema()), 1, std::move(stop));
    if (!counts || counts->rows.empty())
        return {};
    const LimitTie tie{std::get<std::int64_t>(counts->rows[0][0]), std::get<std::int64_t>(counts->rows[0][1]), counts->rows[0][2]};
    return tie.sharing > tie.shown ? std::optional(tie) : std::nullopt;
}

} // namespace ratatosk
