// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/training/trainer.h"

#include "core/learning/training/training_loop.h"
#include "core/learning/training/training_session.h"

namespace ratatosk {
namespace {

StepLoss& operator+=(StepLoss& sum, const StepLoss& loss)
{
    sum.total += loss.total;
    sum.rules += loss.rules;
    sum.columns += loss.columns;
    sum.tables += loss.tables;
    sum.values += loss.values;
    sum.examples += loss.examples;
    sum.operations += loss.operations;
    return sum;
}

/// To write SQL.
class ParserTask : public TrainedTask
{
public:
    ParserTask(TrainingSession& session, const TrainingConfig& config, const std::function<void(const TrainingProgress&)>& report)
        : m_session(session), m_config(config), m_report(report)
    {
    }

    std::int64_t position() const override { return m_session.position(); }
    bool keepsBooks() const override { return m_session.processes().isFirst(); }
    Result<bool> agreesToStop(bool isWantedHere) override { return m_session.processes().anyOf(isWantedHere); }
    Result<void> save() override { return m_session.save(); }

    Result<void> step() override
    {
        const auto loss = m_session.step();
        if (!loss)
            return loss.error();
        m_sum += *loss;
        return {};
    }

    Result<void> validate(std::stop_token stop) override
    {
        const double measured = m_session.measureValidation(stop);
        if (stop.stop_requested()) // a part of it says nothing
            return {};
        m_validation = measured;
        return m_session.writeBestBundle(measured);
    }

    void report(const TrainingPace& pace) override
    {
        const double count = static_cast<double>(pace.steps);
        m_report({.step = position(),
                  .steps = m_config.steps,
                  .epoch = static_cast<double>(position()) / static_cast<double>(m_session.batchesPerEpoch()),
                  .loss = m_sum.total / count,
                  .ruleLoss = m_sum.rules / count,
                  .columnLoss = m_sum.columns / count,
                  .tableLoss = m_sum.tables / count,
                  .valueLoss = m_sum.values / count,
                  .examplesPerSecond = static_cast<double>(m_sum.examples) / pace.seconds,
                  .gigaflops = m_sum.operations / pace.seconds / 1e9,
                  .secondsLeft = pace.secondsLeft,
                  .validation = m_validation});
        m_sum = {};
        m_validation = -1;
    }

private:
    TrainingSession& m_session;
    const TrainingConfig& m_config;
    const std::function<void(const TrainingProgress&)>& m_report;
    StepLoss m_sum; ///< since the last report
    double m_validation = -1;
};

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
    ParserTask task(**session, config, report);
    const auto isDone = runTraining(task, {.steps = config.steps, .validateEvery = config.validateEvery}, stop);
    if (!isDone)
        return isDone.error();
    return TrainingOutcome{task.position(), (*session)->bestValidation(), !*isDone};
}

} // namespace ratatosk
