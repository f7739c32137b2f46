// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/kernels/parallel.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace ratatosk {
namespace {

/// From one layer to the next; a thread that slept in between would wake too late.
constexpr std::chrono::microseconds kPatience{30};

std::atomic<int> wantedThreads{0};

/// Waits until `value` is no more what it was, first awake, then asleep.
void awaitChange(const std::atomic<std::uint32_t>& value, std::uint32_t before)
{
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (value.load(std::memory_order_acquire) == before) {
        if (std::chrono::steady_clock::now() > end) {
            value.wait(before, std::memory_order_acquire);
            continue;
        }
#if defined(__x86_64__)
        __builtin_ia32_pause();
#endif
    }
}

/// One round of work after another for a fixed number of threads, the calling one among them.
class Crew
{
public:
    explicit Crew(int threads) : m_threads(threads)
    {
        for (int number = 1; number < threads; ++number)
            m_helpers.emplace_back([this, number] { help(number); });
    }

    ~Crew()
    {
        m_isOver = true;
        begin();
        for (std::thread& helper : m_helpers)
            helper.join();
    }

    int threads() const { return m_threads; }

    void run(std::int64_t parts, const std::function<void(std::int64_t)>& work)
    {
        m_parts = parts;
        m_work = &work;
        m_busy.store(static_cast<std::uint32_t>(m_helpers.size()), std::memory_order_relaxed);
        begin();
        doParts(0);
        for (std::uint32_t busy = m_busy.load(std::memory_order_acquire); busy > 0; busy = m_busy.load(std::memory_order_acquire))
            awaitChange(m_busy, busy);
    }

private:
    void begin()
    {
        m_round.fetch_add(1, std::memory_order_release);
        m_round.notify_all();
    }

    void doParts(int number) const
    {
        for (std::int64_t part = number; part < m_parts; part += m_threads)
            (*m_work)(part);
    }

    void help(int number)
    {
        for (std::uint32_t round = 0;; ++round) {
            awaitChange(m_round, round);
            if (m_isOver)
                return;
            doParts(number);
            if (m_busy.fetch_sub(1, std::memory_order_release) == 1)
                m_busy.notify_one();
        }
    }

    const int m_threads;
    std::int64_t m_parts = 0;
    const std::function<void(std::int64_t)>* m_work = nullptr;
    bool m_isOver = false;
    std::atomic<std::uint32_t> m_round{0}, m_busy{0};
    std::vector<std::thread> m_helpers;
};

} // namespace

int threadCount()
{
    const int wanted = wantedThreads;
    return wanted > 0 ? wanted : static_cast<int>(std::max(std::thread::hardware_concurrency(), 1U));
}

void setThreadCount(int threads)
{
    wantedThreads = threads;
}

void forEachPart(std::int64_t parts, const std::function<void(std::int64_t)>& work)
{
    static std::mutex mutex;
    static std::unique_ptr<Crew> crew; // of the number of threads that was wanted last
    const int threads = threadCount();
    if (parts > 1 && threads > 1) {
        if (const std::unique_lock alone(mutex, std::try_to_lock); alone) {
            if (!crew || crew->threads() != threads) {
                crew.reset();
                crew = std::make_unique<Crew>(threads);
            }
            return crew->run(parts, work);
        }
    }
    for (std::int64_t part = 0; part < parts; ++part)
        work(part);
}

} // namespace ratatosk
