// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/training/training_speed.h"

#include "core/neural/product_speed.h"
#include "core/training/training_session.h"

#include <algorithm>
#include <chrono>

namespace ratatosk {
namespace {

constexpr int kFirstSteps = 6; ///< they compile kernels and claim memory
constexpr int kSteps = 12;

} // namespace

Result<TrainingSpeed> measureTraining(const TrainingConfig& config, const TrainingPaths& paths, std::stop_token stop)
{
    const auto material = readTrainingMaterial(config, paths, {});
    if (!material)
        return material.error();
    const auto session = TrainingSession::create(config, paths, *material);
    if (!session)
        return session.error();
    for (int step = 0; step < kFirstSteps && !stop.stop_requested(); ++step) {
        if (const auto loss = (*session)->step(); !loss)
            return loss.error();
    }

    const Precision precision = config.useBFloat16 ? Precision::BFloat16 : Precision::Float32;
    TrainingSpeed speed;
    speed.isBFloat16 = config.useBFloat16;
    speed.productOperations = productSpeed(precision);
    const auto start = std::chrono::steady_clock::now();
    for (int step = 0; step < kSteps && !stop.stop_requested(); ++step) {
        const auto loss = (*session)->step();
        if (!loss)
            return loss.error();
        speed.examplesPerSecond += static_cast<double>(loss->examples);
        speed.operations += loss->operations / 1e9;
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    if (stop.stop_requested())
        return Error{ErrorCode::Cancelled, "Stopped before the speed was measured."};
    speed.examplesPerSecond /= seconds;
    speed.operations /= seconds;
    speed.productOperations = std::max(speed.productOperations, productSpeed(precision)); // what else runs may have disturbed the first
    return speed;
}

} // namespace ratatosk
