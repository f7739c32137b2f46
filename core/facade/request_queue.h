// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/facade/answer_message.h"
#include "core/facade/statement_message.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <stop_token>

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

using RequestQueue = JobQueue<Request>;
using StatementQueue = JobQueue<StatementRequest>;

extern template class JobQueue<Request>;
extern template class JobQueue<StatementRequest>;

} // namespace ratatosk
