// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/format_note.h"

#include "core/base/atomic_file.h"
#include "core/files/opening/cache_folder.h"

#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <limits>
#include <utility>

namespace ratatosk {

namespace {

namespace fs = std::filesystem;
using nlohmann::json;

fs::path notePlace(const fs::path& file)
{
    std::error_code failure;
    const fs::path whole = fs::weakly_canonical(fs::absolute(file), failure);
    return cacheFolder() / "formats" / (fingerprint(whole.string()) + ".json");
}

json jsonOf(const DelimitedFormat& format)
{
    json written = json::object();
    const auto put = [&](const char* name, const auto& value) {
        if (value)
            written[name] = static_cast<int>(*value);
    };
    put("encoding", format.encoding);
    put("separator", format.separator);
    put("quote", format.quote);
    put("heading", format.hasHeading);
    put("comma", format.usesComma);
    put("day first", format.putsDayFirst);
    put("heading row", format.headingRow);
    put("first row", format.firstRow);
    put("last row", format.lastRow);
    return written;
}

/// What is missing or senseless is left to be recognised.
DelimitedFormat formatIn(const json& written)
{
    DelimitedFormat format;
    const auto take = [&](const char* name, int most, auto& value) {
        const auto found = written.find(name);
        if (found == written.end() || !found->is_number_integer() || found->template get<std::int64_t>() < 0
            || found->template get<std::int64_t>() > most)
            return;
        value = static_cast<typename std::decay_t<decltype(value)>::value_type>(found->template get<int>());
    };
    const auto takeRow = [&](const char* name, std::optional<int>& value) {
        take(name, std::numeric_limits<int>::max(), value);
        if (value == 0)
            value.reset();
    };
    if (!written.is_object())
        return format;
    take("encoding", static_cast<int>(kLastEncoding), format.encoding);
    take("separator", 127, format.separator);
    take("quote", 127, format.quote);
    take("heading", 1, format.hasHeading);
    take("comma", 1, format.usesComma);
    take("day first", 1, format.putsDayFirst);
    takeRow("heading row", format.headingRow);
    takeRow("first row", format.firstRow);
    takeRow("last row", format.lastRow);
    return format;
}

json jsonOf(const TableRemark& remark)
{
    json texts = json::array();
    for (const TableRemark::Texts& some : remark.texts)
        texts.push_back({{"column", some.column}, {"count", some.count}, {"examples", some.examples}});
    return {{"table", remark.table},         {"above", remark.rowsAbove},      {"below", remark.rowsBelow},
            {"total", remark.hasTotal},      {"beside", remark.columnsBeside}, {"texts", texts},
            {"subtotals", remark.subtotals}, {"notes", remark.notes},          {"sheet", remark.sheet}};
}

/// What is damaged is left out.
std::vector<TableRemark> remarksIn(const json& written)
{
    std::vector<TableRemark> remarks;
    try {
        for (const json& one : written) {
            TableRemark remark{one.at("table"), one.at("above"), one.at("below"), one.at("total"), one.at("beside")};
            for (const json& some : one.at("texts"))
                remark.texts.push_back({some.at("column"), some.at("count"), some.at("examples")});
            remark.subtotals = one.at("subtotals");
            remark.notes = one.at("notes");
            remark.sheet = one.at("sheet");
            remarks.push_back(std::move(remark));
        }
    } catch (const json::exception&) {
        return {};
    }
    return remarks;
}

json jsonOf(const std::vector<SheetNote>& sheets)
{
    json written = json::array();
    for (const SheetNote& sheet : sheets)
        written.push_back({{"sheet", sheet.sheet}, {"recognised", jsonOf(sheet.recognised)}, {"chosen", jsonOf(sheet.chosen)}});
    return written;
}

std::vector<SheetNote> sheetsIn(const json& written)
{
    std::vector<SheetNote> sheets;
    for (const json& one : written.is_array() ? written : json::array()) {
        const json name = one.is_object() ? one.value("sheet", json()) : json();
        if (name.is_string())
            sheets.push_back({name.get<std::string>(), formatIn(one.value("recognised", json())), formatIn(one.value("chosen", json()))});
    }
    return sheets;
}

std::string counted(std::int64_t count, std::string_view what)
{
    return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

std::string textOfRows(const TableRemark& remark)
{
    std::vector<std::string> parts;
    if (remark.rowsAbove > 0)
        parts.push_back(counted(remark.rowsAbove, "row") + " above the table");
    if (remark.rowsBelow == 1 && remark.hasTotal)
        parts.emplace_back("a total row below the table");
    else if (remark.rowsBelow > 0)
        parts.push_back(counted(remark.rowsBelow, "row") + " below the table" + (remark.hasTotal ? " (one with the total)" : ""));
    if (remark.columnsBeside > 0)
        parts.push_back(counted(remark.columnsBeside, "column") + " beside the table");
    if (remark.subtotals > 0)
        parts.push_back(counted(remark.subtotals, "subtotal row") + " within the table");
    const bool isOne = remark.rowsAbove + remark.rowsBelow + remark.columnsBeside + remark.subtotals == 1;
    return parts.empty() ? std::string() : fmt::format("{} {} skipped", fmt::join(parts, " and "), isOne ? "is" : "are");
}

std::string textOfTexts(const TableRemark::Texts& texts)
{
    const bool areAll = static_cast<std::int64_t>(texts.examples.size()) >= texts.count;
    const std::string some = texts.examples.empty() ? std::string()
                                                    : fmt::format(" ({}{})", fmt::join(texts.examples, ", "), areAll ? "" : ", ...");
    return fmt::format("{} has {} among its numbers{}", texts.column, counted(texts.count, "text"), some);
}

std::vector<std::string> textsIn(const json& written)
{
    std::vector<std::string> texts;
    for (const json& text : written.is_array() ? written : json::array()) {
        if (text.is_string())
            texts.push_back(text.get<std::string>());
    }
    return texts;
}

} // namespace

DelimitedFormat chosenOf(const FormatNote& note, const std::string& sheet)
{
    const auto own = std::ranges::find(note.sheets, sheet, &SheetNote::sheet);
    if (own == note.sheets.end())
        return note.chosen;
    json both = jsonOf(note.chosen);
    both.update(jsonOf(own->chosen));
    return formatIn(both);
}

void choose(FormatNote& note, const std::string& sheet, const DelimitedFormat& chosen)
{
    const bool isReset = chosen == DelimitedFormat();
    const auto own = std::ranges::find(note.sheets, sheet, &SheetNote::sheet);
    if (sheet.empty() || isReset)
        note.chosen = chosen;
    if (sheet.empty())
        return;
    if (own == note.sheets.end())
        note.sheets.push_back({sheet, {}, chosen});
    else
        own->chosen = chosen;
}

FormatNote formatNoteOf(const fs::path& file)
{
    if (cacheFolder().empty())
        return {};
    std::ifstream stream(notePlace(file));
    const json note = json::parse(std::string(std::istreambuf_iterator<char>(stream), {}), nullptr, false);
    if (!note.is_object())
        return {};
    return {formatIn(note.value("recognised", json())), formatIn(note.value("chosen", json())),
            remarksIn(note.value("remarks", json::array())), textsIn(note.value("faults", json())), sheetsIn(note.value("sheets", json()))};
}

Result<void> keepFormatNote(const fs::path& file, const FormatNote& note)
{
    if (cacheFolder().empty())
        return Error{ErrorCode::IoError, "The settings for the file cannot be saved because there is no cache folder."};
    const fs::path place = notePlace(file);
    std::error_code failure;
    fs::create_directories(place.parent_path(), failure);
    fs::permissions(place.parent_path(), fs::perms::owner_all, failure);
    json remarks = json::array();
    for (const TableRemark& remark : note.remarks)
        remarks.push_back(jsonOf(remark));
    const json written{{"recognised", jsonOf(note.recognised)},
                       {"chosen", jsonOf(note.chosen)},
                       {"remarks", std::move(remarks)},
                       {"faults", note.faults},
                       {"sheets", jsonOf(note.sheets)}};
    return writeAtomically(place, written.dump(-1, ' ', false, json::error_handler_t::replace) + '\n');
}

std::string faultSentence(const fs::path& file, const std::vector<std::string>& faults)
{
    if (faults.empty())
        return {};
    constexpr std::size_t mostFrequent = 3;
    std::string sample;
    for (std::size_t i = 0; i < std::min(faults.size(), mostFrequent); ++i)
        sample += (i > 0 ? "; " : "") + faults[i];
    if (faults.size() > mostFrequent)
        sample += fmt::format("; and {} more", faults.size() - mostFrequent);
    return fmt::format("{} in '{}' could not be read as written: {}.",
                       faults.size() == 1 ? "One place" : fmt::format("{} places", faults.size()), file.filename().string(), sample);
}

std::string textOf(const DelimitedFormat& format)
{
    const json written = jsonOf(format);
    return written.empty() ? std::string() : written.dump();
}

std::string choicesOf(const FormatNote& note)
{
    std::string text = textOf(note.chosen);
    for (const SheetNote& sheet : note.sheets) {
        if (const std::string own = textOf(sheet.chosen); !own.empty())
            text += fmt::format(" {}: {}", sheet.sheet, own);
    }
    return text;
}

std::string textOf(const TableRemark& remark)
{
    std::vector<std::string> parts;
    if (const std::string rows = textOfRows(remark); !rows.empty())
        parts.push_back(rows);
    for (const TableRemark::Texts& texts : remark.texts)
        parts.push_back(textOfTexts(texts));
    return fmt::format("{}", fmt::join(parts, "; "));
}

} // namespace ratatosk
