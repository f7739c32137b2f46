// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/training/trainer.h"

#include "core/training/training_session.h"

#include <chrono>

namespace ratatosk {
namespace {

constexpr std::int64_t kReportEvery = 20;
constexpr double kSaveEverySeconds = 300;

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

/// Sums of the losses since the last report.
class Window
{
public:
    void add(const TrainingSession::StepLoss& loss)
    {
        ++m_steps;
        m_sum.total += loss.total;
        m_sum.rules += loss.rules;
        m_sum.columns += loss.columns;
        m_sum.tables += loss.tables;
        m_sum.values += loss.values;
        m_sum.examples += loss.examples;
    }

    TrainingProgress progress(const TrainingSession& session, std::int64_t steps) const
    {
        const double seconds = secondsSince(m_start), count = static_cast<double>(m_steps);
        TrainingProgress result;
        result.step = session.position();
        result.steps = steps;
        result.epoch = static_cast<double>(session.position()) / static_cast<double>(session.batchesPerEpoch());
        result.loss = m_sum.total / count;
        result.ruleLoss = m_sum.rules / count;
        result.columnLoss = m_sum.columns / count;
        result.tableLoss = m_sum.tables / count;
        result.valueLoss = m_sum.values / count;
        result.examplesPerSecond = static_cast<double>(m_sum.examples) / seconds;
        result.secondsLeft = seconds / count * static_cast<double>(steps - session.position());
        return result;
    }

    std::int64_t steps() const { return m_steps; }

private:
    Clock::time_point m_start = Clock::now();
    std::int64_t m_steps = 0;
    TrainingSession::StepLoss m_sum;
};

} // namespace

Result<TrainingOutcome> train(const TrainingConfig& config, const TrainingPaths& paths, bool resume,
                              const std::function<void(const TrainingProgress&)>& report, std::stop_token stop)
{
    std::error_code ignored;
    std::filesystem::create_directories(paths.output, ignored);
    const auto material = readTrainingMaterial(config, paths, {});
    if (!material)
        return material.error();
    auto created = TrainingSession::create(config, paths, *material);
    if (!created)
        return created.error();
    TrainingSession& session = **created;
    if (resume) {
        if (const Result<void> loaded = session.load(); !loaded)
            return loaded.error();
    }
    Window window;
    Clock::time_point saved = Clock::now();
    while (session.position() < config.steps && !stop.stop_requested()) {
        window.add(session.step());
        const bool isLast = session.position() == config.steps;
        const bool validates = session.position() % config.validateEvery == 0 || isLast;
        if (validates || window.steps() == kReportEvery) {
            TrainingProgress progress = window.progress(session, config.steps);
            if (validates) {
                progress.validation = session.measureValidation(stop);
                if (!stop.stop_requested()) {
                    if (const Result<void> written = session.writeBestBundle(progress.validation); !written)
                        return written.error();
                }
            }
            report(progress);
            window = Window();
        }
        if (validates || secondsSince(saved) > kSaveEverySeconds) {
            if (const Result<void> written = session.save(); !written)
                return written.error();
            saved = Clock::now();
        }
    }
    if (stop.stop_requested()) {
        if (const Result<void> written = session.save(); !written)
            return written.error();
    }
    return TrainingOutcome{session.position(), session.bestValidation(), stop.stop_requested()};
}

} // namespace ratatosk
