// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/edit_writer.h"

#include "core/files/rows/row_text.h"
#include "core/sql/tree/spelling.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace ratatosk {

namespace {

using sql::spelledIdentifier;

std::string isCell(const std::string& column, const Cell& cell)
{
    return fmt::format("{} IS {}", spelledIdentifier(column), sqlLiteral(cell));
}

/// A key may hold NULL.
std::string conditionOf(const RowPlace& place)
{
    std::vector<std::string> parts;
    for (const NamedCell& part : place.key)
        parts.push_back(isCell(part.column, part.cell));
    return fmt::format("{}", fmt::join(parts, " AND "));
}

/// The row, with the cells that the edit is about as they were then.
std::string conditionOf(const RowEdit& edit)
{
    std::string condition = conditionOf(edit.place);
    for (const CellEdit& cell : edit.cells)
        condition += " AND " + isCell(cell.column, cell.before);
    return condition;
}

std::string insertion(const RowEdit& edit)
{
    const std::string table = spelledIdentifier(edit.place.table);
    if (edit.cells.empty())
        return fmt::format("INSERT INTO {} DEFAULT VALUES RETURNING 1", table);
    std::vector<std::string> names;
    std::vector<std::string> values;
    for (const CellEdit& cell : edit.cells) {
        names.push_back(spelledIdentifier(cell.column));
        values.push_back(sqlLiteral(cell.after));
    }
    return fmt::format("INSERT INTO {} ({}) VALUES ({}) RETURNING 1", table, fmt::join(names, ", "), fmt::join(values, ", "));
}

/// "UNIQUE constraint failed: dogs.name, dogs.age." names columns with their table.
std::string columnIn(const std::string& detail, const RowEdit& edit)
{
    for (const CellEdit& cell : edit.cells) {
        const std::string name = edit.place.table + '.' + cell.column;
        for (std::size_t at = detail.find(name); at != std::string::npos; at = detail.find(name, at + 1)) {
            const std::size_t end = at + name.size();
            if (end == detail.size() || detail[end] == ',' || detail[end] == '.')
                return cell.column;
        }
    }
    const std::string before = ": " + edit.place.table + '.';
    const std::size_t at = detail.find(before);
    if (detail.starts_with("NOT NULL") && at != std::string::npos) // a cell that nobody has typed
        return detail.substr(at + before.size(), detail.size() - at - before.size() - 1);
    return edit.cells.size() == 1 ? edit.cells.front().column : std::string();
}

EditFault::Kind kindOf(const std::string& detail)
{
    if (detail.starts_with("NOT NULL constraint"))
        return EditFault::Kind::Required;
    if (detail.starts_with("UNIQUE constraint"))
        return EditFault::Kind::Unique;
    if (detail.starts_with("FOREIGN KEY constraint"))
        return EditFault::Kind::ForeignKey;
    return detail.starts_with("CHECK constraint") ? EditFault::Kind::Check : EditFault::Kind::Other;
}

bool isAboutTheEdit(ErrorCode code)
{
    return code == ErrorCode::QueryFailed || code == ErrorCode::InvalidSql || code == ErrorCode::RefusedStatement;
}

/// The row was not found as it was: what it is now.
Result<std::optional<EditFault>> changedMeanwhile(DatabaseEditor& editor, const RowEdit& edit, std::stop_token stop)
{
    std::vector<std::string> columns;
    for (const CellEdit& cell : edit.cells)
        columns.push_back(spelledIdentifier(cell.column));
    const auto row = editor.run(
        fmt::format("SELECT {} FROM {} WHERE {}", fmt::join(columns, ", "), spelledIdentifier(edit.place.table), conditionOf(edit.place)),
        1, std::move(stop));
    if (!row)
        return row.error();
    const bool isDeletion = edit.kind == RowEdit::Kind::Deleted;
    if (row->rows.rows.empty()) // who deletes what is gone has what was wanted
        return isDeletion ? std::nullopt : std::optional(EditFault{.edit = edit.id, .kind = EditFault::Kind::Gone});
    EditFault fault{.edit = edit.id, .kind = EditFault::Kind::ChangedMeanwhile};
    for (std::size_t place = 0; place < edit.cells.size(); ++place) {
        fault.now.push_back({edit.cells[place].column, row->rows.rows.front()[place]});
        if (fault.column.empty() && fault.now.back().cell != edit.cells[place].before)
            fault.column = edit.cells[place].column;
    }
    return std::optional(std::move(fault));
}

/// Nothing: it is done.
Result<std::optional<EditFault>> faultOf(DatabaseEditor& editor, const RowEdit& edit, std::stop_token stop)
{
    const auto written = editor.run(editStatement(edit), 2, stop);
    if (!written && !isAboutTheEdit(written.error().code))
        return written.error();
    if (!written) {
        const std::string& detail = written.error().detail;
        return std::optional(EditFault{.edit = edit.id, .kind = kindOf(detail), .column = columnIn(detail, edit), .detail = detail});
    }
    if (!written->rows.rows.empty())
        return std::optional<EditFault>();
    return changedMeanwhile(editor, edit, std::move(stop));
}

} // namespace

std::string editStatement(const RowEdit& edit)
{
    const std::string table = spelledIdentifier(edit.place.table);
    if (edit.kind == RowEdit::Kind::Inserted)
        return insertion(edit);
    if (edit.kind == RowEdit::Kind::Deleted)
        return fmt::format("DELETE FROM {} WHERE {} RETURNING 1", table, conditionOf(edit));
    std::vector<std::string> values;
    for (const CellEdit& cell : edit.cells)
        values.push_back(fmt::format("{} = {}", spelledIdentifier(cell.column), sqlLiteral(cell.after)));
    return fmt::format("UPDATE {} SET {} WHERE {} RETURNING 1", table, fmt::join(values, ", "), conditionOf(edit));
}

Result<std::vector<EditFault>> writeEdits(DatabaseEditor& editor, const std::vector<RowEdit>& edits, std::stop_token stop)
{
    std::vector<EditFault> faults;
    const auto giveUp = [&](const Error& error) {
        editor.undo();
        return error;
    };
    for (const RowEdit& edit : edits) {
        auto fault = faultOf(editor, edit, stop);
        if (!fault)
            return giveUp(fault.error());
        if (*fault)
            faults.push_back(**std::move(fault));
    }
    if (!faults.empty() || !editor.hasPending()) {
        editor.undo();
        return faults;
    }
    if (const auto applied = editor.apply(); !applied)
        return giveUp(applied.error());
    return faults;
}

} // namespace ratatosk
