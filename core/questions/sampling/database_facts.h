// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/engine/connection.h"
#include "core/database/schema/schema.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace ratatosk {

/// What a person would use a column for.
enum class ColumnRole {
    Key,      ///< identifies a row, or refers to one
    Label,    ///< what a row is called by: names, titles
    Category, ///< text of few different values
    Measure,  ///< a number that can be compared and averaged
    Moment,   ///< a date, time or year
    Remark,   ///< other short text
    Prose,    ///< long text, pictures: shown, never compared
};

struct ColumnFacts {
    ColumnRole role = ColumnRole::Remark;
    std::vector<Cell> values; ///< different ones as stored, in order of first occurrence, without NULL and Blob; at most kMostValues
};

inline constexpr int kMostValues = 100; ///< of a column: literals are drawn among them

/// What the generator knows of a database, by ColumnId.
struct DatabaseFacts {
    std::vector<ColumnFacts> columns;
    bool hasRows = false;

    const ColumnFacts& of(ColumnId column) const { return columns[static_cast<size_t>(column)]; }
};

/// Cells of a column as they come, repeats and NULLs included.
using OfferCells = std::function<std::vector<Cell>(ColumnId)>;

DatabaseFacts factsFromCells(const Schema& schema, const OfferCells& cellsOf);

/// From the first 2,000 rows of every table, each read for at most half a second. Errors: those of Connection::run.
Result<DatabaseFacts> readFacts(const Connection& connection, const Schema& schema, std::stop_token stop = {});

} // namespace ratatosk
