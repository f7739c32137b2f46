// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/connection.h"
#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

#include <cstdint>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace ratatosk {

/// Looks into the data, within what a trial may cost; what was looked up once is known from then on. Lives for one question.
class CellLookup
{
public:
    /// Both must outlive it.
    CellLookup(const Schema& schema, const Connection& database, std::stop_token stop);

    const Schema& schema() const { return m_schema; }

    enum class Found { Yes, No, Unknown };
    /// Whether a cell of the column passes. `test`: on that column, or others of the same row, wherever their references point.
    Found any(ColumnId column, sql::Condition test) const;
    /// How many cells of the column pass; nothing: it cannot be told.
    std::optional<std::int64_t> count(ColumnId column, sql::Condition test) const;
    /// Whether some rows have nothing there: NULL, or an empty text.
    bool lacksSome(ColumnId column) const;
    /// Different cells that pass, at most `most`; none also when it cannot be told.
    std::vector<Cell> cells(ColumnId column, sql::Condition test, int most) const;
    /// The first cells that are there, at most `most`; none also when it cannot be told.
    const std::vector<Cell>& firstCells(ColumnId column, int most) const;
    /// These as texts, without what is no text or whole number, and without empty ones.
    const std::vector<std::string>& firstTexts(ColumnId column, int most) const;
    /// Whether rows of FROM and WHERE have the same value there, other than NULL.
    Found repeats(const sql::SelectBlock& block, const sql::ColumnReference& column) const;

private:
    Result<ResultTable> run(const sql::Query& query) const;
    Result<ResultTable> rows(sql::SelectBlock block, ColumnId column, sql::Condition test, int most) const;

    const Schema& m_schema;
    const Connection& m_database;
    std::stop_token m_stop;
    mutable std::map<std::string, ResultTable> m_known;                         ///< by statement
    mutable std::map<std::pair<ColumnId, int>, std::vector<Cell>> m_firstCells; ///< rules ask for these again and again
    mutable std::map<std::pair<ColumnId, int>, std::vector<std::string>> m_firstTexts;
};

/// The column, where a test of it wants an expression.
sql::Expression cellOf(ColumnId column);

} // namespace ratatosk
