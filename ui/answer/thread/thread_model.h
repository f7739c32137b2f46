// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "ui/answer/thread/thread.h"

#include <QAbstractListModel>

/// The turns of a thread as lines: pinned ones first, then all others as they were asked.
class ThreadModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        IdRole = Qt::UserRole, ///< int
        GistRole,              ///< what its query shows and of which rows
        RowsRole,              ///< how many it found, in words
        TakenOverRole,         ///< what holds as before, in words
        BeginsRole,            ///< bool: it goes on from nothing
        DepthRole,             ///< int: how many branches deep it stands
        PinnedRole             ///< bool
    };

    using QAbstractListModel::QAbstractListModel;

    void setThread(const Thread& thread, const ratatosk::Schema& schema);
    /// Nothing that is valid where it is not there.
    QModelIndex indexOf(int id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    /// The display role has the turn's name; the edit role too.
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override { return QAbstractListModel::flags(index) | Qt::ItemIsEditable; }
    /// Only tells: the name is the thread's.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    void renamed(int id, const QString& name);

private:
    struct Line {
        ThreadTurn turn;
        QString gist;
        QString takenOver;
        int depth = 0;
    };

    Line lineOf(const ThreadTurn& turn, const Thread& thread, const ratatosk::Schema& schema) const;
    QString rowsOf(const ThreadTurn& turn) const;

    QList<Line> m_lines;
};
