// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/batches/training_batch.h"

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace ratatosk {

/// Batches that threads of its own draw ahead of a training, for a device that takes longer to draw for than to compute. A batch follows
/// from its step alone, so it is the same whoever draws it and when.
class BatchQueue
{
public:
    /// Called on several threads at once, each with a sampler of its own; throws nothing.
    using Draw = std::function<TrainingBatch(BatchSampler& sampler, std::int64_t step)>;

    /// Draws from step `first` on. Requires: workers >= 1.
    BatchQueue(const BatchSampler& sampler, Draw draw, std::int64_t first, int workers);

    /// The next step's batch, in order. For one thread.
    TrainingBatch next();

private:
    void work(BatchSampler sampler, const std::stop_token& stop);

    Draw m_draw;
    std::int64_t m_ahead; ///< that many batches at most are drawn or being drawn
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::map<std::int64_t, TrainingBatch> m_ready; ///< by step
    std::int64_t m_claimed, m_taken;               ///< the first step that nobody draws yet, the first that nobody has taken
    std::vector<std::jthread> m_workers;           ///< the last to be made and the first to end
};

} // namespace ratatosk
