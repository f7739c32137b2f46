// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/answer/thread/thread_report.h"
#include "ui/answer/thread/thread_store.h"
#include "ui/base/state/inquiry.h"
#include "ui/base/workers/side_reader.h"

#include <QObject>

#include <map>

class MessageBar;
class SqlPanel;
class ThreadPanel;
class Workspace;

/// Writes down what is asked about the open database and what came of it, and takes an older turn up again: from then on questions go on from it.
class ThreadFlow : public QObject
{
    Q_OBJECT
public:
    struct Panels {
        MessageBar* messages;
        SqlPanel* sql;
        ThreadPanel* thread;
    };

    /// All of them must outlive it.
    ThreadFlow(const Panels& panels, Workspace& workspace, ThreadStore store, QObject* parent);

    const Thread& thread() const { return m_thread; }
    void takeUp(int id);
    /// Runs all statements again, and writes what they find, after what the name ends with.
    void writeReport(const QString& file);

private:
    void connectPanel();
    void begin();
    void recall();
    void note();
    int turnOf(const Inquiry& inquiry) const;
    void changed();
    void askForReport();
    void finishReport(const QString& file, const std::vector<std::shared_ptr<const ratatosk::ResultTable>>& rows);

    Panels m_panels;
    Workspace& m_workspace;
    ThreadStore m_store;
    Thread m_thread;
    std::map<int, int> m_turns; ///< by the number of the tab that shows them
    bool m_hasFailed = false;   ///< to be kept; said once
    SideReader m_reader;
};
