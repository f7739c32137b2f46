// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class MessageBar;
class QWidget;
class SqlPanel;
class WindowActions;

/// SQL from files into tabs, and back.
class SqlFiles : public QObject
{
    Q_OBJECT
public:
    struct Panels {
        MessageBar* messages;
        SqlPanel* sql;
    };

    /// All of them must outlive it. Dialogs belong to `window`.
    SqlFiles(const Panels& panels, WindowActions& actions, QWidget* window);

    void open(const QString& file);
    /// All of the tab shown.
    void save(const QString& file);

private:
    void choose();
    void chooseTarget();

    Panels m_panels;
    QWidget* m_window;
    QString m_folder; ///< of the last file
};
