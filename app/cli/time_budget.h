// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/terminal/exit_code.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace CLI {
class App;
}

namespace ratatosk::cli {

class Terminal;

/// Stops what asks its token once the time is over, or as soon as `interrupt` is requested.
class TimeBudget
{
public:
    /// Without a time it never ends by itself.
    TimeBudget(std::optional<std::chrono::milliseconds> time, std::stop_token interrupt);

    std::stop_token token() const { return m_source.get_token(); }
    bool isOver() const { return m_source.stop_requested(); }
    bool wasInterrupted() const { return m_interrupt.stop_requested(); }

private:
    std::stop_source m_source;
    std::stop_token m_interrupt;
    std::mutex m_mutex;
    std::condition_variable_any m_ended;
    std::jthread m_clock; // last: it uses the others
};

/// `--budget MINUTES`.
void addBudgetOption(CLI::App& command, double& minutes);

/// None for 0 minutes.
std::optional<std::chrono::milliseconds> budgetOf(double minutes);

/// Says why a command that goes on later has ended.
ExitCode endOf(const TimeBudget& budget, Terminal& terminal);

} // namespace ratatosk::cli
