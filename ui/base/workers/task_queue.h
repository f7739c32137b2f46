// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/workers/task_runner.h"

#include <algorithm>
#include <cstdint>
#include <deque>
#include <functional>
#include <utility>

/// Runs tasks one after the other on a thread of its own, in the order in which they were added. None replaces another. Lives on the
/// thread that made it.
class TaskQueue
{
public:
    using Ticket = std::uint64_t; ///< from 1

    /// When its turn has come, calls prepare() on this thread, which gives the work; then work(stop_token) on the worker thread and
    /// done(result) on this one. The next task begins after done() has returned.
    template <class Prepare, class Done>
    Ticket add(Prepare prepare, Done done)
    {
        m_waiting.push_back({++m_last, [this, prepare = std::move(prepare), done = std::move(done)] {
                                 m_runner.start(prepare(), [this, done](const auto& result) {
                                     m_isEnding = true;
                                     done(result);
                                     m_isEnding = false;
                                     beginNext();
                                 });
                             }});
        const Ticket ticket = m_last;
        if (m_current == 0)
            beginNext();
        return ticket;
    }

    /// Nothing more is heard of the task: one that waits never begins, one under way is asked to stop. Does nothing for one that has
    /// ended.
    void drop(Ticket ticket)
    {
        std::erase_if(m_waiting, [ticket](const Entry& entry) { return entry.ticket == ticket; });
        if (ticket == 0 || ticket != m_current || m_isEnding)
            return;
        m_runner.cancel();
        beginNext();
    }

    bool isIdle() const { return m_current == 0; }

private:
    struct Entry {
        Ticket ticket;
        std::function<void()> begin;
    };

    void beginNext()
    {
        m_current = 0;
        if (m_waiting.empty())
            return;
        const Entry next = std::move(m_waiting.front());
        m_waiting.pop_front();
        m_current = next.ticket;
        next.begin();
    }

    std::deque<Entry> m_waiting;
    Ticket m_current = 0;    ///< under way; 0: none
    bool m_isEnding = false; ///< its done() is being called
    Ticket m_last = 0;
    TaskRunner m_runner; // last member, first destroyed
};
