// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/rows/table/marked_cells.h"

#include <QTableView>

class FrozenColumn;
class ResultTableModel;

/// The rows of a result. Where they can be changed, typing, F2 or a double click changes a cell where it is: Tab goes on to the next one,
/// Enter to the one below. Enter, and a double click elsewhere, asks to see a cell in full.
class RowsView : public QTableView
{
    Q_OBJECT
public:
    explicit RowsView(ResultTableModel* model, QWidget* parent = nullptr);

    /// The marked cells, filled up to whole rows and columns between them; all cells when none is marked.
    MarkedCells markedCells() const;
    /// Only those that are marked.
    MarkedCells chosenCells() const;
    /// The rows that hold them.
    std::vector<std::vector<ratatosk::Cell>> chosenRows() const;
    /// What they come to; empty where they are too many to say.
    QString sums() const;
    void fitColumns();
    /// -1: the first ones, and none is marked.
    void showRow(int row);
    /// That shows all columns, with a scroll bar beside them.
    int wholeWidth() const;
    /// All marked columns, when that one is among them; one always stays.
    void hideColumns(int column);
    void showAllColumns();
    int shownColumns() const;
    /// All columns, in the order of the statement.
    void resetColumns();
    /// Those of these names; one always stays.
    void hideNamed(const QStringList& names);
    QStringList hiddenNames() const;
    /// So that it stands before all others.
    void moveToFront(int column);
    /// Keeps the first column in sight while the others scroll sideways.
    void freezeFirstColumn(bool isFrozen);

Q_SIGNALS:
    void cellRequested(const QModelIndex& index);
    /// The row that a cell refers to is wanted.
    void referenceFollowed(const QModelIndex& index);
    void choiceChanged();
    /// By a person.
    void hiddenChanged();
    /// Somebody has typed over a cell that cannot be changed.
    void changeRefused(const QModelIndex& index);

protected:
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;

private:
    void fitRowHeight();
    size_t chosenCount() const;
    void openCell(const QModelIndex& index);
    MarkedCells asEdited(const MarkedCells& marked) const;
    MarkedCells cellsIn(const QItemSelection& selection) const;

    ResultTableModel* m_rows = nullptr;
    FrozenColumn* m_frozen = nullptr; ///< null: none is
};
