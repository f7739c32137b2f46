// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"

#include <QModelIndex>
#include <QObject>

#include <string>
#include <vector>

class PendingEdits;
class QAction;
class QKeySequence;
class ResultTableModel;
class RowsView;

/// What can be done to rows beside typing over a cell: whole rows added, repeated or deleted, cells emptied, a block of them pasted.
/// Nothing of it reaches the file.
class RowEditor : public QObject
{
    Q_OBJECT
public:
    /// Gives the view its keys for it. All of them must outlive it.
    RowEditor(ResultTableModel& model, RowsView& rows, PendingEdits& edits, QObject* parent);

    /// At the end, with its first cell open for typing.
    void addRow();
    /// The marked rows once more, without the number that SQLite gives each row.
    void duplicateRows();
    void deleteRows();
    /// NULL in the marked cells, or the empty text where that must not be.
    void clearCells();
    /// Text from a spreadsheet over the cells from the current one on, new rows below the last; one cell into all that are marked.
    void paste();
    /// The same as new rows, whose cells go by a first line of names.
    void pasteRows();
    void undo();
    /// In a window of its own, where it can be changed as well.
    void showCell(const QModelIndex& index);
    /// Scrolls to a cell of the edit; false: its row is not shown here.
    bool showEdit(int edit, const std::string& column);

Q_SIGNALS:
    /// Why it was not done.
    void refused(const QString& reason);

private:
    static QString objectionToNumber(const QString& text);
    void addKey(const QString& text, const QKeySequence& key, void (RowEditor::*does)());
    QString growReason() const;
    std::vector<int> markedRows() const;
    std::vector<int> columnsFrom(int column) const;
    void fill(const std::string& text);
    void pasteBlock(std::vector<std::vector<std::string>> lines);
    void showLast();

    ResultTableModel& m_model;
    RowsView& m_rows;
    PendingEdits& m_edits;
};
