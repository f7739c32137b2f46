// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/data_import.h"

#include "core/database/sqlite/interruptible_memory.h"
#include "core/database/sqlite/open_failure.h"
#include "core/files/cells/import_pace.h"
#include "core/files/importing/column_names.h"
#include "core/files/importing/data_file.h"
#include "core/files/importing/delimited_table.h"
#include "core/files/importing/import_cache.h"
#include "core/files/importing/json_tables.h"
#include "core/files/importing/spreadsheet_tables.h"
#include "core/files/importing/sql_dump.h"
#include "core/files/importing/table_writer.h"
#include "core/files/importing/workbook_tables.h"
#include "core/files/opening/copy_draft.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <map>
#include <memory>
#include <utility>

namespace ratatosk {

namespace {

namespace fs = std::filesystem;

struct CloseTarget {
    void operator()(sqlite3* database) const { sqlite3_close(database); }
};
using Target = std::unique_ptr<sqlite3, CloseTarget>;

/// Nothing of it is worth a journal: a half-filled draft is thrown away.
constexpr const char* kDraftSettings = "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;"
                                       "PRAGMA cache_size = -16000; BEGIN";

Result<Target> openTarget(const fs::path& file)
{
    isMemoryInterruptible(); // before SQLite is used for the first time
    sqlite3* opened = nullptr;
    const int status = sqlite3_open_v2(file.c_str(), &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
    Target target(opened);
    if (status != SQLITE_OK || sqlite3_exec(opened, kDraftSettings, nullptr, nullptr, nullptr) != SQLITE_OK)
        return writingFailed(opened);
    return target;
}

Result<std::vector<RowTable>> tablesIn(const fs::path& file, ImportPace& pace)
{
    switch (dataFormatOf(file)) {
    case DataFormat::Delimited: return delimitedTables(file, formatNoteOf(file).chosen, pace);
    case DataFormat::Json:
    case DataFormat::JsonLines: return jsonTables(file, dataFormatOf(file), pace);
    case DataFormat::Workbook: return workbookTables(file, formatNoteOf(file), pace);
    case DataFormat::Spreadsheet: return spreadsheetTables(file, formatNoteOf(file), pace);
    case DataFormat::Dump:
    case DataFormat::None: break;
    }
    return Error{ErrorCode::NotADatabase, fmt::format("'{}' is not a data file.", file.string())};
}

Result<void> copyRows(sqlite3* target, const RowTable& table, const TableDesign& design)
{
    auto writer = TableWriter::create(target, design);
    if (!writer)
        return writer.error();
    bool isHeading = design.hasHeading;
    return table.pass([&](RowCells row) -> Result<void> {
        if (std::exchange(isHeading, false))
            return {};
        return writer->write(row);
    });
}

/// What readers say of a table does not name the file.
Error inFile(const fs::path& file, const Error& error, std::string_view deed = "read as a table")
{
    if (error.code != ErrorCode::NotADatabase || error.detail.starts_with('\''))
        return error;
    return {error.code, fmt::format("'{}' cannot be {}: {}.", file.filename().string(), deed, error.detail)};
}

/// How the main table of a text or a sheet was read, and what is said of each.
void noteTable(FormatNote& note, const FormatNote& before, const RowTable& table, const TableDesign& design)
{
    if (table.format.encoding && !table.isFurther) {
        note.recognised = table.format;
        note.recognised.hasHeading = design.hasHeading;
        note.recognised.usesComma = design.habits.usesComma;
        note.recognised.putsDayFirst = design.habits.putsDayFirst;
    }
    if (!table.sheet.empty() && !table.isFurther) {
        const auto own = std::ranges::find(before.sheets, table.sheet, &SheetNote::sheet);
        SheetNote sheet{table.sheet, table.format, own == before.sheets.end() ? DelimitedFormat() : own->chosen};
        sheet.recognised.hasHeading = design.hasHeading;
        note.sheets.push_back(std::move(sheet));
    }
    TableRemark remark = table.remark;
    remark.table = design.name;
    remark.sheet = table.sheet;
    remark.texts = design.texts;
    remark.subtotals = table.subtotals ? *table.subtotals : 0;
    if (!remark.isEmpty())
        note.remarks.push_back(std::move(remark));
}

/// Of several tables one may be unreadable.
Result<void> importTable(sqlite3* target, RowTable& table, FormatNote& note, const FormatNote& before)
{
    const auto design = surveyTable(table);
    if (!design)
        return design.error();
    if (auto copied = copyRows(target, table, *design); !copied)
        return copied;
    noteTable(note, before, table, *design);
    return {};
}

Result<void> importFile(sqlite3* target, const fs::path& file, std::vector<std::string>& names, ImportPace& pace)
{
    (void)pace.takeFaults();
    auto tables = tablesIn(file, pace);
    if (!tables)
        return inFile(file, tables.error());
    std::map<std::string, std::string> fresh; // by the names that the file gives
    const FormatNote before = formatNoteOf(file);
    FormatNote note{{}, before.chosen};
    std::size_t failed = 0;
    for (RowTable& table : *tables) {
        table.name = fresh[table.name] = freshName(table.name, names);
        if (table.parent)
            table.parent->table = fresh[table.parent->table];
        const auto imported = importTable(target, table, note, before);
        if (imported)
            continue;
        const bool mayDoWithout = imported.error().code == ErrorCode::NotADatabase && !table.sheet.empty() && ++failed < tables->size();
        if (!mayDoWithout)
            return inFile(file, imported.error());
        pace.noteSheet(table.sheet, imported.error().detail);
    }
    for (const SheetNote& sheet : before.sheets) { // a choice outlives a sheet that cannot be read today
        if (sheet.chosen != DelimitedFormat() && std::ranges::find(note.sheets, sheet.sheet, &SheetNote::sheet) == note.sheets.end())
            note.sheets.push_back(sheet);
    }
    note.faults = pace.takeFaults();
    if (note != before) // for people who want to see or correct it; that it cannot be kept is no reason not to open the file
        (void)keepFormatNote(file, note);
    return {};
}

bool isDump(const fs::path& file)
{
    return dataFormatOf(file) == DataFormat::Dump;
}

std::int64_t bytesToRead(const std::vector<fs::path>& files)
{
    std::int64_t bytes = 0;
    for (const fs::path& file : files) {
        std::error_code failure;
        const auto size = fs::file_size(file, failure);
        const int passes = isDump(file) ? kDumpPasses : kDelimitedPasses;
        bytes += failure ? 0 : passes * static_cast<std::int64_t>(size);
    }
    return bytes;
}

Result<void> fill(const fs::path& draft, const std::vector<fs::path>& files, ImportPace& pace)
{
    if (isDump(files.front())) {
        auto replayed = replayDump(files.front(), draft, pace);
        return replayed ? std::move(replayed) : Result<void>(inFile(files.front(), replayed.error(), "replayed"));
    }
    auto target = openTarget(draft);
    if (!target)
        return target.error();
    std::vector<std::string> names;
    for (const fs::path& file : files) {
        if (auto imported = importFile(target->get(), file, names, pace); !imported)
            return imported;
    }
    if (sqlite3_exec(target->get(), "COMMIT", nullptr, nullptr, nullptr) != SQLITE_OK)
        return writingFailed(target->get());
    return {};
}

} // namespace

Result<fs::path> importData(const std::vector<fs::path>& files, std::stop_token stop, const ReportProgress& report)
{
    for (const fs::path& file : files) {
        if (auto objection = fileSystemObjection(file))
            return *std::move(objection);
    }
    const auto place = importPlaceFor(files);
    if (!place)
        return place.error();
    if (isCurrent(*place))
        return place->file;
    auto draft = CopyDraft::create(place->file);
    if (!draft)
        return draft.error();
    ImportPace pace(std::move(stop), report, bytesToRead(files));
    if (auto filled = fill(draft->file(), files, pace); !filled)
        return filled.error();
    const auto afterwards = importPlaceFor(files);
    if (!afterwards || afterwards->file != place->file)
        return Error{ErrorCode::NotADatabase, "A file changed while it was read. Try again."};
    if (auto committed = draft->commit(); !committed)
        return committed.error();
    removeOldImports(*place);
    return place->file;
}

} // namespace ratatosk
