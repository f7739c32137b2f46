// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/row_text.h"
#include "tests/fuzz/fuzz_targets.h"
#include "tests/fuzz/table_readers.h"
#include "tests/fuzz/table_source.h"

#include <algorithm>

namespace ratatosk::fuzz {

namespace {

std::string written(const FuzzedTable& table, RowTextOptions options)
{
    options.remark = table.remark;
    RowText text(options, table.columns);
    std::string all = text.head();
    for (const std::vector<Cell>& row : table.rows)
        all += text.row(row);
    return all + text.tail();
}

std::string plain(const Cell& cell)
{
    if (const auto* text = std::get_if<std::string>(&cell))
        return *text;
    RowText text({.format = RowFormat::Tsv}, {""});
    const std::string line = text.row({cell});
    return line.substr(0, line.size() - 1);
}

void comesBackFromCsv(const FuzzedTable& table)
{
    const auto rows = csvRows(written(table, {.format = RowFormat::Csv}));
    promise(rows.size() == table.rows.size() + 1, "CSV keeps the number of rows");
    for (size_t column = 0; column < table.columns.size(); ++column)
        promise(rows[0][column].text == table.columns[column], "CSV keeps titles", table.columns[column]);
    for (size_t row = 0; row < table.rows.size(); ++row) {
        promise(rows[row + 1].size() == table.columns.size(), "CSV keeps the number of cells");
        for (size_t column = 0; column < table.columns.size(); ++column) {
            const Cell& cell = table.rows[row][column];
            const CsvField& field = rows[row + 1][column];
            promise(field.isNull == std::holds_alternative<Null>(cell), "CSV tells NULL from empty text", field.text);
            promise(field.isNull || field.text == plain(cell), "CSV keeps cells", field.text);
        }
    }
}

void keepsItsLines(const FuzzedTable& table, RowFormat format, size_t headLines)
{
    const std::string text = written(table, {.format = format});
    promise(std::ranges::count(text, '\n') == static_cast<std::ptrdiff_t>(table.rows.size() + headLines), "a row is a line", text);
    promise(text.find('\r') == std::string::npos, "no other line breaks", text);
}

void comesBackFromJson(const FuzzedTable& table)
{
    promise(jsonRowsMatch(written(table, {.format = RowFormat::Json}), table.rows), "JSON keeps cells");
    const std::string lines = written(table, {.format = RowFormat::JsonLines});
    std::string joined = "[";
    for (const char letter : lines.substr(0, lines.size() - !lines.empty()))
        joined += letter == '\n' ? ',' : letter;
    promise(jsonRowsMatch(joined + "]", table.rows), "a line of JSON is a row");
}

void comesBackFromSql(const FuzzedTable& table)
{
    const auto rows = rowsInserted(written(table, {.format = RowFormat::Insert}), "result", table.columns);
    promise(rows.has_value(), "INSERT statements run");
    promise(areSameRows(*rows, table.rows), "INSERT keeps cells");
}

void listsWhatItHas(const FuzzedTable& table)
{
    const std::string list = written(table, {.format = RowFormat::InList});
    for (const std::vector<Cell>& row : table.rows) {
        for (const Cell& cell : row)
            promise(std::holds_alternative<Null>(cell) || holdsInSqlite(sqlLiteral(cell) + " IN " + list), "a list has its cells", list);
    }
}

void marksFormulas(const FuzzedTable& table)
{
    for (const auto& row : csvRows(written(table, {.format = RowFormat::Csv, .marksFormulas = true, .hasTitles = false}))) {
        for (size_t column = 0; column < row.size(); ++column) {
            const char first = row[column].text.empty() ? 'a' : row[column].text.front();
            promise(std::string_view("=@\t\r\n").find(first) == std::string_view::npos, "no formula is left", row[column].text);
        }
    }
}

void remarkStaysInItsComment(const FuzzedTable& table)
{
    const std::string text = written({.columns = table.columns, .remark = table.remark}, {.format = RowFormat::Html});
    if (table.remark.empty())
        return;
    const size_t begin = text.find("<!--") + 4;
    promise(text.find("--", begin) == text.find(" -->\n", begin) + 1, "a remark does not end its comment", text);
}

} // namespace

void fuzzRowText(std::string_view bytes)
{
    const FuzzedTable table = tableFrom(bytes);
    comesBackFromCsv(table);
    comesBackFromJson(table);
    comesBackFromSql(table);
    listsWhatItHas(table);
    marksFormulas(table);
    keepsItsLines(table, RowFormat::Tsv, 1);
    keepsItsLines({.columns = table.columns, .rows = table.rows}, RowFormat::Markdown, 2);
    remarkStaysInItsComment(table);
}

} // namespace ratatosk::fuzz
