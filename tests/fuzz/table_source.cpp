// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/table_source.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>

namespace ratatosk::fuzz {

namespace {

constexpr size_t kMostRows = 20;

/// Fields one after the other; a '\\' before a line break makes it part of the field.
class FieldSource
{
public:
    explicit FieldSource(std::string_view bytes) : m_rest(bytes) {}

    bool isAtEnd() const { return m_rest.empty(); }

    std::string next()
    {
        std::string field;
        while (!m_rest.empty() && m_rest.front() != '\n') {
            if (m_rest.starts_with("\\\n"))
                m_rest.remove_prefix(1);
            field += m_rest.front();
            m_rest.remove_prefix(1);
        }
        m_rest.remove_prefix(m_rest.empty() ? 0 : 1);
        return field;
    }

private:
    std::string_view m_rest;
};

Cell realFrom(std::string_view bytes)
{
    double number = 0;
    std::memcpy(&number, bytes.data(), std::min(bytes.size(), sizeof number));
    return std::isnan(number) ? Cell(Null{}) : Cell(number);
}

Cell blobFrom(std::string_view bytes)
{
    Blob blob;
    for (const char byte : bytes)
        blob.bytes.push_back(static_cast<std::byte>(byte));
    return blob;
}

Cell cellFrom(const std::string& field)
{
    const std::string_view rest = std::string_view(field).substr(field.empty() ? 0 : 1);
    std::int64_t number = 0;
    switch (field.empty() ? 't' : field.front()) {
    case 'i': std::from_chars(rest.data(), rest.data() + rest.size(), number); return number;
    case 'r': return realFrom(rest);
    case 'b': return blobFrom(rest);
    case 'n': return Null{};
    default: return std::string(rest);
    }
}

std::string withoutZeroBytes(std::string field)
{
    std::erase(field, '\0');
    return field;
}

} // namespace

FuzzedTable tableFrom(std::string_view bytes)
{
    FieldSource source(bytes);
    const std::string count = source.next();
    const int columns = count.empty() ? 1 : 1 + count.front() % 4;
    FuzzedTable table;
    table.remark = withoutZeroBytes(source.next());
    for (int column = 0; column < std::max(columns, 1); ++column)
        table.columns.push_back(withoutZeroBytes(source.next()));
    while (!source.isAtEnd() && table.rows.size() < kMostRows) {
        std::vector<Cell>& row = table.rows.emplace_back();
        while (row.size() < table.columns.size())
            row.push_back(cellFrom(source.next()));
    }
    return table;
}

} // namespace ratatosk::fuzz
