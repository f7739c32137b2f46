// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/connection.h"
#include "core/database/schema/schema.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ratatosk {

/// Cells of one column as keys compare them: whole numbers, also where they are kept as text or as 3.0, and short texts.
struct KeyValues {
    std::vector<std::int64_t> numbers; ///< different ones, ascending
    std::vector<std::string> texts;    ///< different ones, ascending
    std::int64_t rows = 0;             ///< that were read
    std::int64_t blanks = 0;           ///< NULL or empty text
    std::int64_t unfit = 0;            ///< fractions, blobs and texts of more than `kLongestKeyText` bytes: no key holds such

    std::int64_t different() const { return static_cast<std::int64_t>(numbers.size() + texts.size()); }
    /// No cell is empty, unfit or there twice.
    bool isUnique() const { return rows > 0 && different() == rows; }
    /// How many of the other column's values are among these.
    std::int64_t countOf(const KeyValues& others) const;
    /// The share of values that few keys hold by chance: no small numbers, no years.
    double tellingShare() const;
    /// Numbers and texts at even steps, at most so many of each.
    KeyValues thinned(std::size_t most) const;
};

/// Kolmogorov's distance of the values' places among the key's from those of a random sample, times the root of their number: some 0.9 where
/// they are one, the more the less they are ("1, 2, 3" among a thousand). Both ascending.
double sampleDistance(const std::vector<std::int64_t>& values, const std::vector<std::int64_t>& key);

inline constexpr std::size_t kLongestKeyText = 64;

/// The cells of one table, all of them or a sample.
struct KeySample {
    std::vector<KeyValues> columns; ///< of the table's columns, in schema order; empty where the table could not be read
    bool isWhole = true;            ///< every row was read
    std::int64_t rows = 0;          ///< of the table; where not all were read, as its row ids say
};

/// Reads tables for guessing keys: up to `kWholeTable` rows all, of larger tables 300 rows at even steps of the row id (the same ones each
/// time; a server's and those of a table without row ids are its first). Costs are counted in instructions, never in time.
class KeyReader
{
public:
    /// `allowance`: instructions for all that is read.
    KeyReader(const Connection& connection, const Schema& schema, std::int64_t allowance);

    KeySample sampleOf(TableId table);
    /// All values of a column. Nothing: it is too large for what is left of the allowance.
    std::optional<KeyValues> allOf(ColumnId column);
    /// How many of these values stand in the column, which needs an index. Nothing: it has none.
    std::optional<std::int64_t> countIn(ColumnId column, const KeyValues& values);

    bool isSpent() const { return left() <= 0; }

    static constexpr std::int64_t kWholeTable = 5'000;

private:
    std::int64_t left() const { return m_allowance - (m_connection.instructions() - m_before); }
    std::optional<std::int64_t> lastRowId(const Table& table);
    std::optional<KeySample> read(TableId table, const std::string& rows);
    std::optional<KeySample> readColumns(const std::vector<ColumnId>& columns, const std::string& rows);
    std::string cellOf(ColumnId column) const;

    const Connection& m_connection;
    const Schema& m_schema;
    std::int64_t m_allowance = 0;
    std::int64_t m_before = 0;
};

} // namespace ratatosk
