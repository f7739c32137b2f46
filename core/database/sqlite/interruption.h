// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/database/sqlite/run_limits.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>

struct sqlite3;

namespace ratatosk {

class Interruption;

/// Gives the place where the calling thread keeps its youngest Interruption.
using InterruptionPlace = Interruption*& (*)();

/// A module that is linked with a copy of this library shares SQLite with the program that opens it, and so the one check of its memory:
/// it has to keep its Interruptions where the program looks. Called before the module opens a database.
void useInterruptionPlace(InterruptionPlace place);
InterruptionPlace interruptionPlace();

/// While it lives, work on `handle` ends early when `stop` is requested (from any thread) or a limit is reached: between virtual
/// machine instructions, inside a long sort, while waiting for another program's lock, wherever SQLite asks for memory (which it does
/// all along while compiling and in full-text search), and inside those functions that look at isDueHere(). Lives on the thread that
/// works; of several there the youngest counts.
class Interruption
{
public:
    Interruption(sqlite3* handle, std::stop_token stop, const RunLimits& limits);
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    /// Why work has to end: Cancelled, LimitExceeded, or nothing yet.
    std::optional<Error> reason() const;

    /// Of SQLite's machine, since this began, in steps of a thousand.
    std::int64_t instructions() const { return m_instructions; }

    /// Whether what this thread is working on has to end. Cheap, but not to be asked for each byte: it counts as a thousand instructions.
    static bool isDueHere();

    /// Whether SQLite may have memory on this thread: not when work has to end, nor when a recursion has used up most of the stack.
    static bool mayAllocateHere();

    /// How long a statement waits for another program's lock.
    static constexpr int lockMilliseconds = 2'000;

private:
    using Clock = std::chrono::steady_clock;

    static int onProgress(void* self);
    static int onBusy(void* self, int attempts);
    bool isDue() const;
    bool hasTooManyInstructions() const { return m_limits.instructions > 0 && m_instructions >= m_limits.instructions; }
    bool hasTooManyAllocations() const { return m_limits.allocations > 0 && m_allocations > m_limits.allocations; }

    sqlite3* m_handle;
    std::stop_token m_stop;
    RunLimits m_limits;
    Clock::time_point m_begin = Clock::now();
    std::int64_t m_instructions = 0;
    std::int64_t m_allocations = 0;
    bool m_mayAllocate = true;
    Interruption* m_before;                                ///< on this thread
    std::stop_callback<std::function<void()>> m_interrupt; // last: the callback may run at once
};

} // namespace ratatosk
