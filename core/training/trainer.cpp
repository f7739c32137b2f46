// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/training/trainer.h"

#include "core/training/training_session.h"

#include <chrono>
#include <optional>

namespace ratatosk {
namespace {

constexpr std::int64_t kReportEvery = 20; ///< steps
constexpr double kSaveEverySeconds = 300; ///< what an interrupted training may lose

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

/// Sums of the losses since the last report.
class Window
{
public:
    void add(const StepLoss& loss)
    {
        ++m_steps;
        m_sum.total += loss.total;
        m_sum.rules += loss.rules;
        m_sum.columns += loss.columns;
        m_sum.tables += loss.tables;
        m_sum.values += loss.values;
        m_sum.examples += loss.examples;
        m_sum.operations += loss.operations;
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
        result.gigaflops = m_sum.operations / seconds / 1e9;
        result.secondsLeft = seconds / count * static_cast<double>(steps - session.position());
        return result;
    }

    std::int64_t steps() const { return m_steps; }

private:
    Clock::time_point m_start = Clock::now();
    std::int64_t m_steps = 0;
    StepLoss m_sum;
};

/// Validates, keeps the best bundle, reports and writes checkpoints: what the first process does between steps.
class Bookkeeper
{
public:
    Bookkeeper(TrainingSession& session, const TrainingConfig& config, const std::function<void(const TrainingProgress&)>& report)
        : m_session(session), m_config(config), m_report(report)
    {
    }

    Result<void> note(const StepLoss& loss, std::stop_token stop)
    {
        m_window.add(loss);
        const std::int64_t position = m_session.position();
        const bool validates = position % m_config.validateEvery == 0 || position == m_config.steps;
        std::optional<TrainingProgress> progress;
        if (validates || m_window.steps() == kReportEvery) {
            auto measured = measure(validates, stop);
            if (!measured)
                return measured.error();
            progress = *std::move(measured);
        }
        if (validates || secondsSince(m_saved) > kSaveEverySeconds) {
            if (const Result<void> saved = save(); !saved)
                return saved;
        }
        if (progress)
            m_report(*progress); // last: whoever hears of a validated step finds it saved
        return {};
    }

    Result<void> save()
    {
        m_saved = Clock::now();
        return m_session.save();
    }

private:
    Result<TrainingProgress> measure(bool validates, std::stop_token stop)
    {
        TrainingProgress progress = m_window.progress(m_session, m_config.steps);
        if (validates) {
            progress.validation = m_session.measureValidation(stop);
            if (!stop.stop_requested()) {
                if (const Result<void> written = m_session.writeBestBundle(progress.validation); !written)
                    return written.error();
            }
        }
        m_window = Window();
        return progress;
    }

    TrainingSession& m_session;
    const TrainingConfig& m_config;
    const std::function<void(const TrainingProgress&)>& m_report;
    Window m_window;
    Clock::time_point m_saved = Clock::now();
};

/// Until the steps are done or somebody wants to stop.
Result<TrainingOutcome> run(TrainingSession& session, const TrainingConfig& config,
                            const std::function<void(const TrainingProgress&)>& report, std::stop_token stop)
{
    Bookkeeper books(session, config, report);
    bool isStopped = false;
    while (session.position() < config.steps && !isStopped) {
        const auto loss = session.step();
        if (!loss)
            return loss.error();
        if (session.processes().isFirst()) {
            if (const Result<void> noted = books.note(*loss, stop); !noted)
                return noted.error();
        }
        const auto wanted = session.processes().anyOf(stop.stop_requested());
        if (!wanted)
            return wanted.error();
        isStopped = *wanted;
    }
    if (isStopped && session.processes().isFirst()) {
        if (const Result<void> written = books.save(); !written)
            return written.error();
    }
    return TrainingOutcome{session.position(), session.bestValidation(), isStopped};
}

} // namespace

Result<TrainingOutcome> train(const TrainingConfig& config, const TrainingPaths& paths, bool resume,
                              const std::function<void(const TrainingProgress&)>& report, std::stop_token stop, const ProcessPlace& place)
{
    std::error_code ignored;
    std::filesystem::create_directories(paths.output, ignored);
    auto processes = ProcessGroup::join(place); // before the reading, which takes each as long as the others
    if (!processes)
        return processes.error();
    auto material = readTrainingMaterial(config, paths, {});
    if (!material)
        return material.error();
    const auto session = TrainingSession::create(config, paths, *std::move(material), *std::move(processes));
    if (!session)
        return session.error();
    if (resume) {
        if (const Result<void> loaded = (*session)->load(); !loaded)
            return loaded.error();
    }
    return run(**session, config, report, stop);
}

} // namespace ratatosk
