// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/facade/row_bytes.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <utility>

namespace ratatosk {

namespace {

template <class Number>
void appendNumber(std::string& bytes, Number number)
{
    bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
}

void appendStretch(std::string& bytes, const void* data, std::size_t size)
{
    appendNumber(bytes, static_cast<std::uint64_t>(size));
    bytes.append(static_cast<const char*>(data), size);
}

struct AppendCell {
    std::string& bytes;

    void operator()(Null) const {}
    void operator()(std::int64_t number) const { appendNumber(bytes, number); }
    void operator()(double number) const { appendNumber(bytes, number); }
    void operator()(const std::string& text) const { appendStretch(bytes, text.data(), text.size()); }
    void operator()(const Blob& blob) const { appendStretch(bytes, blob.bytes.data(), blob.bytes.size()); }
};

} // namespace

void appendRow(std::string& bytes, const std::vector<Cell>& row)
{
    appendNumber(bytes, static_cast<std::uint32_t>(row.size()));
    for (const Cell& cell : row) {
        bytes.push_back(static_cast<char>(cell.index()));
        std::visit(AppendCell{bytes}, cell);
    }
}

template <class Number>
Number RowReader::number()
{
    Number number = 0;
    m_hasFailed = m_hasFailed || m_rest.size() < sizeof number;
    if (m_hasFailed)
        return 0;
    std::memcpy(&number, m_rest.data(), sizeof number);
    m_rest.remove_prefix(sizeof number);
    return number;
}

std::string_view RowReader::stretch()
{
    const auto size = number<std::uint64_t>();
    m_hasFailed = m_hasFailed || size > m_rest.size();
    if (m_hasFailed)
        return {};
    const std::string_view bytes = m_rest.substr(0, size);
    m_rest.remove_prefix(size);
    return bytes;
}

Cell RowReader::cell()
{
    switch (number<std::uint8_t>()) {
    case 0:
        return Null();
    case 1:
        return number<std::int64_t>();
    case 2:
        return number<double>();
    case 3:
        return std::string(stretch());
    case 4: {
        const std::string_view bytes = stretch();
        const auto* begin = reinterpret_cast<const std::byte*>(bytes.data());
        return Blob{{begin, begin + bytes.size()}};
    }
    default:
        m_hasFailed = true;
        return Null();
    }
}

std::optional<std::vector<Cell>> RowReader::next()
{
    if (m_rest.empty() || m_hasFailed)
        return std::nullopt;
    const auto count = number<std::uint32_t>();
    std::vector<Cell> row;
    row.reserve(std::min<std::size_t>(count, m_rest.size()));
    while (row.size() < count && !m_hasFailed)
        row.push_back(cell());
    return m_hasFailed ? std::nullopt : std::optional(std::move(row));
}

/// Each change as three rows: its kind, before, after.
std::string bytesOf(const std::vector<RowChange>& changes)
{
    std::string bytes;
    for (const RowChange& change : changes) {
        appendRow(bytes, {static_cast<std::int64_t>(change.kind)});
        appendRow(bytes, change.before);
        appendRow(bytes, change.after);
    }
    return bytes;
}

std::vector<RowChange> changesIn(std::string_view bytes)
{
    std::vector<RowChange> changes;
    RowReader reader(bytes);
    for (;;) {
        const auto kind = reader.next();
        auto before = reader.next();
        auto after = reader.next();
        const auto* number = kind && kind->size() == 1 ? std::get_if<std::int64_t>(&kind->front()) : nullptr;
        if (!number || !after)
            return changes;
        changes.push_back({static_cast<RowChange::Kind>(*number), *std::move(before), *std::move(after)});
    }
}

} // namespace ratatosk
