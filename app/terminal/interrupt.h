// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

namespace ratatosk::cli {

enum class AfterStop {
    Finish, ///< the command ends by itself when it has put its files in order
    EndSoon ///< the command only reads: the process ends 250 ms after the stop, whatever a library is still busy with
};

/// A token that Ctrl-C (SIGINT) and SIGTERM stop; a second Ctrl-C ends the process at once with code 130. Call it before other threads
/// begin, since they inherit which signals wait for us. The same token every time; the first call decides what comes after a stop.
std::stop_token stopOnInterrupt(AfterStop afterStop = AfterStop::Finish);

} // namespace ratatosk::cli
