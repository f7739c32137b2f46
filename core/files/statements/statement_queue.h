// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/statements/statement_message.h"
#include "core/messages/answers/request_queue.h"

namespace ratatosk {

/// Statements that wait for the thread that runs them.
using StatementQueue = JobQueue<StatementRequest>;

} // namespace ratatosk
