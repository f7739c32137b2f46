// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace ratatosk {

struct NamedCell {
    std::string column;
    Cell cell;

    bool operator==(const NamedCell&) const = default;
};

/// Which row of a table: by the cells of its primary key, as the file has them.
struct RowPlace {
    std::string table;
    std::vector<NamedCell> key;
};

/// A value that two places share when they are the same row.
std::string nameOf(const RowPlace& place);

struct CellEdit {
    std::string column;
    Cell before; ///< of an inserted row: NULL
    Cell after;

    bool operator==(const CellEdit&) const = default;
};

/// Why an edit could not be written.
struct EditFault {
    enum class Kind { Required, Unique, ForeignKey, Check, ChangedMeanwhile, Gone, Other };

    int edit = 0; ///< RowEdit::id
    Kind kind = Kind::Other;
    std::string column;         ///< empty: the whole row
    std::string detail;         ///< what SQLite says of it; empty: nothing
    std::vector<NamedCell> now; ///< when it was changed meanwhile: what the file has

    bool operator==(const EditFault&) const = default;
};

/// What is to become of one row.
struct RowEdit {
    enum class Kind { Updated, Inserted, Deleted };

    int id = 0;
    Kind kind = Kind::Updated;
    RowPlace place;              ///< of an inserted row without a key
    std::vector<CellEdit> cells; ///< Updated: what differs. Inserted: what was typed. Deleted: what the row had
    std::optional<EditFault> fault = {};

    const CellEdit* find(const std::string& column) const;
};

/// Edits of rows that are not written yet, one a row, in the order in which the rows were first touched; and the way back from each
/// step. A plain value, which knows no file.
class RowEdits
{
public:
    const std::vector<RowEdit>& all() const { return m_edits; }
    bool isEmpty() const { return m_edits.empty(); }
    const RowEdit* find(const RowPlace& place) const;
    const RowEdit* find(int id) const; ///< null: there is none any more

    /// What follows, up to the next call, is undone together.
    void beginStep();

    /// An edit that gives a cell back what it had is none. Does nothing to a row that is to be deleted.
    void setCell(const RowPlace& place, const std::string& column, const Cell& before, const Cell& after);
    /// Requires: the id of an inserted row.
    void setCell(int id, const std::string& column, const Cell& after);
    /// Returns its id.
    int insert(const std::string& table, const std::vector<NamedCell>& cells = {});
    /// `cells`: those of the row as the file has them.
    void remove(const RowPlace& place, const std::vector<NamedCell>& cells);
    /// The row stays, or comes, as the file has it.
    void drop(int id);
    void dropAll();

    /// False: there is no step to go back.
    bool undo();
    /// Written: nothing is left, and no way back either.
    void clear();

    /// In place of the faults before. What was changed meanwhile is from now on what the cell had before.
    void setFaults(const std::vector<EditFault>& faults);

private:
    using Step = std::unordered_map<int, std::optional<RowEdit>>; ///< by id: what was there

    std::vector<RowEdit>::iterator place(int id);
    RowEdit* edited(int id);
    void note(int id);
    void put(RowEdit edit);
    void erase(int id);

    std::vector<RowEdit> m_edits;                 ///< by id
    std::unordered_map<std::string, int> m_byRow; ///< without those of inserted rows
    std::vector<Step> m_steps;
    int m_next = 1;
};

} // namespace ratatosk
