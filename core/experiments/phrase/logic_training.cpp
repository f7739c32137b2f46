// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/phrase/logic_training.h"

#include "core/experiments/phrase/logic_session.h"
#include "core/learning/training/training_loop.h"
#include "core/network/bundle/library_failure.h"

namespace ratatosk {
namespace {

constexpr std::int64_t kStepsALine = 50;
constexpr double kSaveSeconds = 120; ///< what an interrupted training may lose

/// To write logical forms.
class FormsTask : public TrainedTask
{
public:
    FormsTask(LogicSession& session, const LogicRecipe& recipe, const std::function<void(const LogicProgress&)>& report)
        : m_session(session), m_recipe(recipe), m_report(report)
    {
    }

    std::int64_t position() const override { return m_session.position(); }
    Result<void> save() override { return m_session.save(); }

    Result<void> step() override
    {
        const LogicSession::Step step = m_session.step();
        m_loss += step.loss;
        m_examples += step.examples;
        return {};
    }

    Result<void> validate(std::stop_token stop) override
    {
        if (!m_session.hasValidation())
            return position() == m_recipe.steps ? m_session.writeBundle(nullptr) : Result<void>();
        auto validation = m_session.validate(stop);
        if (!validation)
            return stop.stop_requested() ? Result<void>() : validation.error();
        m_validation = *std::move(validation);
        return m_session.writeBundle(&*m_validation);
    }

    void report(const TrainingPace& pace) override
    {
        m_report({.step = position(),
                  .steps = m_recipe.steps,
                  .epoch = m_session.epoch(),
                  .loss = m_loss / static_cast<double>(pace.steps),
                  .examplesPerSecond = static_cast<double>(m_examples) / pace.seconds,
                  .secondsLeft = pace.secondsLeft,
                  .exactMatch = m_validation ? m_validation->exactMatch() : -1,
                  .logicMatch = m_validation ? m_validation->logicMatch() : -1});
        m_loss = 0;
        m_examples = 0;
        m_validation.reset();
    }

private:
    LogicSession& m_session;
    const LogicRecipe& m_recipe;
    const std::function<void(const LogicProgress&)>& m_report;
    double m_loss = 0; ///< since the last report, as the examples
    std::int64_t m_examples = 0;
    std::optional<LogicReport> m_validation;
};

} // namespace

Result<LogicOutcome> trainLogic(const LogicRecipe& recipe, const LogicPaths& paths, bool resume,
                                const std::function<void(const LogicProgress&)>& report, std::stop_token stop)
try {
    std::error_code ignored;
    std::filesystem::create_directories(paths.output, ignored);
    auto material = readLogicMaterial(recipe, paths.data);
    if (!material)
        return material.error();
    LogicSession session(recipe, paths, *std::move(material));
    if (resume) {
        if (const auto loaded = session.load(); !loaded)
            return loaded.error();
    }
    FormsTask task(session, recipe, report);
    const auto isDone = runTraining(
        task, {.steps = recipe.steps, .validateEvery = recipe.validateEvery, .reportEvery = kStepsALine, .saveEverySeconds = kSaveSeconds},
        stop);
    if (!isDone)
        return isDone.error();
    return LogicOutcome{session.position(), session.bestLogicMatch(), !*isDone};
} catch (const std::exception& failure) {
    return Error{ErrorCode::Internal, "The training ended: " + plainReason(failure) + '.'};
}

} // namespace ratatosk
