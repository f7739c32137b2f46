// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/storage/graph_memory.h"

#include <QObject>
#include <QTimer>

class ExplanationPanel;
class GraphPanel;
class MessageBar;
class SqlPanel;
class WindowActions;
class Workspace;

/// What belongs to the pictures as a whole: their list forms and files, what a person changes in them, and what they ask the parser for.
class PictureDesk : public QObject
{
    Q_OBJECT
public:
    struct Panels {
        ExplanationPanel* why;
        GraphPanel* graph;
        MessageBar* messages;
        SqlPanel* sql;
    };

    /// All of them must outlive it.
    PictureDesk(const Panels& panels, WindowActions& actions, Workspace& workspace, QObject* parent);

private:
    void connectFrames(WindowActions& actions);
    void connectGraph();
    void connectLinks();
    void connectAttention();
    void connectOcclusion();
    void connectTree();
    void openGraph();
    void updateSubject();
    void showStatement();
    void keep();
    void tell(const QString& text);

    Panels m_panels;
    Workspace& m_workspace;
    GraphMemory m_memory;
    GraphNotes m_notes; ///< of the open database
    QTimer m_typing;    ///< a tree is made when the typing rests
};
