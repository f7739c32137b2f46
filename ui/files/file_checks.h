// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/files/opening/table_health.h"
#include "ui/base/workers/task_runner.h"
#include "ui/files/file_proof.h"

#include <QObject>

#include <vector>

class MessageBar;
class QLabel;
class SqlPanel;
class WindowActions;
class Workspace;

/// What can be asked about the open file itself: whether it is still what it was, and which of its tables can be read.
class FileChecks : public QObject
{
    Q_OBJECT
public:
    struct Panels {
        MessageBar* messages;
        QLabel* fileStatus;
        SqlPanel* sql;
    };

    /// All of them must outlive it.
    FileChecks(const Panels& panels, WindowActions& actions, Workspace& workspace, QObject* parent);

private:
    void openDatabase();
    void checkTables();
    void showHealth(const ratatosk::Result<std::vector<ratatosk::TableHealth>>& health);
    void tell(const QString& text);

    Panels m_panels;
    Workspace& m_workspace;
    FileProof m_proof;
    TaskRunner m_reader; // last member, first destroyed
};
