// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class CellDialog;
class ResultTabs;
class SqlPanel;
class Workspace;

/// While editing is on, a cell that is shown in full can be changed: the UPDATE goes to a tab for changes and is run, which shows the row
/// before and after, to be applied or undone.
class CellFlow : public QObject
{
    Q_OBJECT
public:
    struct Panels {
        ResultTabs* results;
        SqlPanel* sql;
    };

    /// All of them must outlive it.
    CellFlow(const Panels& panels, Workspace& workspace, QObject* parent);

private:
    void offerChange(CellDialog* dialog, int column);
    void run(const QString& statement);

    Panels m_panels;
    Workspace& m_workspace;
};
