// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/training/training_speed.h"

#include "core/learning/training/training_session.h"
#include "core/network/layers/product_speed.h"

#include <algorithm>
#include <chrono>

namespace ratatosk {
namespace {

constexpr int kFirstSteps = 6; ///< they compile kernels and claim memory
constexpr int kRounds = 5, kStepsOfRound = 4;

Result<void> warmUp(TrainingSession& session, const std::stop_token& stop)
{
    for (int step = 0; step < kFirstSteps && !stop.stop_requested(); ++step) {
        if (const auto loss = session.step(); !loss)
            return loss.error();
    }
    return {};
}

/// Some steps, and the product before and after them: what else runs may disturb one of the two.
Result<TrainingSpeed> measureRound(TrainingSession& session, bool isBFloat16)
{
    const Precision precision = isBFloat16 ? Precision::BFloat16 : Precision::Float32;
    TrainingSpeed speed{.isBFloat16 = isBFloat16};
    const double productBefore = productSpeed(precision);
    const auto start = std::chrono::steady_clock::now();
    for (int step = 0; step < kStepsOfRound; ++step) {
        const auto loss = session.step();
        if (!loss)
            return loss.error();
        speed.examplesPerSecond += static_cast<double>(loss->examples);
        speed.operations += loss->operations / 1e9;
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    speed.examplesPerSecond /= seconds;
    speed.operations /= seconds;
    speed.productOperations = std::max(productBefore, productSpeed(precision));
    return speed;
}

} // namespace

Result<TrainingSpeed> measureTraining(const TrainingConfig& config, const TrainingPaths& paths, std::stop_token stop)
{
    const auto material = readTrainingMaterial(config, paths, {});
    if (!material)
        return material.error();
    const auto session = TrainingSession::create(config, paths, *material);
    if (!session)
        return session.error();
    if (const auto warm = warmUp(**session, stop); !warm)
        return warm.error();
    TrainingSpeed best{.isBFloat16 = config.useBFloat16};
    for (int round = 0; round < kRounds && !stop.stop_requested(); ++round) {
        const auto speed = measureRound(**session, config.useBFloat16);
        if (!speed)
            return speed;
        best.examplesPerSecond = std::max(best.examplesPerSecond, speed->examplesPerSecond);
        best.operations = std::max(best.operations, speed->operations);
        best.productOperations = std::max(best.productOperations, speed->productOperations);
    }
    if (stop.stop_requested())
        return Error{ErrorCode::Cancelled, "Stopped before the speed was measured."};
    return best;
}

} // namespace ratatosk
