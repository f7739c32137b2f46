// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Changes of the file, as the workspace sees them: what waits, what was kept or taken back, and what is of before then.
#include "ui/base/state/workspace.h"

#include <utility>

using namespace ratatosk;

void Workspace::allowEditing()
{
    if (isOnlyRead())
        return Q_EMIT editingRefused();
    m_session.allowEditing([this](const Result<void>& allowed) {
        if (!allowed)
            Q_EMIT editFailed(allowed.error());
        Q_EMIT editingChanged();
    });
}

void Workspace::forbidEditing()
{
    m_session.forbidEditing([this] {
        settle(false);
        Q_EMIT editingChanged();
    });
}

void Workspace::applyChanges()
{
    m_session.apply([this](const Result<void>& applied) {
        if (!applied)
            return Q_EMIT editFailed(applied.error());
        settle(true);
    });
}

/// A statement may have taken with it what was pending before: SQLite has rolled back, or died. One that was stopped is told of later.
void Workspace::notePending(const QueryOutcome& outcome)
{
    if (!m_limit.mayEdit || (!outcome.table && outcome.table.error().code == ErrorCode::Cancelled))
        return;
    if (!m_hasPending || outcome.hasPending)
        return void(m_hasPending = outcome.hasPending);
    settle(false);
    Q_EMIT changesLost();
}

/// Nothing is pending any more when what came before has settled it.
void Workspace::settle(bool areKept)
{
    if (std::exchange(m_hasPending, false))
        tellSettled(areKept);
}

void Workspace::tellSettled(bool areKept)
{
    m_inquiries.settle(areKept);
    Q_EMIT stateChanged();
    Q_EMIT changesSettled(areKept);
    QMetaObject::invokeMethod(this, &Workspace::readAnew, Qt::QueuedConnection);
}

/// It may have taken with it what was pending, or may have ended before the stop reached it: then it has changed something after all.
void Workspace::takeStopped(const StoppedEdit& end)
{
    if (!end.outcome)
        return end.isPending ? void() : settle(false);
    m_hasPending = end.isPending;
    m_inquiries.correct(*end.outcome);
    Q_EMIT inquiryShown();
    Q_EMIT ran(*end.outcome);
}
