// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/batches/batch_queue.h"

#include <utility>

namespace ratatosk {
namespace {

constexpr int kBatchesOfAWorker = 2; ///< one that waits, one that is drawn

} // namespace

BatchQueue::BatchQueue(const BatchSampler& sampler, Draw draw, std::int64_t first, int workers)
    : m_draw(std::move(draw)), m_ahead(kBatchesOfAWorker * workers), m_claimed(first), m_taken(first)
{
    for (int worker = 0; worker < workers; ++worker)
        m_workers.emplace_back([this, sampler](const std::stop_token& stop) { work(sampler, stop); });
}

TrainingBatch BatchQueue::next()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_ready.contains(m_taken); });
    TrainingBatch batch = std::move(m_ready.extract(m_taken++).mapped());
    m_changed.notify_all();
    return batch;
}

void BatchQueue::work(BatchSampler sampler, const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    while (m_changed.wait(lock, stop, [this] { return m_claimed < m_taken + m_ahead; })) {
        if (stop.stop_requested())
            return;
        const std::int64_t step = m_claimed++;
        lock.unlock();
        TrainingBatch batch = m_draw(sampler, step);
        lock.lock();
        m_ready.emplace(step, std::move(batch));
        m_changed.notify_all();
    }
}

} // namespace ratatosk
