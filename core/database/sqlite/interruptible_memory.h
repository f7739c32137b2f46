// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ratatosk {

/// SQLite compiles for as long as it takes and asks nobody whether to go on (before 3.41), but it keeps asking for memory: since the start of
/// the program it gets none on a thread whose Interruption is due, and none beyond a limit for all connections together.
/// Called before a database is opened. False: something used SQLite before this program's own start, and there is no such check. (A module
/// shares the program's: see useInterruptionPlace.)
bool isMemoryInterruptible();

} // namespace ratatosk
