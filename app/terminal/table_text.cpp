// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/terminal/table_text.h"

#include "app/terminal/terminal.h"
#include "app/terminal/text_cell.h"
#include "core/files/rows/number_display.h"
#include "core/files/rows/row_text.h"
#include "core/messages/answers/json_text.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

namespace ratatosk::cli {

namespace {

constexpr int kMaxCellWidth = 60;
constexpr std::size_t kMaxCellBytes = 4'096; // more fills no cell, unless it is of marks that take no place
constexpr std::string_view kHexDigits = "0123456789abcdef";
constexpr std::string_view kGap = "  ";

struct PrintedCell {
    std::string text;
    bool isNumber = false;
};

PrintedCell printed(const Null&)
{
    return {"NULL"};
}
PrintedCell printed(std::int64_t number)
{
    return {fmt::to_string(number), true};
}
PrintedCell printed(double number)
{
    return {fmt::to_string(withoutNoise(number)), true};
}
PrintedCell printed(const std::string& text)
{
    return {cutTo(printable(std::string_view(text).substr(0, kMaxCellBytes)), kMaxCellWidth)};
}
PrintedCell printed(const Blob& blob)
{
    return {fmt::format("<{} bytes>", blob.bytes.size())};
}

using PrintedRow = std::vector<PrintedCell>;

PrintedCell printedCell(const Cell& cell)
{
    return std::visit([](const auto& value) { return printed(value); }, cell);
}

PrintedRow printedRow(const std::vector<Cell>& row)
{
    PrintedRow cells;
    for (const Cell& cell : row)
        cells.push_back(printedCell(cell));
    return cells;
}

std::string padded(const PrintedCell& cell, int width)
{
    const std::string space(std::max(0, width - displayWidth(cell.text)), ' ');
    return cell.isNumber ? space + cell.text : cell.text + space;
}

std::string lineOf(const PrintedRow& row, const std::vector<int>& widths, int limit)
{
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i)
        line += padded(row[i], widths[i]).append(i + 1 < row.size() ? kGap : "");
    line.erase(line.find_last_not_of(' ') + 1);
    return limit > 0 ? cutTo(line, limit) : line;
}

std::string ruleOf(const std::vector<int>& widths, int limit)
{
    PrintedRow rule;
    for (const int width : widths)
        rule.push_back({std::string(width, '-')});
    return lineOf(rule, widths, limit);
}

/// Empty when the sink wants no more; asked, since a wide result takes seconds to measure.
std::vector<int> widthsOf(const PrintedRow& head, const ResultTable& table, const TextSink& sink)
{
    std::vector<int> widths;
    for (const PrintedCell& cell : head)
        widths.push_back(displayWidth(cell.text));
    for (const auto& row : table.rows) {
        if (!sink(""))
            return {};
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], displayWidth(printedCell(row[i]).text));
    }
    return widths;
}

std::string countLine(const ResultTable& table)
{
    const auto count = fmt::format("{} {}", table.rows.size(), table.rows.size() == 1 ? "row" : "rows");
    return table.isComplete ? fmt::format("({})", count) : fmt::format("(the first {}; there are more)", count);
}

std::string quoted(std::string_view text)
{
    std::string result = "\"";
    for (const char byte : text)
        result.append(byte == '"' ? 2 : 1, byte);
    return result + '"';
}

std::string csvText(std::string_view text)
{
    // An empty text is quoted, since an empty field is NULL.
    return text.empty() || text.find_first_of(",\"\r\n") != text.npos ? quoted(text) : std::string(text);
}

struct CsvField {
    Formulas formulas;

    std::string operator()(const Null&) const { return {}; }
    std::string operator()(std::int64_t number) const { return fmt::to_string(number); }
    std::string operator()(double number) const { return fmt::to_string(number); }
    std::string operator()(const std::string& text) const { return csvText(formulas == Formulas::Marked ? withFormulaMark(text) : text); }
    std::string operator()(const Blob& blob) const
    {
        std::string digits;
        digits.reserve(2 * blob.bytes.size());
        for (const std::byte byte : blob.bytes) {
            digits += kHexDigits[static_cast<unsigned>(byte) >> 4];
            digits += kHexDigits[static_cast<unsigned>(byte) & 0xf];
        }
        return digits;
    }
};

void writeTable(const ResultTable& table, const Terminal& terminal, const TextSink& sink)
{
    PrintedRow head;
    for (const std::string& name : table.columns)
        head.push_back(printed(name));
    const std::vector<int> widths = widthsOf(head, table, sink);
    if (!sink(""))
        return;
    sink(terminal.bold(lineOf(head, widths, terminal.width())) + '\n' + ruleOf(widths, terminal.width()) + '\n');
    for (const auto& row : table.rows) {
        if (!sink(lineOf(printedRow(row), widths, terminal.width()) + '\n'))
            return;
    }
    sink(countLine(table) + '\n');
}

void writeCsv(const ResultTable& table, Formulas formulas, const TextSink& sink)
{
    std::vector<std::string> fields;
    for (const std::string& name : table.columns)
        fields.push_back(csvText(formulas == Formulas::Marked ? withFormulaMark(name) : name));
    bool isWanted = sink(fmt::format("{}\n", fmt::join(fields, ",")));
    for (auto row = table.rows.begin(); isWanted && row != table.rows.end(); ++row) {
        fields.clear();
        for (const Cell& cell : *row)
            fields.push_back(std::visit(CsvField{formulas}, cell));
        isWanted = sink(fmt::format("{}\n", fmt::join(fields, ",")));
    }
}

} // namespace

std::string asCsv(const ResultTable& table, Formulas formulas)
{
    std::string text;
    writeCsv(table, formulas, [&](std::string_view piece) {
        text += piece;
        return true;
    });
    return text;
}

void writeRows(const ResultTable& table, const OutputOptions& options, const Terminal& terminal, const TextSink& sink)
{
    switch (options.format) {
    case OutputFormat::Json: writeJson(table, sink); break;
    case OutputFormat::Csv: writeCsv(table, options.formulas, sink); break;
    case OutputFormat::Table: writeTable(table, terminal, sink);
    }
}

std::string formatted(const ResultTable& table, OutputFormat format, const Terminal& terminal)
{
    std::string text;
    writeRows(table, {format}, terminal, [&](std::string_view piece) {
        text += piece;
        return true;
    });
    return text;
}

} // namespace ratatosk::cli
