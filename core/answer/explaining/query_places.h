// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/explaining/query_steps.h"
#include "core/sql/joins/from_change.h"
#include "core/sql/tree/query.h"

#include <variant>
#include <vector>

namespace ratatosk {

/// A column that is read; `owner` is the SELECT whose FROM has its table.
struct ColumnPlace {
    sql::ColumnReference* column = nullptr;
    sql::BlockPart owner;
};

/// A table of FROM.
struct TablePlace {
    sql::BlockPart owner;
    int source = 0;
};

/// A column pair that joins a table of FROM.
struct KeyPlace {
    sql::JoinKey* key = nullptr;
};

/// A column, or an aggregate of one.
struct AggregatePlace {
    sql::Expression* expression = nullptr;
    bool mayBePlain = true; ///< false: only an aggregate makes sense
};

/// A condition that compares or tests.
struct TestPlace {
    sql::Condition* condition = nullptr;
};

struct DirectionPlace {
    sql::OrderKey* key = nullptr;
};

/// A part of a query that could be another, and the step that it belongs to.
struct QueryPlace {
    QueryStep::Kind step = QueryStep::Kind::From;
    int block = 0;
    int part = 0; ///< as QueryStep::part
    std::variant<ColumnPlace, TablePlace, KeyPlace, AggregatePlace, TestPlace, DirectionPlace> what;
};

/// In the order of the steps, queries inside conditions included. They point into the query.
std::vector<QueryPlace> placesIn(sql::Query& query);

} // namespace ratatosk
