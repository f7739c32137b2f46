// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/explaining/row_links.h"
#include "ui/base/workers/side_reader.h"
#include "ui/rows/table/result_panel.h"

#include <QObject>
#include <QStringList>

#include <vector>

class Preferences;
class QMenu;
class ResultTabs;
class SchemaPanel;
class SqlPanel;
class WindowActions;
class Workspace;

/// The way from the schema into a table, and from a row to those that belong to it and back: its rows, its structure, its definition or a
/// column's values in a tab of their own.
class TableFlow : public QObject
{
    Q_OBJECT
public:
    struct Panels {
        ResultTabs* results;
        SchemaPanel* schema;
        SqlPanel* sql;
    };

    /// All of them must outlive it.
    TableFlow(const Panels& panels, WindowActions& actions, Workspace& workspace, Preferences& preferences, QObject* parent);

    /// In a tab of their own.
    void showRows(ratatosk::TableId table);
    /// Runs the statements in the tab of that title.
    void show(const QString& title, const QStringList& statements);

Q_SIGNALS:
    /// The beginning of one, about a table.
    void questionBegun(const QString& question);

private:
    void showStructure(ratatosk::TableId table);
    void showDefinition(ratatosk::TableId table);
    void openDefinition(const QString& title, const QString& sql);
    void goBack();
    void countValues(ratatosk::ColumnId column);
    void beginQuestion(ratatosk::TableId table);
    std::vector<ratatosk::RowLink> links() const;
    void follow(int place);
    void show(const ratatosk::RowLink& link);
    void fillRelated(QMenu& menu);

    /// Rows from which others were followed.
    struct Origin {
        int tab = 0; ///< its number
        QString sql;
        ResultPanel::Place place;
    };

    Panels m_panels;
    WindowActions& m_actions;
    Workspace& m_workspace;
    Preferences& m_preferences;
    std::vector<Origin> m_origins; ///< the latest last
    SideReader m_reader;
};
