// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

#include <string>

class PendingEdits;

/// All edits that are not written yet: what was, what is to be, and why one was refused. Delete undoes the one that is current, Enter goes
/// to its cell.
class PendingList : public QTreeWidget
{
    Q_OBJECT
public:
    explicit PendingList(QWidget* parent = nullptr);

    /// Requires: the edits outlive this.
    void setEdits(PendingEdits& edits);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, 0}; }

Q_SIGNALS:
    void cellWanted(int edit, const std::string& column);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void fill();
    void undoCurrent();
    void wantCurrent();

    PendingEdits* m_edits = nullptr;
};
