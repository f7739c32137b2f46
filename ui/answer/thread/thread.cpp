// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/thread/thread.h"

#include <algorithm>

using namespace ratatosk;

namespace {

EarlierTurn earlierTurnOf(const ThreadTurn& turn)
{
    return {turn.question.toStdString(), turn.sql.toStdString()};
}

} // namespace

Thread::Thread(const QList<ThreadTurn>& turns)
{
    for (const ThreadTurn& turn : turns) {
        const int last = m_turns.isEmpty() ? 0 : m_turns.last().id;
        if (turn.id <= last || turn.question.isEmpty())
            continue;
        m_turns << turn;
        if (!find(turn.parent) || turn.parent >= turn.id)
            m_turns.last().parent = 0;
    }
    shorten();
}

const ThreadTurn* Thread::find(int id) const
{
    const auto found = std::ranges::lower_bound(m_turns, id, {}, &ThreadTurn::id);
    return found != m_turns.end() && found->id == id ? &*found : nullptr;
}

ThreadTurn* Thread::turn(int id)
{
    const ThreadTurn* found = std::as_const(*this).find(id);
    return found ? &m_turns[found - m_turns.constData()] : nullptr;
}

int Thread::idOf(const EarlierTurn& turn) const
{
    const auto found = std::find_if(m_turns.rbegin(), m_turns.rend(), [&](const ThreadTurn& one) { return earlierTurnOf(one) == turn; });
    return found == m_turns.rend() ? 0 : found->id;
}

std::vector<EarlierTurn> Thread::leadingTo(int id) const
{
    std::vector<EarlierTurn> turns;
    for (const ThreadTurn* one = find(id); one && find(one->parent); one = find(one->parent))
        turns.push_back(earlierTurnOf(*find(one->parent)));
    std::ranges::reverse(turns);
    return turns;
}

bool Thread::isBranch(int id) const
{
    const ThreadTurn* one = find(id);
    if (!one || one->parent == 0)
        return false;
    return std::ranges::any_of(m_turns, [&](const ThreadTurn& other) { return other.parent == one->parent && other.id < id; });
}

int Thread::depth(int id) const
{
    int depth = 0;
    for (const ThreadTurn* one = find(id); one; one = find(one->parent))
        depth += isBranch(one->id) ? 1 : 0;
    return depth;
}

int Thread::add(ThreadTurn turn)
{
    turn.id = m_turns.isEmpty() ? 1 : m_turns.last().id + 1;
    m_turns << turn;
    shorten();
    return turn.id;
}

void Thread::noteRun(int id, const QString& sql, qint64 rows, bool hasMoreRows)
{
    if (ThreadTurn* one = turn(id)) {
        one->sql = sql;
        one->rows = rows;
        one->hasMoreRows = hasMoreRows;
    }
}

void Thread::rename(int id, const QString& name)
{
    if (ThreadTurn* one = turn(id))
        one->name = name == one->question ? QString() : name;
}

void Thread::setPinned(int id, bool isPinned)
{
    if (ThreadTurn* one = turn(id))
        one->isPinned = isPinned;
}

void Thread::remove(int id)
{
    const ThreadTurn* gone = find(id);
    if (!gone)
        return;
    const int parent = gone->parent;
    const auto place = gone - m_turns.constData();
    for (ThreadTurn& other : m_turns)
        if (other.parent == id)
            other.parent = parent;
    m_turns.removeAt(place);
}

void Thread::clear()
{
    m_turns.removeIf([](const ThreadTurn& turn) { return !turn.isPinned; });
    for (ThreadTurn& turn : m_turns)
        turn.parent = find(turn.parent) ? turn.parent : 0;
}

void Thread::shorten()
{
    while (m_turns.size() > kMost) {
        const auto oldest = std::ranges::find(m_turns, false, &ThreadTurn::isPinned);
        remove(oldest == m_turns.end() ? m_turns.first().id : oldest->id);
    }
}
