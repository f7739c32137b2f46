// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QAction;
class QLabel;
class QToolButton;
class SymbolLabel;

/// Shown while the file may be changed: what is pending, and the ways out. Its edge is red, so that nobody takes this for reading.
class EditBar : public QFrame
{
    Q_OBJECT
public:
    explicit EditBar(QWidget* parent = nullptr);

    /// The buttons do what these do, by their names and keys.
    void setActions(QAction* apply, QAction* undo);
    /// Empty: nothing is pending. A warning stands out.
    void showPending(const QString& changes, const QString& warning);
    /// What became of the changes that were pending; told until others are.
    void showSettled(const QString& changes, bool areKept);

Q_SIGNALS:
    void copyRequested();
    void endRequested();

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
    QToolButton* m_copy = nullptr;
    QToolButton* m_end = nullptr;
};
