// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/table_readers.h"

#include "core/database/schema/identifier.h"
#include "core/english/text/characters.h"
#include "tests/fuzz/fuzz_targets.h"

#include <nlohmann/json.hpp>
#include <sqlite3.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <set>

namespace ratatosk::fuzz {

namespace {

using nlohmann::ordered_json;

class CsvReader
{
public:
    explicit CsvReader(std::string_view csv) : m_rest(csv) {}

    std::vector<std::vector<CsvField>> rows()
    {
        std::vector<std::vector<CsvField>> rows;
        while (!m_rest.empty())
            rows.push_back(row());
        return rows;
    }

private:
    bool take(std::string_view text)
    {
        const bool isThere = m_rest.starts_with(text);
        m_rest.remove_prefix(isThere ? text.size() : 0);
        return isThere;
    }

    std::vector<CsvField> row()
    {
        std::vector<CsvField> fields;
        do
            fields.push_back(take("\"") ? quoted() : bare());
        while (take(","));
        promise(take("\r\n"), "a CSV row ends with a line break", m_rest);
        return fields;
    }

    CsvField quoted()
    {
        CsvField field;
        while (!m_rest.empty() && (m_rest.front() != '"' || m_rest.starts_with("\"\""))) {
            field.text += m_rest.front();
            m_rest.remove_prefix(m_rest.front() == '"' ? 2 : 1);
        }
        promise(take("\""), "a CSV quote is closed");
        return field;
    }

    CsvField bare()
    {
        const size_t end = std::min(m_rest.find_first_of(",\r\n\""), m_rest.size());
        CsvField field{std::string(m_rest.substr(0, end)), end == 0};
        m_rest.remove_prefix(end);
        return field;
    }

    std::string_view m_rest;
};

bool jsonMatches(const ordered_json& value, const Cell& cell)
{
    if (const auto* number = std::get_if<std::int64_t>(&cell))
        return value.is_number_integer() && value.get<std::int64_t>() == *number;
    if (const auto* real = std::get_if<double>(&cell))
        return std::isfinite(*real) ? value.is_number_float() && value.get<double>() == *real : value.is_null();
    if (const auto* text = std::get_if<std::string>(&cell))
        return value.is_string() && (!isUtf8(*text) || value.get<std::string>() == *text);
    if (const auto* blob = std::get_if<Blob>(&cell))
        return value.is_object() && value["blob"].get<std::string>().size() == 2 * blob->bytes.size();
    return value.is_null();
}

bool rowMatches(const ordered_json& object, const std::vector<Cell>& cells)
{
    if (!object.is_object() || object.size() != cells.size())
        return false;
    size_t column = 0;
    for (const auto& [title, value] : object.items()) {
        if (!jsonMatches(value, cells[column++]))
            return false;
    }
    return true;
}

struct CloseDatabase {
    void operator()(sqlite3* handle) const { sqlite3_close(handle); }
};
using Database = std::unique_ptr<sqlite3, CloseDatabase>;

Database inMemory()
{
    sqlite3* handle = nullptr;
    sqlite3_open(":memory:", &handle);
    return Database(handle);
}

Cell cellAt(sqlite3_stmt* statement, int column)
{
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement, column));
    const auto size = static_cast<size_t>(sqlite3_column_bytes(statement, column));
    switch (sqlite3_column_type(statement, column)) {
    case SQLITE_INTEGER: return static_cast<std::int64_t>(sqlite3_column_int64(statement, column));
    case SQLITE_FLOAT: return sqlite3_column_double(statement, column);
    case SQLITE_TEXT: return size > 0 ? std::string(bytes, size) : std::string();
    case SQLITE_BLOB: return Blob{{reinterpret_cast<const std::byte*>(bytes), reinterpret_cast<const std::byte*>(bytes) + size}};
    default: return Null{};
    }
}

std::vector<std::vector<Cell>> allRows(sqlite3* handle, const std::string& table)
{
    std::vector<std::vector<Cell>> rows;
    sqlite3_stmt* statement = nullptr;
    sqlite3_prepare_v2(handle, ("SELECT * FROM " + quotedIdentifier(table)).c_str(), -1, &statement, nullptr);
    while (sqlite3_step(statement) == SQLITE_ROW) {
        std::vector<Cell>& row = rows.emplace_back();
        for (int column = 0; column < sqlite3_column_count(statement); ++column)
            row.push_back(cellAt(statement, column));
    }
    sqlite3_finalize(statement);
    return rows;
}

/// The titles as the writer makes them differ.
std::string columnList(const std::vector<std::string>& columns)
{
    std::set<std::string> seen;
    std::string list;
    for (const std::string& column : columns) {
        std::string title = column;
        for (int number = 2; !seen.insert(foldedIdentifier(title)).second; ++number)
            title = column + "_" + std::to_string(number);
        list += (list.empty() ? "" : ", ") + quotedIdentifier(title);
    }
    return list;
}

bool isSameCell(const Cell& left, const Cell& right)
{
    const auto* one = std::get_if<double>(&left);
    const auto* other = std::get_if<double>(&right);
    if (!one || !other || *one == *other)
        return left == right;
    return std::abs(*one - *other) <= 1e-15 * std::abs(*one) + std::numeric_limits<double>::denorm_min();
}

} // namespace

std::vector<std::vector<CsvField>> csvRows(std::string_view csv)
{
    return CsvReader(csv).rows();
}

bool jsonRowsMatch(std::string_view json, const std::vector<std::vector<Cell>>& rows)
{
    const auto list = ordered_json::parse(json, nullptr, false);
    if (!list.is_array() || list.size() != rows.size())
        return false;
    for (size_t row = 0; row < rows.size(); ++row) {
        if (!rowMatches(list[row], rows[row]))
            return false;
    }
    return true;
}

std::optional<std::vector<std::vector<Cell>>> rowsInserted(const std::string& script, const std::string& table,
                                                           const std::vector<std::string>& columns)
{
    const Database database = inMemory();
    const std::string create = "CREATE TABLE " + quotedIdentifier(table) + " (" + columnList(columns) + ")";
    for (const std::string& sql : {create, script}) {
        if (sqlite3_exec(database.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
            return std::nullopt;
    }
    return allRows(database.get(), table);
}

bool areSameRows(const std::vector<std::vector<Cell>>& left, const std::vector<std::vector<Cell>>& right)
{
    return std::ranges::equal(left, right, [](const auto& one, const auto& other) { return std::ranges::equal(one, other, isSameCell); });
}

bool holdsInSqlite(const std::string& expression)
{
    static const Database database = inMemory();
    sqlite3_stmt* statement = nullptr;
    sqlite3_prepare_v2(database.get(), ("SELECT " + expression).c_str(), -1, &statement, nullptr);
    const bool holds = statement && sqlite3_step(statement) == SQLITE_ROW && sqlite3_column_int(statement, 0) == 1;
    sqlite3_finalize(statement);
    return holds;
}

} // namespace ratatosk::fuzz
