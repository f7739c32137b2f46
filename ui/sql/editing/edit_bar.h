// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <string>

class PendingEdits;
class PendingList;
class QAction;
class QLabel;
class QToolButton;
class SymbolLabel;

/// Shown while statements may change the file, and while edits of rows wait: what is pending, all of it on request, and the ways out.
/// Its edge is red, so that nobody takes this for reading.
class EditBar : public QFrame
{
    Q_OBJECT
public:
    explicit EditBar(QWidget* parent = nullptr);

    /// The buttons do what these do, by their names and keys.
    void setActions(QAction* apply, QAction* undo);
    /// Requires: the edits outlive this.
    void setEdits(PendingEdits& edits);
    /// Empty: nothing is pending. A warning stands out. `isEditing`: statements may change the file, too.
    void showPending(const QString& changes, const QString& warning, bool isEditing);
    /// What became of the changes that were pending; told until others are.
    void showSettled(const QString& changes, bool areKept);

Q_SIGNALS:
    void copyRequested();
    void endRequested();
    /// Of an edit in the list.
    void cellWanted(int edit, const std::string& column);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QToolButton* addButton(const QString& name);

    QString m_settled; ///< a sentence, or empty
    SymbolLabel* m_icon = nullptr;
    QLabel* m_text = nullptr;
    QLabel* m_warning = nullptr;
    QWidget* m_buttons = nullptr;
    QToolButton* m_apply = nullptr;
    QToolButton* m_undo = nullptr;
    QToolButton* m_show = nullptr; ///< checked while the list is there
    PendingList* m_list = nullptr;
    PendingEdits* m_edits = nullptr;
    QToolButton* m_copy = nullptr;
    QToolButton* m_end = nullptr;
};
