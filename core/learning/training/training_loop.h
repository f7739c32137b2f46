// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <stop_token>

namespace ratatosk {

/// How fast a training went since its last report.
struct TrainingPace {
    std::int64_t steps = 0; ///< at least one
    double seconds = 0;
    double secondsLeft = 0;
};

/// What is learnt, as the loop sees it: to write SQL, to write logical forms, to choose among answers.
class TrainedTask
{
public:
    virtual ~TrainedTask() = default;

    virtual std::int64_t position() const = 0; ///< steps done
    /// One batch forward and backward, and an update.
    virtual Result<void> step() = 0;
    /// Measures on what is held out and keeps the model where it is the best so far.
    virtual Result<void> validate(std::stop_token stop) = 0;
    /// Writes a checkpoint.
    virtual Result<void> save() = 0;
    /// Tells of the steps since the last report, and of a validation among them.
    virtual void report(const TrainingPace& pace) = 0;

    /// Of several processes one alone validates, writes and reports.
    virtual bool keepsBooks() const { return true; }
    /// Whether any process wants to stop.
    virtual Result<bool> agreesToStop(bool isWantedHere) { return isWantedHere; }
};

struct TrainingPlan {
    std::int64_t steps = 0;
    std::int64_t validateEvery = 0; ///< and after the last
    std::int64_t reportEvery = 20;
    double saveEverySeconds = 300; ///< what an interrupted training may lose; after each validation it is saved, too
};

/// Until the steps are done (true) or somebody wants to stop (false), with a checkpoint written. What was done before is validated once more.
/// Errors: those of the task.
Result<bool> runTraining(TrainedTask& task, const TrainingPlan& plan, std::stop_token stop);

} // namespace ratatosk
