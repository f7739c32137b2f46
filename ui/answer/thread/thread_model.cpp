// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/thread/thread_model.h"

#include "ui/base/queries/turn_words.h"

#include <QLocale>

#include <algorithm>

using namespace ratatosk;

void ThreadModel::setThread(const Thread& thread, const Schema& schema)
{
    beginResetModel();
    m_lines.clear();
    for (const ThreadTurn& turn : thread.turns())
        m_lines << lineOf(turn, thread, schema);
    std::ranges::stable_partition(m_lines, [](const Line& line) { return line.turn.isPinned; });
    endResetModel();
}

/// A turn that does not follow the one above names what it goes on from.
ThreadModel::Line ThreadModel::lineOf(const ThreadTurn& turn, const Thread& thread, const Schema& schema) const
{
    const ThreadTurn* parent = thread.find(turn.parent);
    const TurnWords words = TurnWords::of(turn.sql, parent ? parent->sql : QString(), schema);
    QStringList before;
    if (thread.isBranch(turn.id))
        before << tr("follow-up to “%1”").arg(parent->title());
    if (!words.takenOver.isEmpty())
        before << tr("%1, as before").arg(words.takenOver);
    return {turn, words.gist, before.join(QStringLiteral(" · ")), thread.depth(turn.id)};
}

QString ThreadModel::rowsOf(const ThreadTurn& turn) const
{
    const QString count = QLocale().toString(turn.rows);
    return turn.hasMoreRows ? tr("more than %1 rows").arg(count) : tr("%Ln row(s)", nullptr, static_cast<int>(turn.rows));
}

QModelIndex ThreadModel::indexOf(int id) const
{
    const auto found = std::ranges::find(m_lines, id, [](const Line& line) { return line.turn.id; });
    return found == m_lines.end() ? QModelIndex() : index(static_cast<int>(found - m_lines.begin()));
}

int ThreadModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant ThreadModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= m_lines.size())
        return {};
    const Line& line = m_lines[index.row()];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return line.turn.title();
    case Qt::ToolTipRole: return line.turn.sql;
    case Qt::AccessibleDescriptionRole: return QStringList{line.gist, rowsOf(line.turn), line.takenOver}.join(QStringLiteral(". "));
    case IdRole: return line.turn.id;
    case GistRole: return line.gist;
    case RowsRole: return rowsOf(line.turn);
    case TakenOverRole: return line.takenOver;
    case BeginsRole: return line.turn.parent == 0;
    case DepthRole: return line.depth;
    case PinnedRole: return line.turn.isPinned;
    default: return {};
    }
}

bool ThreadModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::EditRole)
        return false;
    QMetaObject::invokeMethod( // the editor is still open
        this, [this, id = index.data(IdRole).toInt(), name = value.toString().trimmed()] { Q_EMIT renamed(id, name); },
        Qt::QueuedConnection);
    return true;
}
