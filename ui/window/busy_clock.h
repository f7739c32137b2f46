// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

class QStatusBar;
class QuestionPanel;
class SqlPanel;
class Workspace;

/// Shows that a question or a statement is under way: Stop in place of Ask or Run, and in the status bar what it is and for how many
/// seconds.
class BusyClock : public QObject
{
    Q_OBJECT
public:
    struct Panels {
        QuestionPanel* question;
        SqlPanel* sql;
    };

    /// All of them must outlive it.
    BusyClock(const Panels& panels, Workspace& workspace, QStatusBar* status, QObject* parent);

private:
    void update();
    void tell();

    Panels m_panels;
    Workspace& m_workspace;
    QStatusBar* m_status;
    QString m_what; ///< empty: nothing is under way
    QElapsedTimer m_since;
    QTimer m_seconds;
};
