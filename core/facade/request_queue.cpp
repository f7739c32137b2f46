// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/facade/request_queue.h"

#include <utility>

namespace ratatosk {

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

template class JobQueue<Request>;
template class JobQueue<StatementRequest>;

} // namespace ratatosk
