// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ratatosk::cli {

/// Has the allocator keep what is freed, for this process and from now on: a training step frees and asks again for gigabytes, and
/// page faults were 20 % of a step. Memory stays at the largest step's need, some 3 GB.
void keepFreedMemory();

} // namespace ratatosk::cli
