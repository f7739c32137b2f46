// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/facade/answer.h"
#include "ui/selection.h"
#include "ui/workers/task_runner.h"

#include <QWidget>

class NotedView;
class SchemaGraphView;

/// The schema as a picture; its layout is made off the GUI thread.
class GraphPanel : public QWidget
{
    Q_OBJECT
public:
    explicit GraphPanel(QWidget* parent = nullptr);

    void setSchema(const ratatosk::Schema& schema);
    /// Null: no question has been answered yet.
    void showAnswer(const ratatosk::Answer* answer);
    void showSelection(const Selection& selection);

Q_SIGNALS:
    void selected(const Selection& selection);
    void laidOut();

private:
    SchemaGraphView* m_graph = nullptr;
    NotedView* m_view = nullptr;
    ratatosk::SchemaLinks m_links; ///< what is to be tinted, also before the layout is there
    Selection m_selection;
    TaskRunner m_runner; // last member, first destroyed
};
