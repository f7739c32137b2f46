// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <cstdint>
#include <string>

class Preferences;
class WindowActions;
class WindowPanels;
class Workspace;

/// The way of a statement: editor -> workspace -> results -> clipboard or file. Connects these and their actions.
class QueryFlow : public QObject
{
    Q_OBJECT
public:
    static constexpr std::int64_t kAllRows = 5'000'000;

    /// All of them must outlive it.
    QueryFlow(WindowPanels& panels, WindowActions& actions, Workspace& workspace, Preferences& preferences, QObject* parent);

private:
    void connectRunning();
    void connectEditing();
    void connectTabs();
    void connectRows();
    void find();
    void explain();
    void exportRows();
    std::string remarkFor(const QString& sql) const;

    WindowPanels& m_panels;
    WindowActions& m_actions;
    Workspace& m_workspace;
    Preferences& m_preferences;
};
