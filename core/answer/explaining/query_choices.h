// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/explaining/query_steps.h"
#include "core/answer/value/answer.h"
#include "core/base/result.h"
#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace ratatosk {

/// How a column is shown: as it stands, or aggregated.
enum class ColumnAggregate { Plain, Max, Min, Sum, Avg, Count, CountDistinct };

/// How a condition tests.
enum class ConditionTest {
    Equal,
    NotEqual,
    Less,
    Greater,
    LessEqual,
    GreaterEqual,
    Contains,
    BeginsWith,
    EndsWith, // and their opposites, only to be found
    ContainsNot,
    BeginsNotWith,
    EndsNotWith,
    Between,
    NotBetween,
    Among,
    NotAmong,
    Missing,
    There,
};

enum class SortDirection { Ascending, Descending };

/// What stands at one place of a query.
using QueryPart = std::variant<ColumnId, TableId, ColumnAggregate, ConditionTest, SortDirection>;

/// What the decoder thought of instead.
struct RankedPart {
    QueryPart part;
    double probability = 0;

    bool operator==(const RankedPart&) const = default;
};

/// A place of a query where something else could stand.
struct QueryChoice {
    QueryStep::Kind step = QueryStep::Kind::From; ///< with `block` and `part` the step that it belongs to
    int block = 0;
    int part = 0;
    QueryPart current;
    std::vector<QueryPart> others;  ///< that fit there: for a key its rivals; none for other columns, any of the schema may be tried
    std::vector<RankedPart> ranked; ///< likeliest first; empty where no decision is known

    /// A column that joins tables: of columns only such have named others.
    bool isKey() const { return std::holds_alternative<ColumnId>(current) && !others.empty(); }

    bool operator==(const QueryChoice&) const = default;
};

/// In the order of the steps.
std::vector<QueryChoice> choicesIn(sql::Query query, const Schema& schema);

/// Adds what the decoder ranked at the decisions that led to these places. Steps and choices must be of the same query.
void addRanking(std::vector<QueryChoice>& choices, const std::vector<AnswerStep>& steps, const Schema& schema);

/// The query as SQL with something else at its n-th place, as choicesIn counts. A table that a column needs is joined over keys; a column
/// that rows are grouped by changes where the group is shown as well. Errors: NoAnswer where tables cannot be joined or a column is missing,
/// UnsupportedSql, InvalidArgument for a part of another sort. Requires: there are as many places.
Result<std::string> withChoice(sql::Query query, int number, const QueryPart& part, const Schema& schema);

} // namespace ratatosk
