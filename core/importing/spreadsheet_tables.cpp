// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/spreadsheet_tables.h"

#include "core/importing/column_names.h"
#include "core/importing/framed_table.h"
#include "core/importing/zipped_xml.h"

#include <fmt/format.h>

#include <algorithm>

namespace ratatosk {

namespace {

constexpr std::size_t kMostOpenColumns = 16'384;
constexpr std::size_t kMostRepeatedRows = 1'048'576;

/// The paragraphs of a cell, with what is set apart inside of them.
void appendText(std::string& text, pugi::xml_node node)
{
    for (const pugi::xml_node part : node.children()) {
        const std::string_view name = part.name();
        if (part.type() == pugi::node_pcdata)
            text += part.value();
        else if (name == "text:s")
            text.append(std::min(part.attribute("text:c").as_uint(1), 1000U), ' ');
        else if (name != "office:annotation")
            appendText(text, part);
    }
}

std::string openText(pugi::xml_node cell)
{
    const std::string_view type = cell.attribute("office:value-type").value();
    if (type == "float" || type == "currency" || type == "percentage")
        return fmt::format("{}", cell.attribute("office:value").as_double());
    if (type == "date")
        return cell.attribute("office:date-value").value();
    if (type == "boolean")
        return cell.attribute("office:boolean-value").value();
    std::string text;
    for (const pugi::xml_node paragraph : cell.children("text:p")) {
        text += text.empty() ? "" : "\n";
        appendText(text, paragraph);
    }
    return text;
}

std::size_t repeated(pugi::xml_node node, const char* attribute, std::size_t most)
{
    return std::min<std::size_t>(std::max(node.attribute(attribute).as_uint(1), 1U), most);
}

std::vector<std::string> cellsOf(pugi::xml_node row)
{
    std::vector<std::string> cells;
    for (const pugi::xml_node cell : row.children()) {
        const std::string text = openText(cell);
        const std::size_t count = repeated(cell, "table:number-columns-repeated", kMostOpenColumns);
        cells.resize(std::min(cells.size() + count, kMostOpenColumns), text);
    }
    while (!cells.empty() && cells.back().empty())
        cells.pop_back();
    return cells;
}

/// All rows, those between that are blank without cells. Rows may stand in groups, and in headers that are repeated on each page.
/// `blank`: how many are to be passed before the next.
Result<void> passRowsOf(pugi::xml_node parent, std::size_t& blank, const RowSink& sink)
{
    for (const pugi::xml_node node : parent.children()) {
        const std::string_view name = node.name();
        if (name == "table:table-row-group" || name == "table:table-header-rows" || name == "table:table-rows") {
            if (auto passed = passRowsOf(node, blank, sink); !passed)
                return passed;
        }
        if (name != "table:table-row")
            continue;
        const std::vector<std::string> cells = cellsOf(node);
        const std::size_t count = repeated(node, "table:number-rows-repeated", kMostRepeatedRows);
        if (cells.empty()) {
            blank = std::min(blank + count, kMostRepeatedRows);
            continue;
        }
        for (; blank > 0; --blank) {
            if (auto passed = sink({}); !passed)
                return passed;
        }
        for (std::size_t i = 0; i < count; ++i) {
            if (auto passed = sink(std::vector<std::string_view>(cells.begin(), cells.end())); !passed)
                return passed;
        }
    }
    return {};
}

Result<void> passRows(pugi::xml_node sheet, const RowSink& sink)
{
    std::size_t blank = 0;
    return passRowsOf(sheet, blank, sink);
}

bool holdsRows(pugi::xml_node sheet)
{
    const Error found{ErrorCode::Cancelled, {}}; // ends the pass at the first row
    return !passRows(sheet, [&](RowCells row) -> Result<void> { return row.empty() ? Result<void>() : found; });
}

} // namespace

Result<std::vector<RowTable>> spreadsheetTables(const std::filesystem::path& file, const DelimitedFormat& chosen, ImportPace& pace)
{
    const auto archive = ZippedXml::open(file, pace);
    if (!archive)
        return archive.error();
    const auto content = archive->read("content.xml");
    if (!content)
        return content.error();
    std::vector<RowTable> tables;
    const pugi::xml_node body = (*content)->first_child().child("office:body").child("office:spreadsheet");
    for (const pugi::xml_node sheet : body.children("table:table")) {
        if (!holdsRows(sheet))
            continue;
        auto table = framedSheet({.name = tableName(sheet.attribute("table:name").value()),
                                  .pass = [content = *content, sheet](const RowSink& sink) { return passRows(sheet, sink); }},
                                 chosen);
        if (!table)
            return table.error();
        tables.push_back(*std::move(table));
    }
    if (tables.empty())
        return Error{ErrorCode::NotADatabase, "there is nothing in its sheets"};
    return tables;
}

} // namespace ratatosk
