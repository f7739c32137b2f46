// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/statements/statement_queue.h"

#include <string_view>

namespace ratatosk::cli {

/// Keeps standard output for messages alone: whatever a library prints goes to standard error from now on. Returns where messages go.
int takeStandardOutput();

/// False when nobody reads it.
bool writeAll(int descriptor, std::string_view bytes);

/// Fills the queue from standard input until that ends or makes no sense, and closes it then: no more requests can come.
template <class Message>
void readRequests(JobQueue<Message>& queue);

extern template void readRequests(JobQueue<Request>& queue);
extern template void readRequests(JobQueue<StatementRequest>& queue);

} // namespace ratatosk::cli
