// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/spreadsheet_tables.h"

#include "core/files/importing/column_names.h"
#include "core/files/importing/framed_table.h"
#include "core/files/importing/workbook_cells.h"
#include "core/files/importing/zipped_xml.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <iterator>
#include <utility>

namespace ratatosk {

namespace {

constexpr std::size_t kMostOpenColumns = 16'384;
constexpr std::size_t kMostRepeatedRows = 1'048'576;

/// A paragraph of a cell, with what is set apart inside of it; not what is noted beside it, or how it is pronounced.
void appendText(std::string& text, pugi::xml_node node)
{
    for (const pugi::xml_node part : node.children()) {
        const std::string_view name = part.name();
        if (part.type() == pugi::node_pcdata || part.type() == pugi::node_cdata)
            text += part.value();
        else if (name == "text:s")
            text.append(std::min(part.attribute("text:c").as_uint(1), 1000U), ' ');
        else if (name == "text:tab")
            text += '\t';
        else if (name == "text:line-break")
            text += '\n';
        else if (name != "office:annotation" && name != "text:note" && name != "text:ruby-text")
            appendText(text, part);
    }
}

/// "36:05:10" of "PT36H05M10S", with the fraction cut. What is no such duration stays.
std::string hoursOfDuration(std::string_view duration)
{
    std::string_view rest = duration;
    const bool isNegative = rest.starts_with('-');
    rest.remove_prefix(isNegative ? 1 : 0);
    if (!rest.starts_with("PT"))
        return std::string(duration);
    rest.remove_prefix(2);
    std::array<std::int64_t, 3> parts{};
    constexpr std::string_view units = "HMS";
    while (!rest.empty()) {
        std::int64_t number = 0;
        const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), number);
        rest.remove_prefix(static_cast<std::size_t>(read.ptr - rest.data()));
        rest.remove_prefix(rest.starts_with('.') ? std::min(rest.find('S'), rest.size()) : 0);
        const std::size_t unit = rest.empty() ? std::string_view::npos : units.find(rest.front());
        if (read.ec != std::errc() || unit == std::string_view::npos)
            return std::string(duration);
        parts[unit] = number;
        rest.remove_prefix(1);
    }
    return fmt::format("{}{:02}:{:02}:{:02}", isNegative ? "-" : "", parts[0], parts[1], parts[2]);
}

std::string paragraphsOf(pugi::xml_node cell)
{
    std::string text;
    bool isFirst = true;
    for (const pugi::xml_node paragraph : cell.children("text:p")) {
        text += std::exchange(isFirst, false) ? "" : "\n";
        appendText(text, paragraph);
    }
    return isFirst ? std::string(cell.attribute("office:string-value").value()) : text;
}

std::string openText(pugi::xml_node cell)
{
    const std::string_view type = cell.attribute("office:value-type").value();
    if (type == "float" || type == "currency" || type == "percentage")
        return fmt::format("{}", cell.attribute("office:value").as_double());
    if (type == "date")
        return plainMoment(cell.attribute("office:date-value").value());
    if (type == "time")
        return hoursOfDuration(cell.attribute("office:time-value").value());
    if (type == "boolean")
        return cell.attribute("office:boolean-value").value();
    if (cell.attribute("calcext:value-type").value() == std::string_view("error"))
        return {};
    return paragraphsOf(cell);
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
            if (auto passed = sink(withGaps(cells)); !passed)
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

Result<std::vector<RowTable>> spreadsheetTables(const std::filesystem::path& file, const FormatNote& before, ImportPace& pace)
{
    const auto archive = ZippedXml::open(file, pace);
    if (!archive)
        return archive.error();
    const auto content = archive->read("content.xml");
    if (!content)
        return content.error();
    std::vector<RowTable> tables;
    const pugi::xml_node body = (*content)->document_element().child("office:body").child("office:spreadsheet");
    for (const pugi::xml_node sheet : body.children("table:table")) {
        if (!holdsRows(sheet))
            continue;
        const std::string name = sheet.attribute("table:name").value();
        auto found = framedSheet({.name = tableName(name),
                                  .pass = [content = *content, sheet](const RowSink& sink) { return passRows(sheet, sink); },
                                  .sheet = name},
                                 chosenOf(before, name));
        if (!found)
            return found.error();
        std::ranges::move(*found, std::back_inserter(tables));
    }
    if (tables.empty())
        return Error{ErrorCode::NotADatabase, "its sheets are empty"};
    return tables;
}

} // namespace ratatosk
