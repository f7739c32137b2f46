// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/time_budget.h"

#include "app/terminal/terminal.h"

#include <CLI/CLI.hpp>

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

void addBudgetOption(CLI::App& command, double& minutes)
{
    command.add_option("--budget", minutes, "Stop after this time; the same command continues (default: no limit)")
        ->check(CLI::PositiveNumber)
        ->type_name("MINUTES");
}

std::optional<std::chrono::milliseconds> budgetOf(double minutes)
{
    using Minutes = std::chrono::duration<double, std::ratio<60>>;
    if (minutes <= 0)
        return {};
    return std::chrono::duration_cast<std::chrono::milliseconds>(Minutes(minutes));
}

ExitCode endOf(const TimeBudget& budget, Terminal& terminal)
{
    terminal.note(budget.wasInterrupted() ? "Interrupted. Run the same command again to continue."
                                          : "The time is over. Run the same command again to continue.");
    return budget.wasInterrupted() ? ExitCode::Interrupted : ExitCode::Ok;
}

} // namespace ratatosk::cli
