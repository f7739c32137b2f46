// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/menus/shortcut_keys.h"

#include <QDialog>

class Preferences;
class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QMainWindow;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

/// All commands with their keys. A key can be changed; one that is taken is given to nobody else without a word.
class ShortcutsDialog : public QDialog
{
    Q_OBJECT
public:
    /// Both must outlive it.
    ShortcutsDialog(QMainWindow* window, Preferences& preferences);

private:
    void createList();
    void createEditor();
    void filter(const QString& text);
    void showAction();
    void setKey();
    void take(const QList<QKeySequence>& keys);
    void resetAll();
    QAction* current() const;

    QMainWindow* m_window;
    Preferences& m_preferences;
    ShortcutKeys m_keys;
    QLineEdit* m_filter = nullptr;
    QTreeWidget* m_list = nullptr;
    QKeySequenceEdit* m_key = nullptr;
    QLabel* m_note = nullptr;
    QPushButton* m_set = nullptr;
    QPushButton* m_clear = nullptr;
    QPushButton* m_reset = nullptr;
};
