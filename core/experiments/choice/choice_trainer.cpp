// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/choice/choice_trainer.h"

#include "core/experiments/choice/choice_file.h"
#include "core/experiments/choice/choice_session.h"
#include "core/learning/training/training_loop.h"
#include "core/network/functions/device.h"

namespace ratatosk {
namespace {

constexpr std::int64_t kChoiceReportEvery = 50; ///< steps

/// To choose among answers.
class ChoiceTask : public TrainedTask
{
public:
    ChoiceTask(ChoiceSession& session, int batchSize, const std::function<void(const ChoiceProgress&)>& report)
        : m_session(session), m_batchSize(batchSize), m_report(report)
    {
    }

    std::int64_t position() const override { return m_session.position(); }
    Result<void> save() override { return m_session.save(); }

    Result<void> step() override
    {
        m_loss += m_session.step();
        return {};
    }

    Result<void> validate(std::stop_token) override
    {
        m_validation = m_session.validate();
        return m_session.writeBestModel(m_validation);
    }

    void report(const TrainingPace& pace) override
    {
        const double count = static_cast<double>(pace.steps);
        m_report({.step = position(),
                  .steps = m_session.steps(),
                  .loss = m_loss / count,
                  .questionsPerSecond = count * m_batchSize / pace.seconds,
                  .secondsLeft = pace.secondsLeft,
                  .validation = m_validation});
        m_loss = 0;
        m_validation = -1;
    }

private:
    ChoiceSession& m_session;
    int m_batchSize;
    const std::function<void(const ChoiceProgress&)>& m_report;
    double m_loss = 0; ///< since the last report
    double m_validation = -1;
};

} // namespace

Result<ChoiceOutcome> trainChoice(const ChoicePaths& paths, const std::optional<ChoiceLayers>& layers, bool resume,
                                  const std::function<void(const ChoiceProgress&)>& report, std::stop_token stop)
{
    std::error_code ignored; // what is wrong with the folder is said when a file is written
    std::filesystem::create_directories(paths.output, ignored);
    const auto material = readChoiceMaterial(paths, layers);
    if (!material)
        return material.error();
    ChoiceSession session(*material, paths.output);
    if (const Result<void> begun = session.begin(); !begun)
        return begun.error();
    if (resume) {
        if (const Result<void> loaded = session.load(); !loaded)
            return loaded.error();
    }
    ChoiceTask task(session, material->recipe.batchSize, report);
    const auto isDone = runTraining(
        task, {.steps = session.steps(), .validateEvery = material->recipe.validateEvery, .reportEvery = kChoiceReportEvery}, stop);
    if (!isDone)
        return isDone.error();
    return ChoiceOutcome{session.position(), session.mu(), session.best(), !*isDone};
}

Result<ChoiceAccuracy> evaluateChoice(const std::filesystem::path& model, const std::filesystem::path& questions)
{
    auto read = readChoiceModel(model);
    if (!read)
        return read.error();
    const auto readings = readChoiceReadings(questions, read->network->config().languageModel, *read->vocabulary);
    if (!readings)
        return readings.error();
    read->network->to(bestDevice());
    return ChoiceAccuracy{readings->size(), choiceAccuracy(read->network, *readings, Precision::Float32)};
}

} // namespace ratatosk
