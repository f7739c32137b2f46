// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "ui/base/menus/quick_find.h"

#include <QObject>

class AnswerBook;
class QMainWindow;
class ResultTabs;
class SchemaPanel;
class TableFlow;
class WindowActions;
class Workspace;

/// One place to go to anything by a part of its name: tables, columns, saved answers, commands.
class FindFlow : public QObject
{
    Q_OBJECT
public:
    struct Places {
        AnswerBook& answers;
        TableFlow& tables;
        ResultTabs& results;
    };

    /// All of them must outlive it.
    FindFlow(const Places& places, WindowActions& actions, Workspace& workspace, QMainWindow* window);

private:
    void show();
    QList<FindEntry> tableEntries() const;
    void goToRows(ratatosk::TableId table) const;
    QList<FindEntry> columnEntries() const;
    QList<FindEntry> answerEntries() const;

    Places m_places;
    Workspace& m_workspace;
    QMainWindow* m_window;
};
