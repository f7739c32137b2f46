// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

namespace ratatosk::cli {

/// A token that Ctrl-C (SIGINT) and SIGTERM stop; a second Ctrl-C ends the process at once with code 130. Call it before other threads
/// begin, since they inherit which signals wait for us. The same token every time.
std::stop_token stopOnInterrupt();

} // namespace ratatosk::cli
