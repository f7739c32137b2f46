// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QAction;
class QLineEdit;
class QListWidget;
class QMainWindow;

/// All that the window can do, by name, with its keys: type a part of the name, press Enter.
class CommandPalette : public QDialog
{
    Q_OBJECT
public:
    explicit CommandPalette(QMainWindow* window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill(const QList<QAction*>& actions);
    void filter(const QString& text);
    void perform();

    QLineEdit* m_text = nullptr;
    QListWidget* m_list = nullptr;
    QList<QAction*> m_actions; ///< by row
};
