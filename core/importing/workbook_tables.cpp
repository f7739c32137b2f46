// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/workbook_tables.h"

#include "core/importing/column_names.h"
#include "core/importing/framed_table.h"
#include "core/importing/workbook_cells.h"
#include "core/importing/zipped_xml.h"

#include <algorithm>
#include <map>

namespace ratatosk {

namespace {

using SharedDocument = std::shared_ptr<const pugi::xml_document>;

constexpr std::size_t kMostSheetRows = 1'048'576;
constexpr std::size_t kMostSheetColumns = 16'384; ///< as Excel has it; a damaged reference may say anything

/// "xl/worksheets/sheet1.xml" by its id in the workbook.
std::map<std::string, std::string> partNames(const pugi::xml_document& relations)
{
    std::map<std::string, std::string> names;
    for (const pugi::xml_node relation : relations.first_child().children()) {
        const std::string target = relation.attribute("Target").value();
        names[relation.attribute("Id").value()] = target.starts_with('/') ? target.substr(1) : "xl/" + target;
    }
    return names;
}

/// 27 for "AB12", counted from 0; nothing said: the place behind the one before.
std::size_t columnOf(std::string_view reference, std::size_t otherwise)
{
    std::size_t column = 0;
    for (const char letter : reference) {
        if (letter < 'A' || letter > 'Z' || column > kMostSheetColumns)
            break;
        column = 26 * column + static_cast<std::size_t>(letter - 'A' + 1);
    }
    return column == 0 ? otherwise : column - 1;
}

/// Passes the blank rows before the row that is to come; its number is missing, or comes late, in files of some programs.
Result<void> passBlanks(std::size_t& passed, std::size_t number, const RowSink& sink)
{
    for (; passed + 1 < std::min(number, kMostSheetRows); ++passed) {
        if (auto taken = sink({}); !taken)
            return taken;
    }
    ++passed;
    return {};
}

/// All rows, those between that are blank without cells.
Result<void> passSheet(const pugi::xml_document& sheet, const WorkbookCells& texts, const RowSink& sink)
{
    std::vector<std::string> cells;
    std::size_t passed = 0;
    for (const pugi::xml_node row : sheet.first_child().child("sheetData").children("row")) {
        cells.clear();
        if (auto taken = passBlanks(passed, row.attribute("r").as_uint(), sink); !taken)
            return taken;
        for (const pugi::xml_node cell : row.children("c")) {
            const std::size_t column = columnOf(cell.attribute("r").value(), cells.size());
            if (column >= kMostSheetColumns)
                return Error{ErrorCode::NotADatabase, "a cell of it stands in a column that no sheet has"};
            cells.resize(std::max(cells.size(), column + 1));
            cells[column] = texts.textOf(cell);
        }
        while (!cells.empty() && cells.back().empty())
            cells.pop_back();
        if (auto taken = sink(std::vector<std::string_view>(cells.begin(), cells.end())); !taken)
            return taken;
    }
    return {};
}

bool hasCells(const pugi::xml_document& sheet)
{
    for (const pugi::xml_node row : sheet.first_child().child("sheetData").children("row")) {
        for (const pugi::xml_node cell : row.children("c")) {
            if (cell.child("v") || cell.child("is"))
                return true;
        }
    }
    return false;
}

Result<std::shared_ptr<const WorkbookCells>> cellTexts(const ZippedXml& archive, const pugi::xml_document& workbook)
{
    SharedDocument strings;
    SharedDocument styles;
    for (const auto& [name, document] : {std::pair{"xl/sharedStrings.xml", &strings}, std::pair{"xl/styles.xml", &styles}}) {
        if (!archive.has(name))
            continue;
        auto read = archive.read(name);
        if (!read)
            return read.error();
        *document = *read;
    }
    const bool is1904 = workbook.first_child().child("workbookPr").attribute("date1904").as_bool();
    return std::make_shared<const WorkbookCells>(strings.get(), styles.get(), is1904);
}

} // namespace

Result<std::vector<RowTable>> workbookTables(const std::filesystem::path& file, const DelimitedFormat& chosen, ImportPace& pace)
{
    const auto archive = ZippedXml::open(file, pace);
    if (!archive)
        return archive.error();
    const auto workbook = archive->read("xl/workbook.xml");
    if (!workbook)
        return workbook.error();
    const auto relations = archive->read("xl/_rels/workbook.xml.rels");
    if (!relations)
        return relations.error();
    const auto texts = cellTexts(*archive, **workbook);
    if (!texts)
        return texts.error();
    std::map<std::string, std::string> parts = partNames(**relations);
    std::vector<RowTable> tables;
    for (const pugi::xml_node entry : (*workbook)->first_child().child("sheets").children("sheet")) {
        const std::string part = parts[entry.attribute("r:id").value()];
        if (part.find("worksheets/") == std::string::npos) // a sheet of a chart
            continue;
        const auto sheet = archive->read(part);
        if (!sheet)
            return sheet.error();
        if (!hasCells(**sheet))
            continue;
        auto table = framedSheet(
            {.name = tableName(entry.attribute("name").value()),
             .pass = [sheet = *sheet, texts = *texts](const RowSink& sink) { return passSheet(*sheet, *texts, sink); }},
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
