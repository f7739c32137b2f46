// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/workbook_tables.h"

#include "core/files/importing/column_names.h"
#include "core/files/importing/framed_table.h"
#include "core/files/importing/package_parts.h"
#include "core/files/importing/workbook_cells.h"
#include "core/files/importing/zipped_xml.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace ratatosk {

namespace {

using SharedDocument = std::shared_ptr<const pugi::xml_document>;

constexpr std::size_t kMostSheetRows = 1'048'576;
constexpr std::size_t kMostSheetColumns = 16'384; ///< as Excel has it; a damaged reference may say anything

constexpr const char* kUsualWorkbook = "xl/workbook.xml";

/// Where it is that the package says so; else in the usual place.
Result<std::string> workbookPart(const ZippedXml& archive)
{
    const auto parts = relatedParts(archive);
    if (!parts)
        return parts.error();
    const auto found = std::ranges::find_if(
        *parts, [&](const RelatedPart& part) { return part.kind == "officeDocument" && archive.has(part.name); });
    return found == parts->end() ? kUsualWorkbook : found->name;
}

/// The part with the cells of a sheet. Nothing: a sheet of a chart. `number`: of the sheet, for a workbook that does not name its parts.
std::optional<std::string> sheetPart(pugi::xml_node entry, std::size_t number, const std::vector<RelatedPart>& parts,
                                     const std::string& workbook)
{
    const auto found = std::ranges::find(parts, std::string(entry.attribute("r:id").value()), &RelatedPart::id);
    if (found == parts.end())
        return partNameOf("worksheets/sheet" + std::to_string(number) + ".xml", workbook);
    return found->kind.empty() || found->kind == "worksheet" ? std::optional(found->name) : std::nullopt;
}

/// 27 for "AB12", counted from 0; nothing said: the place behind the one before.
std::size_t columnOf(std::string_view reference, std::size_t otherwise)
{
    std::size_t column = 0;
    for (const char written : reference) {
        const char letter = static_cast<char>(written & ~0x20); // small letters do as well
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
    for (const pugi::xml_node row : sheet.document_element().child("sheetData").children("row")) {
        cells.clear();
        if (auto taken = passBlanks(passed, row.attribute("r").as_uint(), sink); !taken)
            return taken;
        for (const pugi::xml_node cell : row.children("c")) {
            const std::size_t column = columnOf(cell.attribute("r").value(), cells.size());
            if (column >= kMostSheetColumns)
                return Error{ErrorCode::NotADatabase, "it has a cell in a column that is not allowed"};
            cells.resize(std::max(cells.size(), column + 1));
            cells[column] = texts.textOf(cell);
        }
        while (!cells.empty() && cells.back().empty())
            cells.pop_back();
        if (auto taken = sink(withGaps(cells)); !taken)
            return taken;
    }
    return {};
}

bool hasCells(const pugi::xml_document& sheet)
{
    for (const pugi::xml_node row : sheet.document_element().child("sheetData").children("row")) {
        for (const pugi::xml_node cell : row.children("c")) {
            if (cell.child("v") || cell.child("is"))
                return true;
        }
    }
    return false;
}

/// A part that the workbook refers to, or has in the usual place. Null: there is none, which is allowed.
Result<SharedDocument> sharedPart(const ZippedXml& archive, const std::vector<RelatedPart>& parts, const std::string& kind,
                                  const std::string& workbook)
{
    const auto found = std::ranges::find(parts, kind, &RelatedPart::kind);
    const std::string name = found == parts.end() ? partNameOf(kind + ".xml", workbook) : found->name;
    return archive.has(name) ? archive.read(name) : Result<SharedDocument>(SharedDocument());
}

Result<std::shared_ptr<const WorkbookCells>> cellTexts(const ZippedXml& archive, const std::vector<RelatedPart>& parts,
                                                       const std::string& part, const pugi::xml_document& workbook)
{
    const auto strings = sharedPart(archive, parts, "sharedStrings", part);
    if (!strings)
        return strings.error();
    const auto styles = sharedPart(archive, parts, "styles", part);
    if (!styles)
        return styles.error();
    const bool is1904 = workbook.document_element().child("workbookPr").attribute("date1904").as_bool();
    return std::make_shared<const WorkbookCells>(strings->get(), styles->get(), is1904);
}

/// The tables of a sheet; it may hold none.
Result<std::vector<RowTable>> tablesOfSheet(const ZippedXml& archive, const std::string& part, const std::string& name,
                                            const std::shared_ptr<const WorkbookCells>& texts, const DelimitedFormat& chosen)
{
    const auto sheet = archive.read(part);
    if (!sheet)
        return sheet.error();
    if (!hasCells(**sheet))
        return std::vector<RowTable>();
    return framedSheet({.name = tableName(name),
                        .pass = [sheet = *sheet, texts](const RowSink& sink) { return passSheet(*sheet, *texts, sink); },
                        .sheet = name},
                       chosen);
}

} // namespace

Result<std::vector<RowTable>> workbookTables(const std::filesystem::path& file, const FormatNote& before, ImportPace& pace)
{
    const auto archive = ZippedXml::open(file, pace);
    if (!archive)
        return archive.error();
    const auto part = workbookPart(*archive);
    if (!part)
        return part.error();
    const auto workbook = archive->read(*part);
    if (!workbook)
        return workbook.error();
    const auto parts = relatedParts(*archive, *part);
    if (!parts)
        return parts.error();
    const auto texts = cellTexts(*archive, *parts, *part, **workbook);
    if (!texts)
        return texts.error();
    std::vector<RowTable> tables;
    std::optional<Error> damage;
    std::size_t number = 0;
    for (const pugi::xml_node entry : (*workbook)->document_element().child("sheets").children("sheet")) {
        const auto sheetName = sheetPart(entry, ++number, *parts, *part);
        if (!sheetName)
            continue;
        const std::string name = entry.attribute("name").value();
        auto found = tablesOfSheet(*archive, *sheetName, name, *texts, chosenOf(before, name));
        if (!found && found.error().code != ErrorCode::NotADatabase)
            return found.error();
        if (!found) {
            pace.noteSheet(name, found.error().detail);
            damage = damage ? damage : found.error();
            continue;
        }
        std::ranges::move(*found, std::back_inserter(tables));
    }
    if (tables.empty())
        return damage.value_or(Error{ErrorCode::NotADatabase, "its sheets are empty"});
    return tables;
}

} // namespace ratatosk
