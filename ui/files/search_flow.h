// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/searching/search_event.h"
#include "ui/base/workers/side_reader.h"

#include <QObject>

#include <memory>

class ResultTabs;
class SearchPanel;
class TableFlow;
class WindowActions;
class Workspace;

/// Has the cells of all tables searched in a process beside, and goes from what is found to the rows of its table.
class SearchFlow : public QObject
{
    Q_OBJECT
public:
    struct Panels {
        SearchPanel* search;
        ResultTabs* results;
    };

    /// All of them must outlive it.
    SearchFlow(const Panels& panels, TableFlow& tables, WindowActions& actions, Workspace& workspace, QObject* parent);

private:
    struct Inbox;

    void show();
    void takeFile();
    void begin();
    void stop();
    void deliver(const std::shared_ptr<Inbox>& inbox);
    void openCell(const ratatosk::FoundCell& found);
    void openColumn(ratatosk::ColumnId column);

    Panels m_panels;
    TableFlow& m_tables;
    Workspace& m_workspace;
    ratatosk::CellWish m_wish;      ///< of the search shown
    std::shared_ptr<Inbox> m_inbox; ///< of the search under way
    SideReader m_reader;            // last member, first destroyed
};
