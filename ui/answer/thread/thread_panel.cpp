// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/thread/thread_panel.h"

#include "ui/answer/thread/thread_delegate.h"
#include "ui/answer/thread/thread_model.h"
#include "ui/base/look/noted_view.h"

#include <QAction>
#include <QListView>
#include <QScrollBar>
#include <QVBoxLayout>

using namespace ratatosk;

ThreadPanel::ThreadPanel(QWidget* parent)
    : QWidget(parent), m_model(new ThreadModel(this)), m_list(new QListView(this)), m_view(new NotedView(m_list, emptyNote(), this))
{
    m_list->setObjectName(QStringLiteral("thread"));
    m_list->setAccessibleName(tr("Conversation"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ThreadDelegate(this));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setVerticalScrollMode(QListView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setEditTriggers(QListView::NoEditTriggers); // Enter and a double click take up
    createActions();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    connect(m_list, &QListView::activated, this, &ThreadPanel::takeUp);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &ThreadPanel::updateActions);
    connect(m_model, &ThreadModel::renamed, this, &ThreadPanel::renamed);
    connect(m_model, &ThreadModel::modelReset, this, &ThreadPanel::updateActions);
    updateActions();
}

QString ThreadPanel::emptyNote()
{
    return tr("Your questions are kept here. Each one shows what it uses from earlier questions.");
}

QAction* ThreadPanel::add(const QString& name, const QString& text, const QKeySequence& key, void (ThreadPanel::*act)())
{
    auto* action = new QAction(text, m_list);
    action->setObjectName(name);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, act);
    m_list->addAction(action);
    return action;
}

void ThreadPanel::createActions()
{
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_ofTurn = {add(QStringLiteral("takeUpTurn"), tr("&Continue"), {}, &ThreadPanel::takeUp),
                add(QStringLiteral("renameTurn"), tr("&Rename"), QKeySequence(Qt::CTRL | Qt::Key_F2), &ThreadPanel::rename),
                add(QStringLiteral("pinTurn"), tr("&Pin"), QKeySequence(Qt::CTRL | Qt::Key_B), &ThreadPanel::pin),
                add(QStringLiteral("removeTurn"), tr("&Delete"), QKeySequence(Qt::Key_Delete), &ThreadPanel::remove)};
    m_pin = m_ofTurn[2];
    m_ofAll = {add(QStringLiteral("saveReport"), tr("Save rep&ort…"), {}, &ThreadPanel::reportWanted),
               add(QStringLiteral("clearThread"), tr("Delete &all but pinned"), {}, &ThreadPanel::cleared)};
}

void ThreadPanel::updateActions()
{
    const QModelIndex index = m_list->currentIndex();
    for (QAction* action : m_ofTurn)
        action->setEnabled(index.isValid());
    for (QAction* action : m_ofAll)
        action->setEnabled(m_model->rowCount() > 0);
    m_pin->setText(index.data(ThreadModel::PinnedRole).toBool() ? tr("Un&pin") : tr("&Pin"));
}

void ThreadPanel::setThread(const Thread& thread, const Schema& schema)
{
    const int id = current(), place = m_list->verticalScrollBar()->value();
    m_model->setThread(thread, schema);
    if (thread.turns().isEmpty())
        return m_view->showNote(emptyNote());
    m_view->showContent();
    m_list->setCurrentIndex(m_model->indexOf(id));
    m_list->verticalScrollBar()->setValue(place);
}

void ThreadPanel::showCurrent(int id)
{
    const QModelIndex index = m_model->indexOf(id);
    m_list->setCurrentIndex(index);
    m_list->scrollTo(index);
}

int ThreadPanel::current() const
{
    return m_list->currentIndex().data(ThreadModel::IdRole).toInt();
}

void ThreadPanel::takeUp()
{
    if (current() > 0)
        Q_EMIT takenUp(current());
}

void ThreadPanel::rename()
{
    m_list->edit(m_list->currentIndex());
}

void ThreadPanel::pin()
{
    Q_EMIT pinned(current(), !m_list->currentIndex().data(ThreadModel::PinnedRole).toBool());
}

void ThreadPanel::remove()
{
    Q_EMIT removed(current());
}
