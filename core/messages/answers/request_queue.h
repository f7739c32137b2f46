// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/messages/answers/answer_message.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>

namespace ratatosk {

/// Requests that wait for the answering thread, filled by the thread that reads the pipe. Thread-safe.
template <class Message>
class JobQueue
{
public:
    struct Job {
        Message request;
        std::stop_token stop; ///< stopped by a CancelRequest for it, and when the queue is closed
    };

    /// Appends a request, or carries out a CancelRequest at once.
    void push(Message request);

    /// Waits for the next job, which counts as under way until the next call. Nothing once the queue is closed.
    std::optional<Job> next();

    /// No more requests will come: what waits is dropped, what is under way is stopped.
    void close();

private:
    struct Entry {
        Message request;
        std::stop_source stop;
    };

    void cancel(std::uint64_t number);

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<Entry> m_waiting;
    std::optional<Entry> m_underWay;
    bool m_isClosed = false;
};

template <class Message>
void JobQueue<Message>::push(Message request)
{
    if (const auto* cancellation = std::get_if<CancelRequest>(&request.body))
        return cancel(cancellation->target);
    const std::lock_guard lock(m_mutex);
    m_waiting.push_back({std::move(request), {}});
    m_changed.notify_one();
}

template <class Message>
void JobQueue<Message>::cancel(std::uint64_t number)
{
    const std::lock_guard lock(m_mutex);
    if (m_underWay && m_underWay->request.number == number)
        m_underWay->stop.request_stop();
    for (Entry& entry : m_waiting) {
        if (entry.request.number == number)
            entry.stop.request_stop();
    }
}

template <class Message>
std::optional<typename JobQueue<Message>::Job> JobQueue<Message>::next()
{
    std::unique_lock lock(m_mutex);
    m_underWay.reset();
    m_changed.wait(lock, [this] { return m_isClosed || !m_waiting.empty(); });
    if (m_isClosed)
        return std::nullopt;
    m_underWay = std::move(m_waiting.front());
    m_waiting.pop_front();
    return Job{m_underWay->request, m_underWay->stop.get_token()};
}

template <class Message>
void JobQueue<Message>::close()
{
    const std::lock_guard lock(m_mutex);
    m_isClosed = true;
    m_waiting.clear();
    if (m_underWay)
        m_underWay->stop.request_stop();
    m_changed.notify_all();
}

using RequestQueue = JobQueue<Request>;

} // namespace ratatosk
