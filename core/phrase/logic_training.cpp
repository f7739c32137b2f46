// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/phrase/logic_training.h"

#include "core/phrase/logic_session.h"
#include "core/serialization/library_failure.h"

#include <chrono>

namespace ratatosk {
namespace {

constexpr std::int64_t kStepsALine = 50;
constexpr double kSaveSeconds = 120; ///< what an interrupted training may lose

using SteadyClock = std::chrono::steady_clock;

double since(SteadyClock::time_point start)
{
    return std::chrono::duration<double>(SteadyClock::now() - start).count();
}

/// Validates, keeps the best bundle, reports and writes checkpoints: what happens between steps.
class LogicBooks
{
public:
    LogicBooks(LogicSession& session, const LogicRecipe& recipe, const std::function<void(const LogicProgress&)>& report)
        : m_session(session), m_recipe(recipe), m_report(report)
    {
    }

    Result<void> note(const LogicSession::Step& step, std::stop_token stop)
    {
        m_loss += step.loss;
        m_examples += step.examples;
        ++m_steps;
        const std::int64_t position = m_session.position();
        const bool isLast = position == m_recipe.steps, isMeasured = isLast || position % m_recipe.validateEvery == 0;
        if (!isMeasured && m_steps < kStepsALine)
            return since(m_saved) > kSaveSeconds ? save() : Result<void>();
        LogicProgress progress = progressNow();
        if (isMeasured) {
            if (const auto measured = measure(progress, isLast, stop); !measured)
                return measured;
        }
        m_report(progress);
        m_loss = 0;
        m_examples = m_steps = 0;
        m_start = SteadyClock::now();
        return {};
    }

    Result<void> save()
    {
        m_saved = SteadyClock::now();
        return m_session.save();
    }

private:
    LogicProgress progressNow() const
    {
        const double seconds = since(m_start), steps = static_cast<double>(m_steps);
        LogicProgress progress;
        progress.step = m_session.position();
        progress.steps = m_recipe.steps;
        progress.epoch = m_session.epoch();
        progress.loss = m_loss / steps;
        progress.examplesPerSecond = static_cast<double>(m_examples) / seconds;
        progress.secondsLeft = seconds / steps * static_cast<double>(m_recipe.steps - progress.step);
        return progress;
    }

    Result<void> measure(LogicProgress& progress, bool isLast, std::stop_token stop)
    {
        if (!m_session.hasValidation()) {
            if (isLast) {
                if (const auto written = m_session.writeBundle(nullptr); !written)
                    return written;
            }
            return save();
        }
        const auto validation = m_session.validate(stop);
        if (!validation)
            return stop.stop_requested() ? Result<void>() : validation.error(); // whoever stops saves
        progress.exactMatch = validation->exactMatch();
        progress.logicMatch = validation->logicMatch();
        if (const auto written = m_session.writeBundle(&*validation); !written)
            return written;
        return save();
    }

    LogicSession& m_session;
    const LogicRecipe& m_recipe;
    const std::function<void(const LogicProgress&)>& m_report;
    SteadyClock::time_point m_start = SteadyClock::now(), m_saved = m_start;
    double m_loss = 0;
    std::int64_t m_examples = 0, m_steps = 0;
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
    LogicBooks books(session, recipe, report);
    while (session.position() < recipe.steps && !stop.stop_requested()) {
        if (const auto noted = books.note(session.step(), stop); !noted)
            return noted.error();
    }
    const bool isStopped = session.position() < recipe.steps;
    if (isStopped) {
        if (const auto saved = books.save(); !saved)
            return saved.error();
    }
    return LogicOutcome{session.position(), session.bestLogicMatch(), isStopped};
} catch (const std::exception& failure) {
    return Error{ErrorCode::Internal, "The training ended: " + plainReason(failure) + '.'};
}

} // namespace ratatosk
