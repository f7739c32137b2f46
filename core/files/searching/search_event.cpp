// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/searching/search_event.h"

#include <algorithm>

namespace ratatosk {

namespace {

enum Kind : std::int64_t { Found, Count, Progress };

template <class Number>
Cell number(Number value)
{
    return static_cast<std::int64_t>(value);
}

/// Reads a row from its begin; what is not there reads as nothing, and is remembered.
class CellReader
{
public:
    explicit CellReader(const std::vector<Cell>& row) : m_row(row) {}

    std::int64_t number() { return next<std::int64_t>(); }
    std::string text() { return next<std::string>(); }
    Cell any() { return m_at < m_row.size() ? m_row[m_at++] : fail(); }
    bool isAtEnd() const { return m_at >= m_row.size(); }
    bool hasFailed() const { return m_hasFailed; }

private:
    template <class Value>
    Value next()
    {
        const Cell cell = any();
        const auto* value = std::get_if<Value>(&cell);
        m_hasFailed = m_hasFailed || !value;
        return value ? *value : Value();
    }

    Cell fail()
    {
        m_hasFailed = true;
        return Null();
    }

    const std::vector<Cell>& m_row;
    std::size_t m_at = 0;
    bool m_hasFailed = false;
};

FoundCell readFound(CellReader& reader)
{
    const ColumnId column{static_cast<int>(reader.number())};
    FoundCell found{.column = column, .text = reader.text()};
    while (!reader.isAtEnd()) {
        std::string name = reader.text();
        found.row.emplace_back(std::move(name), reader.any());
    }
    return found;
}

CellCount readCount(CellReader& reader)
{
    const ColumnId column{static_cast<int>(reader.number())};
    return {column, reader.number()};
}

TableProgress readProgress(CellReader& reader)
{
    TableProgress progress{.table = TableId{static_cast<int>(reader.number())}};
    const std::int64_t state = reader.number();
    progress.state = static_cast<TableProgress::State>(std::clamp<std::int64_t>(state, 0, static_cast<int>(TableProgress::State::Failed)));
    progress.rows = reader.number();
    progress.of = reader.number();
    progress.reason = reader.text();
    return progress;
}

} // namespace

std::vector<Cell> rowOf(const SearchEvent& event)
{
    if (const auto* found = std::get_if<FoundCell>(&event)) {
        std::vector<Cell> row{number(Found), number(index(found->column)), found->text};
        for (const auto& [name, value] : found->row) {
            row.emplace_back(name);
            row.push_back(value);
        }
        return row;
    }
    if (const auto* count = std::get_if<CellCount>(&event))
        return {number(Count), number(index(count->column)), count->cells};
    const auto& progress = std::get<TableProgress>(event);
    return {number(Progress), number(index(progress.table)), number(progress.state), progress.rows, progress.of, progress.reason};
}

std::optional<SearchEvent> searchEventOf(const std::vector<Cell>& row)
{
    CellReader reader(row);
    SearchEvent event;
    switch (reader.number()) {
    case Found: event = readFound(reader); break;
    case Count: event = readCount(reader); break;
    case Progress: event = readProgress(reader); break;
    default: return {};
    }
    return reader.hasFailed() ? std::nullopt : std::optional(std::move(event));
}

} // namespace ratatosk
