// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/busy_clock.h"

#include "ui/answer/asking/question_panel.h"
#include "ui/base/state/workspace.h"
#include "ui/sql/editor/sql_panel.h"

#include <QLocale>
#include <QStatusBar>

#include <utility>

BusyClock::BusyClock(const Panels& panels, Workspace& workspace, QStatusBar* status, QObject* parent)
    : QObject(parent), m_panels(panels), m_workspace(workspace), m_status(status)
{
    m_seconds.setInterval(1000);
    m_seconds.callOnTimeout(this, &BusyClock::tell);
    connect(&workspace, &Workspace::busyChanged, this, &BusyClock::update);
}

void BusyClock::update()
{
    m_panels.question->showBusy(m_workspace.isAsking());
    m_panels.sql->showBusy(m_workspace.isRunning());
    const QString running = m_workspace.isRunning() ? tr("Running…") : QString();
    const QString before = std::exchange(m_what, m_workspace.isAsking() ? tr("Reading the question…") : running);
    if (m_what == before)
        return;
    m_since.start();
    if (!m_what.isEmpty()) {
        m_seconds.start();
        return tell();
    }
    m_seconds.stop();
    m_status->clearMessage();
}

void BusyClock::tell()
{
    const qint64 seconds = m_since.elapsed() / 1000;
    m_status->showMessage(seconds == 0 ? m_what : tr("%1 %2 s", "what goes on, and seconds").arg(m_what, QLocale().toString(seconds)));
}
