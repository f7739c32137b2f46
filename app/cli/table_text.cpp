// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/table_text.h"

#include "app/cli/terminal.h"
#include "app/cli/text_cell.h"
#include "core/facade/json_text.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

namespace ratatosk::cli {

namespace {

constexpr int kMaxCellWidth = 60;
constexpr std::string_view kGap = "  ";

struct PrintedCell {
    std::string text;
    bool isNumber = false;
};

PrintedCell printed(const Null&) { return {"NULL"}; }
PrintedCell printed(std::int64_t number) { return {fmt::to_string(number), true}; }
PrintedCell printed(double number) { return {fmt::to_string(number), true}; }
PrintedCell printed(const std::string& text) { return {cutTo(printable(text), kMaxCellWidth)}; }
PrintedCell printed(const Blob& blob) { return {fmt::format("<{} bytes>", blob.bytes.size())}; }

using PrintedRow = std::vector<PrintedCell>;

PrintedRow printedRow(const std::vector<Cell>& row)
{
    PrintedRow cells;
    for (const Cell& cell : row)
        cells.push_back(std::visit([](const auto& value) { return printed(value); }, cell));
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

std::vector<int> widthsOf(const PrintedRow& head, const std::vector<PrintedRow>& rows)
{
    std::vector<int> widths;
    for (std::size_t i = 0; i < head.size(); ++i) {
        int width = displayWidth(head[i].text);
        for (const PrintedRow& row : rows)
            width = std::max(width, displayWidth(row[i].text));
        widths.push_back(width);
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

std::string csvField(const Null&) { return {}; }
std::string csvField(std::int64_t number) { return fmt::to_string(number); }
std::string csvField(double number) { return fmt::to_string(number); }
std::string csvField(const std::string& text) { return csvText(text); }
std::string csvField(const Blob& blob)
{
    std::string digits;
    for (const std::byte byte : blob.bytes)
        digits += fmt::format("{:02x}", static_cast<unsigned>(byte));
    return digits;
}

} // namespace

std::string asTable(const ResultTable& table, const Terminal& terminal)
{
    PrintedRow head;
    for (const std::string& name : table.columns)
        head.push_back(printed(name));
    std::vector<PrintedRow> rows;
    for (const auto& row : table.rows)
        rows.push_back(printedRow(row));
    const std::vector<int> widths = widthsOf(head, rows);

    std::string text = terminal.bold(lineOf(head, widths, terminal.width())) + '\n' + ruleOf(widths, terminal.width()) + '\n';
    for (const PrintedRow& row : rows)
        text += lineOf(row, widths, terminal.width()) + '\n';
    return text + countLine(table) + '\n';
}

std::string asCsv(const ResultTable& table)
{
    std::vector<std::string> fields;
    for (const std::string& name : table.columns)
        fields.push_back(csvText(name));
    std::string text = fmt::format("{}\n", fmt::join(fields, ","));
    for (const auto& row : table.rows) {
        fields.clear();
        for (const Cell& cell : row)
            fields.push_back(std::visit([](const auto& value) { return csvField(value); }, cell));
        text += fmt::format("{}\n", fmt::join(fields, ","));
    }
    return text;
}

std::string formatted(const ResultTable& table, OutputFormat format, const Terminal& terminal)
{
    switch (format) {
    case OutputFormat::Json:
        return jsonOf(table) + '\n';
    case OutputFormat::Csv:
        return asCsv(table);
    case OutputFormat::Table:
        break;
    }
    return asTable(table, terminal);
}

} // namespace ratatosk::cli
