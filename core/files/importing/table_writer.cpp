// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/table_writer.h"

#include "core/database/schema/identifier.h"

#include <fmt/format.h>
#include <sqlite3.h>

namespace ratatosk {

namespace {

std::string createStatement(const TableDesign& design)
{
    std::string columns;
    std::string first;
    for (std::size_t i = 0; i < design.columns.size(); ++i) {
        const SurveyedColumn& column = design.columns[i];
        if (!column.isKept)
            continue;
        const char* key = design.key == i ? " PRIMARY KEY" : "";
        columns += fmt::format("{}\n  {} {}{}", columns.empty() ? "" : ",", quotedIdentifier(column.name), declaredTypeOf(column.format),
                               key);
        first = first.empty() ? column.name : first;
    }
    if (design.parent)
        columns += fmt::format(",\n  FOREIGN KEY ({}) REFERENCES {} ({})", quotedIdentifier(first), quotedIdentifier(design.parent->table),
                               quotedIdentifier(design.parent->column));
    return fmt::format("CREATE TABLE {} ({}\n)", quotedIdentifier(design.name), columns);
}

std::string insertStatement(const TableDesign& design)
{
    std::string places;
    for (const SurveyedColumn& column : design.columns) {
        if (column.isKept)
            places += places.empty() ? "?" : ",?";
    }
    return fmt::format("INSERT INTO {} VALUES ({})", quotedIdentifier(design.name), places);
}

} // namespace

Error writingFailed(sqlite3* database)
{
    return {ErrorCode::IoError, fmt::format("The imported tables cannot be written: {}.", sqlite3_errmsg(database))};
}

void TableWriter::Finalize::operator()(sqlite3_stmt* statement) const
{
    sqlite3_finalize(statement);
}

Result<TableWriter> TableWriter::create(sqlite3* database, TableDesign design)
{
    TableWriter writer(database, std::move(design));
    if (sqlite3_exec(database, createStatement(writer.m_design).c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
        return writingFailed(database);
    sqlite3_stmt* insert = nullptr;
    if (sqlite3_prepare_v3(database, insertStatement(writer.m_design).c_str(), -1, SQLITE_PREPARE_PERSISTENT, &insert, nullptr)
        != SQLITE_OK)
        return writingFailed(database);
    writer.m_insert.reset(insert);
    writer.m_texts.resize(writer.m_design.columns.size());
    return writer;
}

/// `text` must live until the row is written.
void TableWriter::bindText(int place, std::string_view text)
{
    sqlite3_bind_text64(m_insert.get(), place, text.data(), text.size(), SQLITE_STATIC, SQLITE_UTF8);
}

void TableWriter::bind(int place, std::string_view cell, std::size_t column)
{
    sqlite3_stmt* insert = m_insert.get();
    const ColumnFormat& format = m_design.columns[column].format;
    const bool isText = format.kind == ColumnFormat::Kind::Text;
    const bool isKept = !isText && format.keepsTexts && !isNumberIn(cell, format);
    const bool isGap = cell.empty() && (!isText || cell.data() == nullptr); // an empty text has a place, a gap has none
    if (isGap || (!isText && isMissingMark(cell))) {
        sqlite3_bind_null(insert, place);
        return;
    }
    std::string& text = m_texts[column];
    text.clear();
    switch (isKept ? ColumnFormat::Kind::Text : format.kind) {
    case ColumnFormat::Kind::Text: bindText(place, cell); break;
    case ColumnFormat::Kind::Whole: sqlite3_bind_int64(insert, place, wholeNumberIn(cell, format.numbers)); break;
    case ColumnFormat::Kind::Real: sqlite3_bind_double(insert, place, numberIn(cell, format.numbers)); break;
    case ColumnFormat::Kind::Date:
    case ColumnFormat::Kind::Moment:
        if (isIsoDate(cell, format.dates)) {
            bindText(place, cell);
            break;
        }
        appendIsoDate(text, cell, format.dates);
        bindText(place, text);
        break;
    case ColumnFormat::Kind::Clock:
        appendClock(text, cell);
        bindText(place, text);
        break;
    }
}

Result<void> TableWriter::write(RowCells row)
{
    int place = 0;
    for (std::size_t i = 0; i < m_design.columns.size(); ++i) {
        if (m_design.columns[i].isKept)
            bind(++place, i < row.size() ? row[i] : std::string_view(), i);
    }
    const int status = sqlite3_step(m_insert.get());
    if (sqlite3_reset(m_insert.get()) != SQLITE_OK || status != SQLITE_DONE)
        return writingFailed(m_database);
    return {};
}

} // namespace ratatosk
