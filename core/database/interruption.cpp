// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/interruption.h"

#include <fmt/format.h>
#include <sqlite3.h>

namespace ratatosk {

namespace {

constexpr int instructionsBetweenChecks = 1'000; // well below a millisecond
constexpr int busyPauseMilliseconds = 10;

} // namespace

Interruption::Interruption(sqlite3* handle, std::stop_token stop, int milliseconds)
    : m_handle(handle)
    , m_stop(std::move(stop))
    , m_milliseconds(milliseconds)
    , m_interrupt(m_stop, [handle] { sqlite3_interrupt(handle); })
{
    sqlite3_progress_handler(m_handle, instructionsBetweenChecks, onProgress, this);
    sqlite3_busy_handler(m_handle, onBusy, this);
}

Interruption::~Interruption()
{
    sqlite3_progress_handler(m_handle, 0, nullptr, nullptr);
    sqlite3_busy_timeout(m_handle, lockMilliseconds);
}

std::optional<Error> Interruption::reason() const
{
    if (m_stop.stop_requested())
        return Error{ErrorCode::Cancelled, "The statement was cancelled."};
    if (isDue())
        return Error{ErrorCode::LimitExceeded, fmt::format("The statement ran longer than {} ms.", m_milliseconds)};
    return std::nullopt;
}

bool Interruption::isDue() const
{
    return m_stop.stop_requested() || (m_milliseconds > 0 && Clock::now() - m_begin >= std::chrono::milliseconds(m_milliseconds));
}

int Interruption::onProgress(void* self)
{
    return static_cast<const Interruption*>(self)->isDue();
}

int Interruption::onBusy(void* self, int attempts)
{
    if (attempts * busyPauseMilliseconds >= lockMilliseconds || static_cast<const Interruption*>(self)->isDue())
        return 0;
    sqlite3_sleep(busyPauseMilliseconds);
    return 1;
}

} // namespace ratatosk
