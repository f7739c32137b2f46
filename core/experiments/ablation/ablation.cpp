// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/experiments/ablation/ablation.h"

#include "core/experiments/ablation/ablation_files.h"
#include "core/learning/training/training_session.h"
#include "core/network/functions/flushed_denormals.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace ratatosk {
namespace {

constexpr std::int64_t kPoints = 20; ///< of a curve: each is a mean over enough examples to be smooth

using Clock = std::chrono::steady_clock;

TrainingConfig configOf(const AblationCase& which, TrainingConfig config)
{
    config.model.layers = which.layers;
    config.model.initialisation = which.scheme;
    if (which.scheme != InitialisationScheme::Standard)
        config.warmUp = 0;
    return config;
}

/// Trains until the steps are done or the loss is no number.
Result<std::vector<AblationPoint>> trainCurve(TrainingSession& session, const AblationCase& which, std::int64_t steps, std::stop_token stop)
{
    const FlushedDenormals flushed;
    const std::int64_t pointEvery = std::max<std::int64_t>(1, steps / kPoints);
    std::vector<AblationPoint> curve;
    double sum = 0;
    std::int64_t count = 0;
    bool isFinite = true;
    while (isFinite && session.position() < steps && !stop.stop_requested()) {
        const auto loss = session.step();
        if (!loss)
            return loss.error();
        sum += loss->total;
        ++count;
        isFinite = std::isfinite(sum);
        if (isFinite && session.position() % pointEvery != 0 && session.position() < steps)
            continue;
        curve.push_back({which, session.position(), sum / static_cast<double>(std::exchange(count, 0))});
        sum = 0;
    }
    return curve;
}

struct Trained {
    AblationRow row;
    std::vector<AblationPoint> curve;
};

Result<Trained> trainCase(const AblationCase& which, const TrainingConfig& recipe, const TrainingPaths& paths,
                          const std::shared_ptr<const TrainingMaterial>& material, std::stop_token stop)
{
    const TrainingConfig config = configOf(which, recipe);
    const auto start = Clock::now();
    const auto session = TrainingSession::create(config, paths, material);
    if (!session)
        return session.error();
    auto curve = trainCurve(**session, which, config.steps, stop);
    if (!curve)
        return curve.error();
    Trained result{{which}, *std::move(curve)};
    if (stop.stop_requested())
        return result;
    AblationRow& row = result.row;
    row.steps = (*session)->position();
    row.firstLoss = result.curve.front().loss;
    row.finalLoss = result.curve.back().loss;
    row.hasDiverged = !(row.finalLoss <= row.firstLoss);
    row.validation = std::isfinite(row.finalLoss) ? (*session)->measureValidation(stop) : 0;
    row.seconds = std::chrono::duration<double>(Clock::now() - start).count();
    return result;
}

std::vector<AblationCase> missingCases(std::vector<AblationCase> cases, const AblationRecord& record)
{
    std::erase_if(cases, [&](const AblationCase& which) { return record.find(which) != nullptr; });
    return cases;
}

} // namespace

const AblationRow* AblationRecord::find(const AblationCase& which) const
{
    const auto found = std::ranges::find(rows, which, &AblationRow::which);
    return found == rows.end() ? nullptr : &*found;
}

Result<AblationOutcome> ablate(const TrainingConfig& config, const TrainingPaths& paths, const std::vector<AblationCase>& cases,
                               const std::function<void(const AblationRow&)>& report, std::stop_token stop)
{
    auto record = readAblation(paths.output, config);
    if (!record)
        return record.error();
    const std::vector<AblationCase> missing = missingCases(cases, *record);
    if (missing.empty()) { // only the chart may be an older version's
        if (const Result<void> written = writeAblation(paths.output, config, *record); !written)
            return written.error();
        return AblationOutcome{*std::move(record)};
    }
    const auto material = readTrainingMaterial(config, paths, {});
    if (!material)
        return material.error();
    for (const AblationCase& which : missing) {
        const auto trained = trainCase(which, config, paths, *material, stop);
        if (!trained)
            return trained.error();
        if (stop.stop_requested())
            break;
        record->rows.push_back(trained->row);
        record->curves.insert(record->curves.end(), trained->curve.begin(), trained->curve.end());
        if (const Result<void> written = writeAblation(paths.output, config, *record); !written)
            return written.error();
        report(trained->row);
    }
    return AblationOutcome{*std::move(record), stop.stop_requested()};
}

} // namespace ratatosk
