// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ctime>

/// What this thread has worked, in milliseconds: other programs do not count.
inline double workedMilliseconds()
{
    timespec worked{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &worked);
    return static_cast<double>(worked.tv_sec) * 1000 + static_cast<double>(worked.tv_nsec) / 1e6;
}
