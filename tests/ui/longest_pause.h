// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/worked_time.h"

#include <QElapsedTimer>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <utility>

/// Measures the longest work of this thread between two rounds of the event loop.
class LongestPause
{
public:
    LongestPause()
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.callOnTimeout([this] {
            const double now = workedMilliseconds();
            m_longest = std::max(m_longest, now - std::exchange(m_last, now));
            m_longestOnTheWall = std::max(m_longestOnTheWall, m_clock.restart());
        });
        m_clock.start();
        m_timer.start(2);
    }

    qint64 milliseconds()
    {
        QTest::qWait(20);
        return static_cast<qint64>(m_longest);
    }
    qint64 onTheWall() const { return m_longestOnTheWall; }

private:
    QTimer m_timer;
    QElapsedTimer m_clock;
    double m_last = workedMilliseconds();
    double m_longest = 0;
    qint64 m_longestOnTheWall = 0;
};
