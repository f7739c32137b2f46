// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/time_budget.h"

#include <utility>

namespace ratatosk::cli {

TimeBudget::TimeBudget(std::optional<std::chrono::milliseconds> time, std::stop_token interrupt) : m_interrupt(std::move(interrupt))
{
    m_clock = std::jthread([this, time](std::stop_token done) {
        const std::stop_callback wake(m_interrupt, [this] {
            m_source.request_stop();
            m_ended.notify_all();
        });
        std::unique_lock lock(m_mutex);
        const auto isOver = [this] { return m_source.stop_requested(); };
        if (!time)
            m_ended.wait(lock, done, isOver);
        else if (!m_ended.wait_for(lock, done, *time, isOver) && !done.stop_requested())
            m_source.request_stop();
    });
}

} // namespace ratatosk::cli
