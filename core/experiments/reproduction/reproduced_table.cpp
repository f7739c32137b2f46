// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/reproduction/reproduced_table.h"

#include "core/base/atomic_file.h"
#include "core/files/rows/bar_chart.h"

#include <fmt/format.h>

#include <system_error>

namespace ratatosk {
namespace {

std::string scoreText(const std::optional<double>& score, int decimals, const char* none)
{
    return score ? fmt::format("{:.{}f}", *score, decimals) : none;
}

std::string tableText(const ReproducedTable& table)
{
    std::string text = "| " + table.rowTitle + " |";
    std::string rule = "\n|---|";
    for (const std::string& column : table.columns) {
        text += " " + column + " |";
        rule += "---|";
    }
    text += rule + "\n";
    for (const ReproducedTable::Row& row : table.rows) {
        text += "| " + row.label + " |";
        for (const auto& score : row.scores)
            text += " " + scoreText(score, table.decimals, "-") + " |";
        text += "\n";
    }
    return text;
}

std::string sentences(const std::vector<std::string>& list)
{
    std::string text;
    for (const std::string& one : list)
        text += "- " + one + "\n";
    return text.empty() ? "" : "\n" + text;
}

} // namespace

std::string markdownOf(const ReproducedTable& table)
{
    std::string text =
        "<!-- SPDX-FileCopyrightText: 2026 The Ratatosk developers -->\n<!-- SPDX-License-Identifier: GPL-3.0-or-later -->\n\n";
    text += fmt::format("# {}\n\n", table.title);
    text += table.source.empty() ? "This table is not in the papers.\n" : table.source + ".\n";
    text += fmt::format("Figures: {}. Written by\n\n    {}\n\n", table.unit, table.command);
    text += tableText(table) + fmt::format("\n![{}]({}.svg)\n", table.title, table.name);
    text += sentences(table.made) + sentences(table.remarks);
    return table.unfinished.empty() ? text : text + fmt::format("\n**{}**\n", table.unfinished);
}

std::string csvOf(const ReproducedTable& table)
{
    const auto quoted = [](const std::string& field) {
        std::string text = "\"";
        for (const char character : field)
            text += character == '"' ? "\"\"" : std::string(1, character);
        return text + "\"";
    };
    std::string text = quoted(table.rowTitle);
    for (const std::string& column : table.columns)
        text += "," + quoted(column);
    for (const ReproducedTable::Row& row : table.rows) {
        text += "\n" + quoted(row.label);
        for (const auto& score : row.scores)
            text += "," + scoreText(score, table.decimals, "");
    }
    return text + "\n";
}

std::string chartOf(const ReproducedTable& table)
{
    std::vector<BarGroup> groups;
    for (const ReproducedTable::Row& row : table.rows)
        groups.push_back({row.label, row.scores});
    return barChart(table.title, table.unit, table.columns, groups);
}

Result<void> writeReproduction(const std::filesystem::path& folder, const ReproducedTable& table, const std::string& chart)
{
    std::error_code ignored; // what is wrong with the folder is said when the first file is written
    std::filesystem::create_directories(folder, ignored);
    const std::pair<const char*, std::string> files[] = {
        {".md", markdownOf(table)}, {".csv", csvOf(table)}, {".svg", chart.empty() ? chartOf(table) : chart}};
    for (const auto& [ending, text] : files) {
        if (const auto written = writeAtomically(folder / (table.name + ending), text); !written)
            return written.error();
    }
    return {};
}

} // namespace ratatosk
