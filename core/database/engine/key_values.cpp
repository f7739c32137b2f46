// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/key_values.h"

#include "core/database/schema/identifier.h"
#include "core/database/schema/quoted_table.h"
#include "core/database/schema/quoted_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>

namespace ratatosk {
namespace {

constexpr std::int64_t kSampledRows = 300;
constexpr std::int64_t kMostValuesLookedUp = 200;    // a share of 0.97 is then known to within 2.5 points (binomial, 95 %)
constexpr std::int64_t kLookUpInstructions = 40'000; // 200 look-ups by an index take some 4,000; without one a scan takes more
constexpr std::int64_t kRowInstructions = 6;         // of a scan of one column
constexpr RunLimits kOneRead{.rows = 1'000'000, .bytes = 16 << 20, .valueBytes = 1 << 20, .instructions = 3'000'000, .milliseconds = 5'000};

/// "12" as 12, but "012", "+5" and what does not fit remain texts.
std::optional<std::int64_t> wholeNumber(const std::string& text)
{
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || text != std::to_string(number))
        return {};
    return number;
}

void add(KeyValues& values, const Cell& cell)
{
    ++values.rows;
    if (const auto* number = std::get_if<std::int64_t>(&cell)) {
        values.numbers.push_back(*number);
    } else if (const auto* real = std::get_if<double>(&cell)) {
        constexpr double exact = 9e15; // whole numbers beyond are not told apart
        if (std::floor(*real) == *real && std::abs(*real) < exact)
            values.numbers.push_back(static_cast<std::int64_t>(*real));
        else
            ++values.unfit;
    } else if (const auto* text = std::get_if<std::string>(&cell)) {
        if (text->empty())
            ++values.blanks;
        else if (const auto whole = wholeNumber(*text))
            values.numbers.push_back(*whole);
        else if (text->size() <= kLongestKeyText)
            values.texts.push_back(*text);
        else
            ++values.unfit;
    } else if (std::holds_alternative<Null>(cell)) {
        ++values.blanks;
    } else {
        ++values.unfit;
    }
}

template <class Value>
void sortOnce(std::vector<Value>& values)
{
    std::ranges::sort(values);
    const auto twice = std::ranges::unique(values);
    values.erase(twice.begin(), twice.end());
}

void close(KeyValues& values)
{
    sortOnce(values.numbers);
    sortOnce(values.texts);
}

template <class Value>
std::int64_t commonOf(const std::vector<Value>& left, const std::vector<Value>& right)
{
    return std::ranges::count_if(right, [&](const Value& value) { return std::ranges::binary_search(left, value); });
}

/// At even steps.
template <class Value>
std::vector<Value> someOf(const std::vector<Value>& values, std::size_t most)
{
    const std::size_t step = values.size() / most + 1;
    std::vector<Value> some;
    for (std::size_t i = 0; i < values.size(); i += step)
        some.push_back(values[i]);
    return some;
}

} // namespace

std::int64_t KeyValues::countOf(const KeyValues& others) const
{
    return commonOf(numbers, others.numbers) + commonOf(texts, others.texts);
}

double KeyValues::tellingShare() const
{
    constexpr std::int64_t smallNumbers = 1'000, firstYear = 1'900, lastYear = 2'100;
    const auto isSmall = [](std::int64_t number) { return number < smallNumbers || (number >= firstYear && number <= lastYear); };
    const auto small = std::ranges::count_if(numbers, isSmall);
    return different() == 0 ? 0 : 1 - static_cast<double>(small) / static_cast<double>(different());
}

KeyValues KeyValues::thinned(std::size_t most) const
{
    KeyValues some = *this;
    some.numbers = someOf(numbers, most);
    some.texts = someOf(texts, most);
    return some;
}

double sampleDistance(const std::vector<std::int64_t>& values, const std::vector<std::int64_t>& key)
{
    if (values.empty() || key.empty())
        return 0;
    const auto count = static_cast<double>(values.size());
    double distance = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto rank = std::ranges::lower_bound(key, values[i]) - key.begin();
        const double place = (static_cast<double>(rank) + 0.5) / static_cast<double>(key.size());
        distance = std::max(distance, std::abs((static_cast<double>(i) + 0.5) / count - place));
    }
    return distance * std::sqrt(count);
}

KeyReader::KeyReader(const Connection& connection, const Schema& schema, std::int64_t allowance)
    : m_connection(connection), m_schema(schema), m_allowance(allowance), m_before(connection.instructions())
{
}

/// Nothing where the rows have no ids, or a column has that name.
std::optional<std::int64_t> KeyReader::lastRowId(const Table& table)
{
    if (m_schema.dialect() != Dialect::Sqlite)
        return {};
    const auto last = m_connection.run(fmt::format("SELECT max(rowid) FROM {}", quotedTable(table)), kOneRead);
    if (!last || last->rows.empty())
        return {};
    const auto* number = std::get_if<std::int64_t>(&last->rows.front().front());
    return number ? std::optional(*number) : std::nullopt;
}

/// `rows`: what stands behind the columns of the statement.
std::optional<KeySample> KeyReader::read(TableId table, const std::string& rows)
{
    const std::vector<ColumnId> columns = m_schema.columnsOf(table);
    if (auto all = readColumns(columns, rows))
        return all;
    if (isSpent())
        return {};
    // One column alone may be at fault: a long cell, an expression that fails.
    KeySample sample{.columns = {}, .isWhole = false};
    for (const ColumnId column : columns) {
        auto one = readColumns({column}, rows);
        sample.columns.push_back(one ? std::move(one->columns.front()) : KeyValues{.unfit = 1});
        sample.rows = std::max(sample.rows, sample.columns.back().rows);
        sample.isWhole = sample.isWhole || (one && one->isWhole);
    }
    return sample;
}

/// Nothing: the statement fails.
std::optional<KeySample> KeyReader::readColumns(const std::vector<ColumnId>& columns, const std::string& rows)
{
    std::string names;
    for (const ColumnId column : columns)
        names += (names.empty() ? "" : ", ") + cellOf(column);
    RunLimits limits = kOneRead;
    limits.instructions = std::max<std::int64_t>(std::min(kOneRead.instructions, left()), 1);
    const auto found = m_connection.run(fmt::format("SELECT {} FROM {}", names, rows), limits);
    if (!found)
        return {};
    KeySample sample{.columns = std::vector<KeyValues>(columns.size()), .isWhole = found->isComplete};
    for (const std::vector<Cell>& row : found->rows) {
        for (std::size_t i = 0; i < row.size(); ++i)
            add(sample.columns[i], row[i]);
    }
    std::ranges::for_each(sample.columns, close);
    sample.rows = static_cast<std::int64_t>(found->rows.size());
    return sample;
}

/// A BLOB as an empty one: SQLite tells the type without loading it.
std::string KeyReader::cellOf(ColumnId column) const
{
    const std::string name = "t." + quotedIdentifier(m_schema.column(column).name);
    return m_schema.dialect() == Dialect::Sqlite ? fmt::format("CASE typeof({0}) WHEN 'blob' THEN x'' ELSE {0} END", name) : name;
}

KeySample KeyReader::sampleOf(TableId table)
{
    const Table& known = m_schema.table(table);
    const std::string name = quotedTable(known);
    const bool hasRowIds = std::ranges::none_of(m_schema.columnsOf(table),
                                                [&](ColumnId id) { return sameIdentifier(m_schema.column(id).name, "rowid"); });
    const auto last = hasRowIds ? lastRowId(known) : std::nullopt;
    std::optional<KeySample> sample;
    if (last && *last > kWholeTable) {
        // The name of the list must not hide a table of the file.
        sample = read(table,
                      fmt::format("{0} AS t WHERE t.rowid IN (WITH RECURSIVE ratatosk_steps(at) AS (SELECT {1} UNION ALL SELECT at + {1} "
                                  "FROM ratatosk_steps WHERE at + {1} <= {2}) SELECT (SELECT n.rowid FROM {0} AS n WHERE n.rowid >= at "
                                  "ORDER BY n.rowid LIMIT 1) FROM ratatosk_steps)",
                                  name, std::max<std::int64_t>(*last / kSampledRows, 1), *last));
        if (sample) {
            sample->isWhole = false;
            sample->rows = std::max(sample->rows, *last);
        }
        return sample.value_or(KeySample{});
    }
    const std::int64_t most = m_schema.dialect() == Dialect::Sqlite ? kWholeTable : kSampledRows;
    sample = read(table, fmt::format("{} AS t LIMIT {}", name, most + 1));
    if (sample && sample->rows > most)
        sample->isWhole = false;
    return sample.value_or(KeySample{});
}

std::optional<KeyValues> KeyReader::allOf(ColumnId column)
{
    const Column& known = m_schema.column(column);
    const Table& table = m_schema.table(known.table);
    const auto last = lastRowId(table);
    if (!last || *last * kRowInstructions > std::min(left(), kOneRead.instructions))
        return {};
    const auto rows = m_connection.run(fmt::format("SELECT {} FROM {}", quotedIdentifier(known.name), quotedTable(table)), kOneRead);
    if (!rows || !rows->isComplete)
        return {};
    KeyValues values;
    for (const std::vector<Cell>& row : rows->rows)
        add(values, row.front());
    close(values);
    return values;
}

std::optional<std::int64_t> KeyReader::countIn(ColumnId column, const KeyValues& values)
{
    const Column& known = m_schema.column(column);
    std::string list;
    std::int64_t lookedUp = 0;
    const auto append = [&](const std::string& value) {
        list += (list.empty() ? "" : ", ") + value;
        ++lookedUp;
    };
    for (const std::int64_t number : someOf(values.numbers, kMostValuesLookedUp))
        append(std::to_string(number));
    if (values.numbers.empty() || m_schema.dialect() == Dialect::Sqlite) { // a server compares no text with a number
        for (const std::string& text : someOf(values.texts, kMostValuesLookedUp))
            append(quotedText(text));
    }
    RunLimits limits = kOneRead;
    limits.instructions = std::max<std::int64_t>(std::min(kLookUpInstructions, left()), 1);
    const std::string name = quotedIdentifier(known.name);
    const auto found = m_connection.run(
        fmt::format("SELECT DISTINCT t.{0} FROM {1} AS t WHERE t.{0} IN ({2})", name, quotedTable(m_schema.table(known.table)), list),
        limits);
    if (!found)
        return {};
    const double share = static_cast<double>(found->rows.size()) / static_cast<double>(lookedUp);
    return static_cast<std::int64_t>(std::llround(std::min(share, 1.0) * static_cast<double>(values.different())));
}

} // namespace ratatosk
