// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>

namespace ratatosk {

/// Threads of one computation without LibTorch, whose own number is another.
int threadCount();
/// 0: one for each core.
void setThreadCount(int threads);

/// Calls work(part) for the parts 0 to `parts` - 1, at most threadCount() at once, and returns when all are done. Part i is done by the same thread
/// each time, so that it finds in its cache what it left there. Threads wait for the next call for some microseconds before they sleep: from one layer
/// to the next none has to be woken. While another thread has them, the calling thread does all parts itself. `work` must not throw.
void forEachPart(std::int64_t parts, const std::function<void(std::int64_t)>& work);

} // namespace ratatosk
