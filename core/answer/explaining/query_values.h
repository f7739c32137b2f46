// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/schema/schema.h"
#include "core/files/opening/database_browser.h"
#include "core/sql/tree/query.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace ratatosk {

/// A literal that a query compares with a column.
struct QueryValue {
    ColumnId column{};
    sql::Literal literal;

    bool operator==(const QueryValue&) const = default;
};

/// In WHERE, HAVING and ON, of the queries inside as well, in the order of the text.
std::vector<QueryValue> valuesIn(const sql::Query& query);

/// The query as SQL with its n-th value (as valuesIn counts) set to another. Requires: there are as many.
std::string withValue(sql::Query query, int number, const sql::Literal& literal, const Schema& schema);

/// The cell as a literal; bytes become a text that stands for them.
sql::Literal literalForCell(const Cell& cell);

/// Whether the literal is a placeholder, which the parser writes for a condition without a known value.
bool isUnfilled(const sql::Literal& literal);

/// A cell that occurs in a column.
struct ValueCount {
    sql::Literal literal;
    std::int64_t rows = 0;   ///< that have it, among those looked at
    bool isOfAllRows = true; ///< false: the table has more rows than were looked at, so that there may be more

    bool operator==(const ValueCount&) const = default;
};

/// The most frequent cells of a column, among its first `mostRows` rows: counting all would take as long as the table is large. Requires:
/// the column belongs to the browser's schema.
Result<std::vector<ValueCount>> valueCounts(DatabaseBrowser& browser, ColumnId column, int most, std::stop_token stop = {},
                                            std::int64_t mostRows = 100'000);

} // namespace ratatosk
