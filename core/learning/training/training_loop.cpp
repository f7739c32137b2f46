// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/training/training_loop.h"

#include "core/network/functions/flushed_denormals.h"

#include <chrono>

namespace ratatosk {
namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

/// What happens between steps.
class Bookkeeper
{
public:
    Bookkeeper(TrainedTask& task, const TrainingPlan& plan) : m_task(task), m_plan(plan) {}

    Result<void> note(std::stop_token stop)
    {
        ++m_steps;
        const std::int64_t position = m_task.position();
        const bool validates = position % m_plan.validateEvery == 0 || position >= m_plan.steps;
        const bool reports = validates || m_steps == m_plan.reportEvery;
        const TrainingPace pace = paceNow(); // without the validation
        if (validates) {
            if (const auto validated = m_task.validate(stop); !validated)
                return validated;
        }
        if (validates || secondsSince(m_saved) > m_plan.saveEverySeconds) {
            if (const auto saved = save(); !saved)
                return saved;
        }
        if (reports)
            report(pace); // last: whoever hears of a validated step finds it saved
        return {};
    }

    Result<void> save()
    {
        m_saved = Clock::now();
        return m_task.save();
    }

private:
    TrainingPace paceNow() const
    {
        const double seconds = secondsSince(m_start);
        return {m_steps, seconds, seconds / static_cast<double>(m_steps) * static_cast<double>(m_plan.steps - m_task.position())};
    }

    void report(const TrainingPace& pace)
    {
        m_task.report(pace);
        m_steps = 0;
        m_start = Clock::now();
    }

    TrainedTask& m_task;
    const TrainingPlan& m_plan;
    Clock::time_point m_start = Clock::now(), m_saved = m_start;
    std::int64_t m_steps = 0;
};

} // namespace

Result<bool> runTraining(TrainedTask& task, const TrainingPlan& plan, std::stop_token stop)
{
    const FlushedDenormals flushed;
    Bookkeeper books(task, plan);
    if (task.position() >= plan.steps && task.keepsBooks()) { // whoever stopped it may have cut the last validation short
        if (const auto noted = books.note(stop); !noted)
            return noted.error();
    }
    auto isStopped = task.agreesToStop(stop.stop_requested());
    while (isStopped && !*isStopped && task.position() < plan.steps) {
        if (const auto stepped = task.step(); !stepped)
            return stepped.error();
        if (task.keepsBooks()) {
            if (const auto noted = books.note(stop); !noted)
                return noted.error();
        }
        isStopped = task.agreesToStop(stop.stop_requested());
    }
    if (!isStopped)
        return isStopped.error();
    if (*isStopped && task.keepsBooks()) {
        if (const auto saved = books.save(); !saved)
            return saved.error();
    }
    return !*isStopped;
}

} // namespace ratatosk
