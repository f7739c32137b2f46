// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "ui/answer/thread/thread.h"

#include <QWidget>

class NotedView;
class QAction;
class QListView;
class ThreadModel;

/// The questions asked about the open database, each with what it took over from those before. Enter takes one up again.
class ThreadPanel : public QWidget
{
    Q_OBJECT
public:
    explicit ThreadPanel(QWidget* parent = nullptr);

    void setThread(const Thread& thread, const ratatosk::Schema& schema);
    /// The turn that is shown elsewhere.
    void showCurrent(int id);

Q_SIGNALS:
    void takenUp(int id);
    void renamed(int id, const QString& name);
    void pinned(int id, bool isPinned);
    void removed(int id);
    void cleared();
    void reportWanted();

private:
    static QString emptyNote();
    QAction* add(const QString& name, const QString& text, const QKeySequence& key, void (ThreadPanel::*act)());
    void createActions();
    void updateActions();
    int current() const;
    void takeUp();
    void rename();
    void pin();
    void remove();

    ThreadModel* m_model = nullptr;
    QListView* m_list = nullptr;
    NotedView* m_view = nullptr;
    QList<QAction*> m_ofTurn; ///< need a turn
    QList<QAction*> m_ofAll;  ///< need some turn
    QAction* m_pin = nullptr;
};
