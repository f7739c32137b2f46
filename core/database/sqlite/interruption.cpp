// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/sqlite/interruption.h"

#include "core/database/sqlite/stack_room.h"

#include <fmt/format.h>
#include <sqlite3.h>

namespace ratatosk {

namespace {

constexpr int instructionsBetweenChecks = 1'000; // well below a millisecond
constexpr int allocationsBetweenChecks = 64;     // the same
constexpr int busyPauseMilliseconds = 10;

Interruption*& ownPlace()
{
    static thread_local Interruption* youngest = nullptr;
    return youngest;
}

InterruptionPlace youngest = ownPlace;

} // namespace

void useInterruptionPlace(InterruptionPlace place)
{
    youngest = place;
}

InterruptionPlace interruptionPlace()
{
    return youngest;
}

Interruption::Interruption(sqlite3* handle, std::stop_token stop, const RunLimits& limits)
    : m_handle(handle), m_stop(std::move(stop)), m_limits(limits), m_before(youngest()),
      m_interrupt(m_stop, [handle] { sqlite3_interrupt(handle); })
{
    sqlite3_progress_handler(m_handle, instructionsBetweenChecks, onProgress, this);
    sqlite3_busy_handler(m_handle, onBusy, this);
    youngest() = this;
}

Interruption::~Interruption()
{
    youngest() = m_before;
    sqlite3_progress_handler(m_handle, 0, nullptr, nullptr);
    sqlite3_busy_timeout(m_handle, lockMilliseconds);
}

std::optional<Error> Interruption::reason() const
{
    if (m_stop.stop_requested())
        return Error{ErrorCode::Cancelled, "The statement was cancelled."};
    if (hasTooManyAllocations())
        return Error{ErrorCode::LimitExceeded, "The statement is too complex."};
    if (hasTooManyInstructions())
        return Error{ErrorCode::LimitExceeded, "The statement needs too much work."};
    if (isDue())
        return Error{ErrorCode::LimitExceeded, fmt::format("The statement ran longer than {} ms.", m_limits.milliseconds)};
    return std::nullopt;
}

bool Interruption::isDueHere()
{
    Interruption* current = youngest();
    if (!current)
        return false;
    current->m_instructions += instructionsBetweenChecks; // a function at work has its price, too
    return current->isDue();
}

bool Interruption::mayAllocateHere()
{
    Interruption* current = youngest();
    if (!current)
        return true;
    Interruption& self = *current;
    if (++self.m_allocations % allocationsBetweenChecks == 0 && self.isDue())
        self.m_mayAllocate = false;
    return self.m_mayAllocate && hasStackRoom();
}

bool Interruption::isDue() const
{
    return m_stop.stop_requested() || hasTooManyAllocations() || hasTooManyInstructions()
        || (m_limits.milliseconds > 0 && Clock::now() - m_begin >= std::chrono::milliseconds(m_limits.milliseconds));
}

int Interruption::onProgress(void* self)
{
    Interruption& current = *static_cast<Interruption*>(self);
    current.m_instructions += instructionsBetweenChecks;
    return current.isDue();
}

int Interruption::onBusy(void* self, int attempts)
{
    if (attempts * busyPauseMilliseconds >= lockMilliseconds || static_cast<const Interruption*>(self)->isDue())
        return 0;
    sqlite3_sleep(busyPauseMilliseconds);
    return 1;
}

} // namespace ratatosk
