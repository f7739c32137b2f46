// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>

struct sqlite3;

namespace ratatosk {

/// While it lives, work on `handle` ends early when `stop` is requested (from any thread) or the time is over: between virtual
/// machine instructions, inside a long sort, and while waiting for another program's lock.
class Interruption
{
public:
    /// `milliseconds` 0: no time limit.
    Interruption(sqlite3* handle, std::stop_token stop, int milliseconds);
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    /// Why work has to end: Cancelled, LimitExceeded, or nothing yet.
    std::optional<Error> reason() const;

    /// How long a statement waits for another program's lock.
    static constexpr int lockMilliseconds = 2'000;

private:
    using Clock = std::chrono::steady_clock;

    static int onProgress(void* self);
    static int onBusy(void* self, int attempts);
    bool isDue() const;

    sqlite3* m_handle;
    std::stop_token m_stop;
    int m_milliseconds;
    Clock::time_point m_begin = Clock::now();
    std::stop_callback<std::function<void()>> m_interrupt; // last: the callback may run at once
};

} // namespace ratatosk
