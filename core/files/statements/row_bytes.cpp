// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/statements/row_bytes.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <utility>

namespace ratatosk {

namespace {

/// Text or bytes.
struct Stretch {
    const void* data;
    std::uint64_t size;
};

Stretch stretchOf(const std::string& text)
{
    return {text.data(), text.size()};
}

Stretch stretchOf(const Blob& blob)
{
    return {blob.bytes.data(), blob.bytes.size()};
}

struct SizeOfCell {
    std::size_t operator()(Null) const { return 1; }
    std::size_t operator()(std::int64_t) const { return 1 + sizeof(std::int64_t); }
    std::size_t operator()(double) const { return 1 + sizeof(double); }
    std::size_t operator()(const auto& value) const { return 1 + sizeof(std::uint64_t) + stretchOf(value).size; }
};

/// Into room that has been made for it.
class Writer
{
public:
    explicit Writer(char* place) : m_place(place) {}

    void put(const void* data, std::size_t size)
    {
        if (size > 0)
            std::memcpy(std::exchange(m_place, m_place + size), data, size);
    }
    void put(const Cell& cell)
    {
        *m_place++ = static_cast<char>(cell.index());
        std::visit(*this, cell);
    }

    void operator()(Null) {}
    void operator()(std::int64_t number) { put(&number, sizeof number); }
    void operator()(double number) { put(&number, sizeof number); }
    void operator()(const auto& value)
    {
        const Stretch stretch = stretchOf(value);
        put(&stretch.size, sizeof stretch.size);
        put(stretch.data, stretch.size);
    }

private:
    char* m_place;
};

} // namespace

void appendRow(std::string& bytes, const std::vector<Cell>& row)
{
    const auto count = static_cast<std::uint32_t>(row.size());
    std::size_t size = sizeof count;
    for (const Cell& cell : row)
        size += std::visit(SizeOfCell(), cell);
    const std::size_t begin = bytes.size();
    bytes.resize(begin + size);
    Writer writer(bytes.data() + begin);
    writer.put(&count, sizeof count);
    for (const Cell& cell : row)
        writer.put(cell);
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

void RowReader::readCell(std::vector<Cell>& row)
{
    switch (number<std::uint8_t>()) {
    case 0: row.emplace_back(); return;
    case 1: row.emplace_back(number<std::int64_t>()); return;
    case 2: row.emplace_back(number<double>()); return;
    case 3: row.emplace_back(std::in_place_type<std::string>, stretch()); return;
    case 4: {
        const std::string_view bytes = stretch();
        const auto* begin = reinterpret_cast<const std::byte*>(bytes.data());
        row.emplace_back(Blob{{begin, begin + bytes.size()}});
        return;
    }
    default: m_hasFailed = true;
    }
}

std::optional<std::vector<Cell>> RowReader::next()
{
    std::optional<std::vector<Cell>> row;
    if (m_rest.empty() || m_hasFailed)
        return row;
    const auto count = number<std::uint32_t>();
    row.emplace().reserve(std::min<std::size_t>(count, m_rest.size()));
    for (std::uint32_t i = 0; i < count && !m_hasFailed; ++i)
        readCell(*row);
    if (m_hasFailed)
        row.reset();
    return row;
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
